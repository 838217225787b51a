import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createServer, loadConfigFromFile, type UserConfig } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../../src/build/paths.ts';

const SECRET = 'geheim';
const FILES = ['keys', 'owner', 'exports/KAMP.csv', 'exports/KAMP.json', 'kamp.backup', '.env', '.env.local'];

/** The configuration of the file, as an object. */
async function configuration(): Promise<UserConfig> {
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, undefined, ROOT);
  return loaded?.config ?? {};
}

/** Starts a development server, and returns a function that gets the text of a path, and the status before it. */
async function serve(config: UserConfig) {
  const server = await createServer({
    ...config,
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { ...config.server, port: 0, host: '127.0.0.1' },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const url = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  return async (path: string) => {
    const response = await fetch(url + path);
    return `${response.status} ${await response.text()}`;
  };
}

/** A data directory in the repository, with a secret in each file. */
function dataDirInTree(): string {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, 'dist', 'data-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'exports'));
  for (const file of FILES) writeFileSync(join(folder, file), SECRET);
  return folder;
}

/** Whether the response has the secret, also in a `data:` URL. */
const holdsSecret = (text: string) =>
  text.includes(SECRET) ||
  Buffer.from(/base64,([\w+/=]*)/.exec(text)?.[1] ?? '', 'base64')
    .toString()
    .includes(SECRET);

// Storybook replaces `server` of the configuration.
const STORYBOOKS_SERVER = { fs: { strict: true } };

test.each([
  ['npm run dev', {}],
  ['npm run storybook', { server: STORYBOOKS_SERVER }],
])('%s serves only the sources of pages', async (_, replaced) => {
  const get = await serve({ ...(await configuration()), ...replaced });
  const folder = dataDirInTree();
  const path = relative(ROOT, folder).replaceAll('\\', '/');
  const spellings = [
    `/@fs${folder}`,
    `/src/../${path}`,
    `/%73rc/..%2f${path}`,
    `//${path}`,
    `/@fs/${folder}`,
  ];
  const queries = ['?raw', '?url', '?import&raw', '?import', '?inline', '?raw??', '?.svg?raw'];
  const paths = [
    ...FILES.flatMap((file) => ['', ...queries].map((query) => `/${path}/${file}${query}`)),
    ...spellings.flatMap((spelling) => ['', ...queries].map((query) => `${spelling}/keys${query}`)),
    `/${path}/KEYS?raw`,
    `/${path}/k%65ys?raw`,
  ];
  for (const secret of paths) expect(holdsSecret(await get(secret)), secret).toBe(false);
  for (const other of ['/package.json', '/docs/deploying.md', '/compose.yaml', '/.git', '/tests/run.ts?raw'])
    expect(await get(other), other).not.toMatch(/camp-enrolment|services:|gitdir|Deploying|STAGES/);
  // The last two are read by modules that are served before them.
  for (const source of [
    '/src/main.tsx',
    '/.storybook/AccessibilityReport.tsx',
    '/stories/support/docs/changes.ts',
    '/docs/accessibility/AllergyBlock.json?import',
    '/CHANGELOG.md?import&raw',
  ])
    expect(await get(source), source).toMatch(/^200 /);
});
