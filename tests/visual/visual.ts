import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { filesBelow } from '../sources.ts';
import { Baselines, BASELINES } from './Baselines.ts';
import { drawStories } from './drawStories.ts';
import { writeReport } from './report/writeReport.ts';
import { LAST_RUN, Run } from './Run.ts';

// `npm run visual [component…]`: draws the stories, compares them, and writes a page that shows what changed.
// `npm run visual -- --last` writes the page of the last run, whoever started it.

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const REPORT = join(ROOT, 'dist/visual');

const files = [...filesBelow(ROOT, ['stories']).keys()].filter((path) => path.endsWith('.stories.tsx'));
const chosen: string[] = [];
const last = process.argv.slice(2).join(' ') === '--last';
for (const asked of last ? [] : process.argv.slice(2)) {
  const found = files.find(
    (path) => path === asked || basename(path, '.stories.tsx').toLowerCase() === asked.toLowerCase(),
  );
  if (found === undefined) {
    console.error(
      `There is no component "${asked}" with stories: name one as its file below stories/ is called.`,
    );
    process.exit(2);
  }
  chosen.push(found);
}

if (!last) await drawStories(chosen);
const run = new Run(LAST_RUN);
const ending = run.ending();
if (ending === null) {
  console.error(
    last
      ? 'There is no last run: `npm run visual` makes one.'
      : 'The stories could not be drawn: `npm test -- stories` says why.',
  );
  process.exit(1);
}
const changes = writeReport(run, new Baselines(BASELINES), REPORT);
const page = join(REPORT, 'index.html');
console.log(
  changes.length === 0
    ? `Nothing changed. ${pathToFileURL(page).href}`
    : `${changes.length} pictures to look at: ${pathToFileURL(page).href}\n` +
        'Right as they are? `npm run visual:approve` accepts them, with a name those of one component or story.',
);
if (ending.notDrawn.length > 0) {
  console.error(`Not drawn, because their play or axe fails: ${ending.notDrawn.join(', ')}.`);
}
process.exitCode = changes.length === 0 && ending.notDrawn.length === 0 ? 0 : 1;
