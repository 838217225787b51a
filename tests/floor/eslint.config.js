import bcd from '@mdn/browser-compat-data/forLegacyNode';
import browserslist from 'browserslist';
import { defineConfig } from 'eslint/config';
import compat from 'eslint-plugin-compat';
import es from 'eslint-plugin-es-x';
import globals from 'globals';

/** The names of MDN for the browsers of browserslist. */
const ON_MDN = { ios_saf: 'safari_ios', samsung: 'samsunginternet_android' };

/** The oldest supported version of each browser. */
const floor = new Map();
for (const entry of browserslist()) {
  const [name, versions] = entry.split(' ');
  const version = parseFloat(versions);
  const browser = ON_MDN[name] ?? name;
  floor.set(browser, Math.min(version, floor.get(browser) ?? version));
}

/** Whether each of the oldest browsers has a feature, without a prefix or a flag. */
function isSupported({ support }) {
  return [...floor].every(([browser, version]) =>
    [support[browser] ?? []].flat().some(({ version_added: added, prefix, flags }) => {
      const since = added === 'preview' ? Infinity : parseFloat(String(added).replace('≤', ''));
      return since <= version && !prefix && !flags;
    }),
  );
}

/** Names of our libraries' functions, which newer interfaces have too. */
const OF_LIBRARIES = ['createContext', 'toArray'];

/**
 * The names of methods that no interface has in all supported browsers, by MDN's data. Without names of one word, which
 * own functions have too, and without those of the language, which `es-x` reports.
 */
function newerMethods() {
  const language = Object.values(bcd.javascript.builtins).flatMap((builtin) => Object.keys(builtin));
  const supported = new Map([...language, ...OF_LIBRARIES].map((name) => [name, true]));
  for (const members of Object.values(bcd.api))
    for (const [key, { __compat }] of Object.entries(members)) {
      const name = key.replace(/_static$/, '');
      if (__compat && /^[a-z]+[A-Z][a-zA-Z]*$/.test(name))
        supported.set(name, supported.get(name) || isSupported(__compat));
    }
  return [...supported].filter(([, isOld]) => !isOld).map(([name]) => name);
}

/** The static members and the classes that not all supported browsers have: `AbortSignal.any`, `Intl.DurationFormat`. */
function newerStatics() {
  return Object.entries({ ...bcd.api, ...bcd.javascript.builtins }).flatMap(([object, members]) =>
    Object.entries(members)
      .filter(([key, { __compat }]) => /_static$|^[A-Z]/.test(key) && __compat && !isSupported(__compat))
      .map(([key]) => ({ object, property: key.replace(/_static$/, '') })),
  );
}

/** Also the names of array methods, or of own functions: not told apart without types. */
const ARRAY_TOO = /^no-iterator-prototype-(every|filter|find|flatmap|foreach|map|reduce|some|toarray)$/;

/** What scripts may use: `browserslist` in package.json for the browser's APIs, ES2022 for the language. */
export default defineConfig(
  {
    files: ['**/*.js'],
    extends: [compat.configs['flat/recommended'], es.configs['flat/restrict-to-es2022']],
    languageOptions: { ecmaVersion: 2022, sourceType: 'module', globals: globals.browser },
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
    settings: {
      // React looks whether it exists.
      polyfills: ['navigator.connection'],
      // Reports methods by their name alone, because the type of a value is unknown.
      'es-x': { aggressive: true },
    },
    rules: {
      ...Object.fromEntries(
        Object.keys(es.rules)
          .filter((rule) => ARRAY_TOO.test(rule))
          .map((rule) => [`es-x/${rule}`, 'off']),
      ),
      'no-restricted-properties': ['error', ...newerStatics()],
      'no-restricted-syntax': [
        'error',
        {
          selector: `CallExpression > MemberExpression.callee[property.name=/^(${newerMethods().join('|')})$/]`,
          message: 'The oldest supported browsers do not have this method.',
        },
      ],
    },
  },
  {
    // React looks whether the browser has view transitions.
    files: ['**/react-*.js'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // The page's check for old browsers, which they have to understand.
    files: ['**/es5.js'],
    languageOptions: { ecmaVersion: 5, sourceType: 'script' },
    rules: { 'compat/compat': 'off' },
  },
);
