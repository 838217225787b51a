import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RuleObject } from 'axe-core';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixture.ts';
import { TOURS } from './tours.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules broken on the page as it is now, each with the elements that break it. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (standards) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // Some rules of these standards are off unless asked for, the size of targets among them. Left out are only the
    // experiments, which axe does not count as rules yet.
    const rules: RuleObject = {};
    for (const { ruleId, tags } of axe.getRules(standards)) {
      if (!tags.includes('experimental')) rules[ruleId] = { enabled: true };
    }
    const { violations }: AxeResults = await axe.run(document, { rules });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
    );
  }, STANDARDS);
}

for (const [name, { walk, expectedErrors: onPurpose }] of Object.entries(TOURS)) {
  test(`axe finds nothing, no rule off: ${name}`, async ({
    organisation,
    page,
    expectedErrors,
  }, testInfo) => {
    expectedErrors.push(...onPurpose);
    let states = 0;
    await walk(organisation, page, async (state) => {
      states += 1;
      expect.soft(await violationsOf(page), state).toEqual([]);
    });
    testInfo.annotations.push({ type: 'step states without an axe violation', description: String(states) });
  });
}
