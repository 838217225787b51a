import { losslessCompressPng } from '@napi-rs/image';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { refuse } from '../commandLine.ts';
import { differing, orphans, picturesIn } from './lastRun.ts';
import { BASELINES } from './screenshots.ts';

// `npm run visual:approve [component or story…]`: pictures of the last run become baselines, and baselines without a
// story are deleted. A picture that is equal to another's becomes a link to it.

/** As in the picture's path: `DayGrid`, `days-daygrid/some-chosen`. */
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const isChosen = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
const accepted = [...differing()].filter(([name]) => isChosen(name));
const removed = (await orphans()).filter(isChosen);
if (words.length > 0 && accepted.length + removed.length === 0)
  refuse(`No picture to accept has one of these words in its name: ${words.join(', ')}.`);

const fileOf = (name: string) => join(BASELINES, `${name}.png`);
const pictures = new Map<string, Buffer>(picturesIn(BASELINES));
for (const name of removed) pictures.delete(name);
for (const [name, file] of accepted) pictures.set(name, await losslessCompressPng(readFileSync(file)));

rmSync(BASELINES, { recursive: true, force: true });
const files = new Map<string, string>();
for (const name of [...pictures.keys()].sort()) {
  const picture = pictures.get(name) ?? Buffer.alloc(0);
  const equal = files.get(picture.toString('base64'));
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  if (equal) symlinkSync(relative(dirname(fileOf(name)), equal), fileOf(name));
  else writeFileSync(fileOf(name), picture);
  files.set(picture.toString('base64'), equal ?? fileOf(name));
}
for (const [, file] of accepted) rmSync(file);

const megabytes = [...files.values()].reduce((sum, file) => sum + readFileSync(file).length, 0) / 1e6;
console.log(
  `${accepted.length} accepted, ${removed.length} removed; ${files.size} different pictures, ${megabytes.toFixed(1)} MB. ` +
    'Commit tests/visual/baselines.',
);
