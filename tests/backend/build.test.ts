import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../src/build/paths.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const BUILD = 'src/backend/service/build.mjs';

/** A bundler that copies the source. */
const VITE = `import { cpSync } from 'node:fs';
const output = process.argv.includes('--config') ? 'server/start.js' : 'wizard/index.html';
cpSync('src/version', 'dist/' + output);`;

test('builds again for the sources of another version, whose times are older than the last build', () => {
  const folder = temporaryFolder();
  const write = (path: string, text: string, time = new Date()) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    utimesSync(join(folder, path), time, time);
  };
  mkdirSync(join(folder, 'src/backend/service'), { recursive: true });
  cpSync(join(ROOT, BUILD), join(folder, BUILD));
  write('package.json', '{"type": "module"}');
  write('node_modules/vite/bin/vite.js', VITE);
  const build = () => execFileSync(process.execPath, [BUILD], { cwd: folder, encoding: 'utf8' });
  const built = () =>
    ['wizard/index.html', 'server/start.js'].map((file) => readFileSync(join(folder, 'dist', file), 'utf8'));

  write('src/version', 'newer');
  expect(build()).toBe('Building the wizard …\nBuilding the server …\n');
  expect(build()).toBe('');
  write('src/version', 'older', new Date('2026-11-21'));
  build();
  expect(built()).toEqual(['older', 'older']);
});
