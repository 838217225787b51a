import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { WIZARD_DIR } from '../../src/build/paths.ts';

const linter = new ESLint({ overrideConfigFile: 'tests/floor/eslint.config.js', ignore: false });

/** What the oldest supported browsers do not have, in a file or a text. */
const problemsIn = (results: ESLint.LintResult[]) =>
  results.flatMap(({ filePath, messages }) =>
    messages.map(({ message, line, column }) => `${filePath}:${line}:${column} ${message}`),
  );
const problemsOf = async (text: string, name = 'inline.js') =>
  problemsIn(await linter.lintText(text, { filePath: join('tests/floor', name) }));

test('the built scripts use only what the oldest supported browsers have', async () => {
  expect(problemsIn(await linter.lintFiles([join(WIZARD_DIR, 'assets/*.js')]))).toEqual([]);
});

test("so do the page's own scripts; its check for old browsers is in ES5", async () => {
  const page = readFileSync(join(WIZARD_DIR, 'index.html'), 'utf8');
  const scripts = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
  expect(scripts).toHaveLength(3);
  // The script in the head cannot be parsed by an old browser, which goes on with the check.
  const [firstFrame = '', check = '', beforeScripts = ''] = scripts;
  expect(await problemsOf(check, 'es5.js')).toEqual([]);
  expect(await problemsOf([firstFrame, beforeScripts].join('\n'))).toEqual([]);
});

test.each([
  'URL.canParse(location.href)',
  'AbortSignal.any([])',
  'Promise.withResolvers()',
  'Object.groupBy([], () => 1)',
  '[].toSorted()',
  'new Set().union(new Set())',
  'Array.fromAsync([])',
  'Promise.try(() => 1)',
  "'a'.toWellFormed()",
  'document.body.togglePopover()',
  'document.body.checkVisibility()',
  'document.startViewTransition()',
  'requestIdleCallback(() => 1)',
  'new Intl.DurationFormat()',
  '/[a--b]/v.test("a")',
  'class A { accessor a }',
])('%s is reported', async (text) => expect(await problemsOf(text)).not.toEqual([]));

test.each(['let a', '() => 1', 'var a = `b`', 'for (var a of []);'])('%s is not ES5', async (text) =>
  expect(await problemsOf(text, 'es5.js')).not.toEqual([]),
);
