import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter, TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node';
import { CATALOGUE } from '../../stories/support/catalogue/catalogue.ts';
import { SHOWN_REPORT, type Shown } from '../../stories/support/record/shownReport.ts';
import {
  STORY_RUN_FILE,
  shows,
  written,
  WRITTEN_IN,
  type StoryRecord,
  type StoryRun,
} from './storyRecords.ts';

interface StoryReport {
  type: string;
  result?: unknown;
}

/** The metadata that Storybook's test adds. */
interface StoryMeta {
  storyId?: string;
  reports?: StoryReport[];
}

/** The name of the project includes its browser. */
const isOfStories = ({ project }: { project: { name: string } }) => project.name.startsWith('stories');

function recordOf(test: TestCase): StoryRecord {
  const meta = test.meta() as StoryMeta;
  const of = (type: string) => (meta.reports ?? []).filter((report) => report.type === type);
  const axe = of('a11y').map(({ result }) => result as { violations?: unknown[] });
  return {
    story: meta.storyId ?? test.fullName,
    file: test.module.relativeModuleId,
    shown: (of(SHOWN_REPORT)[0]?.result as Shown | undefined) ?? null,
    axe: {
      runs: axe.length,
      // An axe that failed to run counts as a violation.
      violations: axe.reduce((sum, { violations }) => sum + (violations?.length ?? 1), 0),
    },
  };
}

/** Collects what the stories of a run show, for the `states` project. */
export default class ShownReporter implements Reporter {
  #vitest: Vitest | undefined;
  #files = 0;
  #records: StoryRecord[] = [];
  #notPassed = 0;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#files = specifications.filter(isOfStories).length;
    this.#records = [];
    this.#notPassed = 0;
    if (this.#files > 0) rmSync(STORY_RUN_FILE, { force: true });
  }

  onTestCaseResult(test: TestCase): void {
    if (!isOfStories(test)) return;
    if (test.result().state === 'passed') this.#records.push(recordOf(test));
    else this.#notPassed += 1;
    // Axe's full report of a story is half a megabyte, which other reporters would output.
    delete (test.meta() as StoryMeta).reports;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    if (this.#files === 0 || !this.#vitest) return;
    const all = (await this.#vitest.globTestSpecifications()).filter(isOfStories);
    const unread = modules.filter((file) => isOfStories(file) && file.errors().length > 0).length;
    const run: StoryRun = {
      records: this.#records,
      partial:
        this.#files < all.length
          ? `${this.#files} of ${all.length} files of stories ran`
          : this.#notPassed + unread > 0
            ? `${this.#notPassed} stories failed or were left out, and ${unread} files could not be read`
            : null,
    };
    mkdirSync(dirname(STORY_RUN_FILE), { recursive: true });
    writeFileSync(STORY_RUN_FILE, JSON.stringify(run));
    if (run.partial === null && !process.env.CI) {
      for (const [file, content] of Object.entries(written(this.#records)))
        writeFileSync(join(WRITTEN_IN, file), `${JSON.stringify(content, null, 2)}\n`);
    }
    this.#print(run);
  }

  #print({ records, partial }: StoryRun): void {
    const states = CATALOGUE.filter((state) => records.some((record) => shows(state, record))).length;
    const violations = records.reduce((sum, { axe }) => sum + axe.violations, 0);
    console.log(
      `\n stories ${records.length} · states in the catalogue ${CATALOGUE.length} · states shown ${states} · axe violations ${violations}`,
    );
    if (partial !== null) console.log(` Whether every state has a story is not checked: ${partial}.`);
  }
}
