import { basename, join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { expect, test } from 'vitest';
import { componentStatus } from '../../.storybook/componentStatus.ts';
import { ROOT } from '../../src/build/paths.ts';
import { filesBelow } from '../sources.ts';

const index = await buildIndex({ configDir: join(ROOT, '.storybook') });
const status = componentStatus(index);

test('every component with a docs page has stories, pictures and a proof of each criterion', () => {
  const pages = Object.values(index.entries).filter(({ tags }) => tags?.includes('attached-mdx'));
  const names = pages.map(({ importPath }) => basename(importPath, '.mdx'));
  expect(Object.keys(status)).toEqual(expect.arrayContaining(names));
  const incomplete = Object.values(status).filter(
    ({ states, tests, brands, criteria, proofs }) =>
      states + tests === 0 || brands.length === 0 || proofs < criteria,
  );
  expect(incomplete).toEqual([]);
});

test('stories without pictures are counted as tests', () => {
  expect(status.MedicationBlock?.tests).toBeGreaterThan(0);
});

test('a component is walked through with the keyboard only where its report names that test', () => {
  expect(status.DayGrid).toMatchObject({ hasKeyboard: true, hasContrast: true });
  expect(status.CampScene).toMatchObject({ hasKeyboard: false });
});

test('the changelog or a changeset names every component that the package exports', () => {
  const changesets = [...filesBelow(ROOT, ['.changeset']).values()].join('\n');
  const unnamed = Object.values(status).filter(
    ({ component, size, since }) => size && !since && !changesets.includes(`\`${component}\``),
  );
  expect(unnamed.map(({ component }) => component)).toEqual([]);
  expect(status.DayGrid).toMatchObject({ since: '0.1.0', engines: ['chromium', 'firefox', 'webkit'] });
});
