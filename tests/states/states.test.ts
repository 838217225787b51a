import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { CATALOGUE, type State } from '../../stories/support/catalogue/catalogue.ts';
import {
  axeProblems,
  STORY_RUN_FILE,
  shows,
  unknownTextsOf,
  unbrandedFiles,
  unshownStates,
  WRITTEN_IN,
  written,
  type StoryRecord,
  type StoryRun,
} from './storyRecords.ts';

/** The records of the last complete run. */
let records: readonly StoryRecord[];

beforeAll(() => {
  if (!existsSync(STORY_RUN_FILE)) throw new Error('Run the stories first: npm test -- stories');
  const run = JSON.parse(readFileSync(STORY_RUN_FILE, 'utf8')) as StoryRun;
  if (run.partial !== null) throw new Error(`Only a whole run of the stories can be judged: ${run.partial}`);
  records = run.records;
});

describe('every state has its story', () => {
  test('every message is shown', () => {
    expect(unshownStates(records, 'message')).toEqual([]);
  });

  test('every rule is shown at every field it can break at', () => {
    expect(unshownStates(records, 'rule')).toEqual([]);
  });

  test('every error code is shown for every call that can return it', () => {
    expect(unshownStates(records, 'failure')).toEqual([]);
  });

  test('every text in a story is a message or data', () => {
    expect(unknownTextsOf(records)).toEqual([]);
  });

  test('the page ‘Find a state’ links to the stories that show it: commit what this run wrote', () => {
    for (const [file, content] of Object.entries(written(records)))
      expect(JSON.parse(readFileSync(join(WRITTEN_IN, file), 'utf8')), file).toEqual(content);
  });

  test('axe checked every story and found no violation', () => {
    expect(axeProblems(records)).toEqual([]);
  });

  test('every component and step is checked in every brand', () => {
    expect(unbrandedFiles(records)).toEqual([]);
  });
});

/** The same records with a state removed, which fails the checks. */
describe('a state without a story is found', () => {
  const kinds: State['kind'][] = ['message', 'rule', 'failure'];

  test.each(kinds)('when the only story that shows a %s is removed', (kind) => {
    const owners = CATALOGUE.filter((state) => state.kind === kind).map((state) => ({
      state,
      stories: records.filter((record) => shows(state, record)),
    }));
    const alone = owners.filter(({ stories }) => stories.length === 1);
    expect(alone.length).toBeGreaterThan(0);
    for (const { state, stories } of alone)
      expect(
        unshownStates(
          records.filter((record) => record !== stories[0]),
          kind,
        ),
      ).toContain(state.name);
  });

  test('when a message is added', () => {
    const added = {
      kind: 'message',
      name: 'sidebar.brandNew',
      message: 'sidebar.brandNew',
    } as unknown as State;
    expect(unshownStates(records, 'message', [...CATALOGUE, added])).toContain('sidebar.brandNew');
  });

  test('when a rule is added to a field', () => {
    const added: State = {
      kind: 'rule',
      name: 'a new one',
      field: 'subscriber_GenderId',
      message: 'rule.tooOld',
    };
    expect(unshownStates(records, 'rule', [...CATALOGUE, added])).toContain('a new one');
  });

  test('when a code was returned and the page did not show it', () => {
    const silent = records.map((record) => {
      const messages = record.shown?.messages.filter((key) => key !== 'apiError.INVALID_VOUCHER') ?? [];
      return record.shown ? { ...record, shown: { ...record.shown, messages } } : record;
    });
    expect(unshownStates(silent, 'failure')).toContain('validateVoucher: INVALID_VOUCHER');
  });
});
