import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

/** Makes `docs/library.md` the README while npm packs; `restore` puts the project's own back. */

const README = join(ROOT, 'README.md');
// npm packs every file whose name starts with README.
const BACKUP = join(ROOT, '.README.md.backup');

if (process.argv[2] === 'restore') renameSync(BACKUP, README);
else {
  const guide = readFileSync(join(ROOT, 'docs/library.md'), 'utf8');
  // References to documents that are not in the package.
  const packed = guide.replace(/\s\(\[[^\]]+\]\((?!https?:)[^)]*\)\)/g, '');
  // After an interruption the README is the packed one.
  if (readFileSync(README, 'utf8') !== packed) copyFileSync(README, BACKUP);
  writeFileSync(README, packed);
}
