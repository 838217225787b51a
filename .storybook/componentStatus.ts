import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { StoryIndex } from 'storybook/internal/types';
import { ROOT } from '../src/build/paths.ts';
import type { Report } from '../tests/accessibility/Report.ts';
import { ENGINES, OWN_ENGINE } from '../tests/engines.ts';
import { BEHAVIOUR, picturesOf } from '../tests/visual/pictures.ts';

/** What is known of a component. Each value is read from the tests and their records, and none is written by hand. */
export interface ComponentStatus {
  component: string;
  /** The ID of its docs page. */
  page: string;
  /** The entry that exports it, `camp-enrolment/ui`, and its size gzipped, `12.3 kB`. Undefined when no entry does. */
  entry: string | undefined;
  size: string | undefined;
  /** The version that exports it first; undefined when it is the next one, or none does. */
  since: string | undefined;
  /** The number of stories that show a state, and of those that test its behaviour only. */
  states: number;
  tests: number;
  /** The brands of its pictures. */
  brands: string[];
  /** The browser engines in which its stories are played. */
  engines: string[];
  /** The number of criteria of WCAG 2.2 that apply, and of the tests that prove them. */
  criteria: number;
  proofs: number;
  /** Whether a test compares its colours with their grounds in both colour schemes. */
  hasContrast: boolean;
  /** Whether a test walks through it with the keyboard, and one hears it with a screen reader. */
  hasKeyboard: boolean;
  hasScreenReader: boolean;
}

const REPORTS = join(ROOT, 'docs/accessibility');

/** The test of the accessibility reports that proves each of these. */
const PROOF = {
  hasContrast: 'tests/ui/brand/contrast.test.ts',
  hasKeyboard: 'tests/journeys/accessibility/keyboard.spec.ts',
  hasScreenReader: 'tests/journeys/accessibility/screenReader.spec.ts',
};

/** The row of a component in the table that `npm run api` writes. */
function sizeIn(library: string, component: string) {
  const row = new RegExp(`\\| \`${component}\` +\\| \`([^\`]+)\` +\\| ([\\d.]+ kB)`).exec(library);
  return { entry: row?.[1], size: row?.[2] };
}

/** The oldest version whose entry in the changelog names a component. */
const sinceIn = (changelog: string, component: string) =>
  changelog
    .split(/^## /m)
    .findLast((version) => version.includes(`\`${component}\``))
    ?.split('\n')[0];

/** The status of each component with a docs page and an accessibility report, by its name. */
export function componentStatus({ entries }: StoryIndex): Record<string, ComponentStatus> {
  const library = readFileSync(join(ROOT, 'docs/library.md'), 'utf8');
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  const brands = readdirSync(join(ROOT, 'brands'));
  const reports = readdirSync(REPORTS).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    reports.flatMap((file) => {
      const { component, criteria } = JSON.parse(readFileSync(join(REPORTS, file), 'utf8')) as Report;
      const own = Object.values(entries).filter(
        ({ importPath }) => basename(importPath).split('.')[0] === component,
      );
      if (own.length === 0) return [];
      const stories = own.filter(({ type }) => type === 'story');
      const states = stories.filter(({ tags = [] }) => !tags.includes(BEHAVIOUR));
      const pictures = stories.flatMap(({ id, tags = [] }) => picturesOf(id, tags, brands));
      const proofs = criteria.flatMap((criterion) => criterion.proofs);
      const isProved = (test: string) => proofs.some((proof) => 'file' in proof && proof.file === test);
      const status: ComponentStatus = {
        component,
        page: own.find(({ type }) => type === 'docs')?.id ?? '',
        ...sizeIn(library, component),
        since: sinceIn(changelog, component),
        states: states.length,
        tests: stories.length - states.length,
        brands: [...new Set(pictures.map(({ brand }) => brand))].sort(),
        engines: [OWN_ENGINE, ...Object.keys(ENGINES)],
        criteria: criteria.filter(({ conformance }) => conformance === 'supports').length,
        proofs: proofs.length,
        hasContrast: isProved(PROOF.hasContrast),
        hasKeyboard: isProved(PROOF.hasKeyboard),
        hasScreenReader: isProved(PROOF.hasScreenReader),
      };
      return [[component, status]];
    }),
  );
}
