import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

// Builds the wizard and the server if they are missing or older than their sources. JavaScript, so that Node can run it.

const root = join(import.meta.dirname, '../../..');

function newestIn(path, except) {
  const full = join(root, path);
  if (path === except || !existsSync(full)) return 0;
  const found = statSync(full);
  // Not `mtimeMs`: an archive of another version restores that to before the build.
  if (!found.isDirectory()) return found.ctimeMs;
  return Math.max(0, ...readdirSync(full).map((name) => newestIn(join(path, name), except)));
}

async function build(what, output, sources, except, args = []) {
  const built = join(root, output);
  const newest = Math.max(...sources.map((path) => newestIn(path, except)));
  if (existsSync(built) && statSync(built).mtimeMs >= newest) return;
  process.stdout.write(`Building the ${what} …\n`);
  // A separate process, whose end frees its 400 MB.
  const vite = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = () => vite.kill();
  process.once('SIGTERM', stop);
  const [code] = await once(vite, 'exit');
  process.off('SIGTERM', stop);
  if (code === 0) return;
  process.stderr.write(`The ${what} cannot be built; above is why.\n`);
  process.exit(1);
}

const backend = join('src', 'backend');
const config = join(backend, 'service', 'vite.config.ts');
await build(
  'wizard',
  'dist/wizard/index.html',
  ['index.html', 'vite.config.ts', 'package-lock.json', 'brands', 'src'],
  backend,
);
await build('server', 'dist/server/start.js', ['package-lock.json', 'src'], null, ['--config', config]);
