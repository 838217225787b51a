import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../../src/build/paths.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { prepareDataDir } from './testBackend.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const stages = read('Dockerfile').split(/^(?=FROM )/m);
const image = stages.at(-1) ?? '';
const copied = [...image.matchAll(/^COPY --from=build \/app\/(\S+) \S+$/gm)].map(([, path = '']) => path);

/** The packages that `npm prune --omit=dev` leaves. */
function runtimePackages(): string[] {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { dev?: true }> };
  return Object.entries(packages)
    .filter(([path, { dev }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !dev)
    .map(([path]) => path);
}

test('the image contains no tools that build it, and no tests', () => {
  expect(stages.at(-2)).toContain('npm prune --omit=dev');
  expect(copied.length).toBeGreaterThan(0);
  // Nothing else comes into the image.
  expect(image.match(/^(COPY|ADD) /gm)).toHaveLength(copied.length);
  expect(copied.filter((path) => /^(\.|src|tests|stories)\/?$/.test(path))).toEqual([]);
  const tools = ['vite', 'rolldown', 'tsx', 'esbuild', 'typescript', 'eslint', 'vitest', 'playwright'];
  expect(runtimePackages().filter((path) => tools.includes(path.replace('node_modules/', '')))).toEqual([]);
});

test.each(['.gitignore', '.dockerignore'])(
  '%s names data, and at any depth settings, exports and backups',
  (file) => {
    const lines = read(file).replaceAll('/\n', '\n').split('\n');
    // A pattern of Docker matches below the root only with `**`.
    const anywhere = ['.env', '.env.*', 'exports', '*.backup'].map((name) =>
      file === '.gitignore' ? name : `**/${name}`,
    );
    expect(lines).toEqual(expect.arrayContaining(['data', ...anywhere]));
  },
);

test('every base image has a version', () => {
  const images = [...`${read('Dockerfile')}${read('compose.yaml')}`.matchAll(/^(?:FROM| +image:) (\S+)/gm)];
  expect(images.length).toBeGreaterThan(2);
  for (const [, name] of images) expect(name).toMatch(/^\w+:\d+-bookworm(-slim)?(@sha256:[0-9a-f]{64})?$/);
});

test('the page is the last file of the build, and tells that it is complete', () => {
  const wizard = join(ROOT, 'dist/wizard');
  const times = readdirSync(wizard, { recursive: true, encoding: 'utf8' }).map(
    (name) => statSync(join(wizard, name)).mtimeMs,
  );
  expect(times.length).toBeGreaterThan(50);
  expect(statSync(join(wizard, 'index.html')).mtimeMs).toBe(Math.max(...times));
});

test('the server and its commands run with the files of the image', async () => {
  const app = temporaryFolder();
  for (const path of copied) {
    if (path !== 'node_modules') cpSync(join(ROOT, path), join(app, path), { recursive: true });
  }
  for (const path of runtimePackages()) {
    mkdirSync(dirname(join(app, path)), { recursive: true });
    // Packages of other platforms are missing.
    symlinkSync(join(ROOT, path), join(app, path));
  }
  const dataDir = join(app, 'data');
  await prepareDataDir(dataDir);
  const options = { cwd: app, env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0' } };
  const command = /^CMD \["node", "(.+)"\]$/m.exec(image)?.[1] ?? '';
  const server = spawn(process.execPath, [command], { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await once(server, 'exit');
  });
  let printed = '';
  for await (const text of server.stdout.setEncoding('utf8')) {
    printed += String(text);
    if (printed.includes('  Open ')) break;
  }
  expect(printed).toContain('Loaded 10 demo camps');
  const listed = spawnSync(process.execPath, ['dist/server/camps.js', 'list', '--json'], {
    ...options,
    encoding: 'utf8',
  });
  expect(listed.stderr).toBe('');
  expect(JSON.parse(listed.stdout)).toHaveLength(10);
});
