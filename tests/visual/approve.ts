import { losslessCompressPng } from '@napi-rs/image';
import { lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { differing, orphans, pngsIn } from './lastRun.ts';
import { BASELINES } from './screenshots.ts';

// `npm run visual:approve [component or story…]`: pictures of the last run become baselines, and baselines without a
// story go. A picture that is equal to another's becomes a link to it.

/** As in the picture's path: `DayGrid`, `days-daygrid/some-chosen`. */
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const isChosen = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
const accepted = [...differing()].filter(([name]) => isChosen(name));
const removed = (await orphans()).filter(isChosen);

const fileOf = (name: string) => join(BASELINES, `${name}.png`);
function write(name: string, picture: Buffer): void {
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  rmSync(fileOf(name), { force: true }); // A link would be written through.
  writeFileSync(fileOf(name), picture);
}

for (const name of pngsIn(BASELINES))
  if (lstatSync(fileOf(name)).isSymbolicLink()) write(name, readFileSync(fileOf(name)));
for (const name of removed) rmSync(fileOf(name));
for (const [name, file] of accepted) {
  write(name, await losslessCompressPng(readFileSync(file)));
  rmSync(file);
}

const files = new Map<string, string>();
for (const name of pngsIn(BASELINES)) {
  const picture = readFileSync(fileOf(name)).toString('base64');
  const equal = files.get(picture) ?? fileOf(name);
  files.set(picture, equal);
  if (equal === fileOf(name)) continue;
  rmSync(fileOf(name));
  symlinkSync(relative(dirname(fileOf(name)), equal), fileOf(name));
}
const megabytes = [...files.values()].reduce((sum, file) => sum + lstatSync(file).size, 0) / 1e6;
console.log(
  `${accepted.length} accepted, ${removed.length} removed; ${files.size} different pictures, ${megabytes.toFixed(1)} MB. ` +
    'Commit tests/visual/baselines.',
);
