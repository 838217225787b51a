import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CATALOGUE, type State } from '../../stories/support/catalogue/catalogue.ts';
import type { Shown } from '../../stories/support/record/shownReport.ts';

/** The record of a story that passed. */
export interface StoryRecord {
  story: string;
  /** The file of the story. */
  file: string;
  /** Null if nothing was collected. */
  shown: Shown | null;
  /** How often axe ran, and how many violations it found. */
  axe: { runs: number; violations: number };
}

/** The file of the last run. */
export const STORY_RUN_FILE = join(
  dirname(fileURLToPath(import.meta.url)),
  '../../test-results/story-run.json',
);

/** The result of a run of the stories, for `tests/states`. */
export interface StoryRun {
  records: StoryRecord[];
  /** Why completeness cannot be checked, or null when all stories ran. */
  partial: string | null;
}

/** The pages under _Start_ are not states of the product. */
const isPage = ({ file }: StoryRecord) => file.startsWith('stories/start/');

/** Whether a story shows this state. */
export function shows(state: State, { shown }: StoryRecord): boolean {
  if (!shown) return false;
  switch (state.kind) {
    case 'message':
      return shown.messages.includes(state.message);
    case 'rule':
      return shown.rules.some(({ field, message }) => field === state.field && message === state.message);
    case 'failure': {
      const { call, isEnd, messages } = state.failure;
      const met = shown.calls.some((end) => end.call === call && isEnd(end));
      return met && messages.every((message) => shown.messages.includes(message));
    }
  }
}

/** The maximum number of links for a state. */
const MOST_LINKS = 4;
/** Components first, then steps, then the whole wizard. */
const plainness = ({ file }: StoryRecord) =>
  ['stories/ui/', 'stories/components/', 'stories/steps/', 'stories/shell/'].findIndex((folder) =>
    file.startsWith(folder),
  );

/** The stories that show each state, for the page 'Find a state': the simplest first. */
export function shownIn(records: readonly StoryRecord[]): Record<string, string[]> {
  const product = records
    .filter((record) => !isPage(record))
    .sort((a, b) => plainness(a) - plainness(b) || a.story.localeCompare(b.story));
  return Object.fromEntries(
    CATALOGUE.map((state) => {
      const stories = product.filter((record) => shows(state, record)).map(({ story }) => story);
      return [`${state.kind} ${state.name}`, stories.slice(0, MOST_LINKS)];
    }),
  );
}

/** The links of the page 'Find a state'; a complete run of the stories writes it. */
export const SHOWN_IN_FILE = join(
  dirname(fileURLToPath(import.meta.url)),
  '../../stories/support/catalogue/shownIn.json',
);

/** The names of the states of a kind that no story shows. */
export function unshownStates(
  records: readonly StoryRecord[],
  kind: State['kind'],
  catalogue: readonly State[] = CATALOGUE,
): string[] {
  const product = records.filter((record) => !isPage(record));
  return catalogue
    .filter((state) => state.kind === kind && !product.some((record) => shows(state, record)))
    .map(({ name }) => name);
}

/** Texts in a story that are neither a message nor data. */
export function unknownTextsOf(records: readonly StoryRecord[]): string[] {
  return records
    .filter((record) => !isPage(record))
    .flatMap(({ story, shown }) =>
      shown ? shown.unknownTexts.map((text) => `${story}: “${text}”`) : [`${story}: nothing was collected`],
    );
}

/** Stories with violations, and stories that axe did not check. */
export function axeProblems(records: readonly StoryRecord[]): string[] {
  return records
    .filter(({ axe }) => axe.runs === 0 || axe.violations > 0)
    .map(({ story, axe }) => `${story}: ${axe.runs === 0 ? 'not checked' : `${axe.violations} violations`}`);
}

const BRAND_COUNT = readdirSync(join(dirname(fileURLToPath(import.meta.url)), '../../brands')).length;

/** Components and steps without a story that axe checked in every brand. */
export function unbrandedFiles(records: readonly StoryRecord[], brands = BRAND_COUNT): string[] {
  const files = new Set(
    records.map(({ file }) => file).filter((file) => /^stories\/(ui|components|steps)\//.test(file)),
  );
  return [...files].filter(
    (file) => !records.some((record) => record.file === file && record.axe.runs >= brands),
  );
}
