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

/** The stories of the product, the simplest first. */
const productOf = (records: readonly StoryRecord[]) =>
  records
    .filter((record) => !isPage(record))
    .sort((a, b) => plainness(a) - plainness(b) || a.story.localeCompare(b.story));

/** The stories of the sidebar that show each state, for the page 'Find a state': the simplest first. */
function shownIn(records: readonly StoryRecord[]): Record<string, string[]> {
  const visible = productOf(records).filter(({ shown }) => !shown?.isHidden);
  return Object.fromEntries(
    CATALOGUE.map((state) => {
      const stories = visible.filter((record) => shows(state, record)).map(({ story }) => story);
      return [`${state.kind} ${state.name}`, stories.slice(0, MOST_LINKS)];
    }),
  );
}

/** The label of each field that can be invalid, as the wizard has it rather than a story of one component. */
function fieldLabels(records: readonly StoryRecord[]): Record<string, string> {
  const rules = productOf(records).flatMap(({ shown }) => shown?.rules ?? []);
  const fields = CATALOGUE.flatMap((state) => (state.kind === 'rule' ? state.field : []));
  return Object.fromEntries(
    fields.map((name) => [name, rules.findLast(({ field }) => field === name)?.label ?? '']),
  );
}

/** The story of the wizard whose pictures show each failure: of several, the one with the fewest other failures. */
function failurePictures(records: readonly StoryRecord[]): Record<string, string> {
  const failures = CATALOGUE.filter(({ kind }) => kind === 'failure');
  const wizards = productOf(records)
    .filter(({ file }) => file.startsWith('stories/shell/'))
    .map((record) => ({ story: record.story, shown: failures.filter((state) => shows(state, record)) }))
    .sort((a, b) => a.shown.length - b.shown.length);
  return Object.fromEntries(
    failures.map((state) => [state.name, wizards.find(({ shown }) => shown.includes(state))?.story ?? '']),
  );
}

/** What a complete run of the stories writes for the page 'Find a state', by file. */
export const written = (records: readonly StoryRecord[]) => ({
  'shownIn.json': shownIn(records),
  'fieldLabels.json': fieldLabels(records),
  'failurePictures.json': failurePictures(records),
});

/** The folder of these files. */
export const WRITTEN_IN = join(dirname(fileURLToPath(import.meta.url)), '../../stories/support/catalogue');

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
