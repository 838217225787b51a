import type { Page } from '@playwright/test';
import { STEPS, stepUrl } from '../../../src/domain/steps.ts';
import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { fixedCamp, flexibleCamp } from '../../../src/testing/camps.ts';
import { LARGE_TEXT, WIDE_SPACING, type Size } from '../../../stories/support/settings/sizes.ts';
import { expect, PHONE, test } from '../fixture.ts';
import { findings, hasJava, htmlValidate, nuFindings } from './checkers.ts';
import { hiddenWhenFocused, orderProblems, overflowProblems, smallTargets } from './layoutProblems.ts';
import { resize } from './resize.ts';
import { SCENARIOS } from './scenarios.ts';

/** The sizes by device and settings. */
const SIZES: Record<string, Size> = {
  'a phone of 320 px': { width: 320, height: 568 },
  'a screen of 1280 px at 400 %': { width: 320, height: 256 },
  'a phone with its keyboard open': { width: 390, height: 340 },
  'a phone with 200 % text': { width: 390, height: 844, css: LARGE_TEXT },
  'a laptop with 200 % text': { width: 1280, height: 720, css: LARGE_TEXT },
  'a phone of 320 px with text spacing': { width: 320, height: 568, css: WIDE_SPACING },
  'a laptop with text spacing': { width: 1280, height: 720, css: WIDE_SPACING },
};

/** Expects at every size: scrolling in one direction, no clipped text, the order of the page, no hidden focus. */
async function expectEverySizeFits(page: Page, state: string): Promise<void> {
  for (const [name, size] of Object.entries(SIZES)) {
    await resize(page, size);
    const wrong: string[] = [];
    for (const problemsIn of [overflowProblems, orderProblems, hiddenWhenFocused])
      wrong.push(...(await page.evaluate(problemsIn)));
    expect.soft(wrong, `${state} on ${name}`).toEqual([]);
    if (!size.css) expect.soft(await page.evaluate(smallTargets), `targets, ${state} on ${name}`).toEqual([]);
  }
  await resize(page, PHONE);
}

// On a phone, which has drawers; settings.spec.ts checks an enrolment on a desktop.
for (const [name, scenario] of Object.entries(SCENARIOS))
  test(`has no findings at any size: ${name} @phone`, async ({
    organisation,
    page,
    expectedErrors,
    browserName,
  }, testInfo) => {
    expectedErrors.push(...scenario.expectedErrors);
    // The markup is the same in Firefox, where the checkers take longer than a call may.
    const isMarkupChecked = browserName !== 'firefox';
    const pages = new Map<string, string>();
    await scenario.run(organisation, page, async (state) => {
      pages.set(state, await page.content());
      if (isMarkupChecked) expect.soft(await findings(page), state).toEqual([]);
      await expectEverySizeFits(page, state);
    });
    if (hasJava && isMarkupChecked) expect.soft(nuFindings(pages, testInfo.outputPath('nu'))).toEqual([]);
    testInfo.annotations.push(
      { type: 'step states without a finding', description: String(pages.size) },
      { type: 'step states checked at a size', description: String(pages.size * Object.keys(SIZES).length) },
    );
  });

test('the server sends valid HTML with a title', async ({ organisation, request }, testInfo) => {
  const flexible = await organisation.addCamp(flexibleCamp());
  const fixed = await organisation.addCamp(fixedCamp());
  const pages = new Map<string, string>();
  const visit = async (url: string, title: string, status = 200) => {
    const response = await request.get(url);
    const html = await response.text();
    pages.set(url, html);
    expect.soft(response.status(), url).toBe(status);
    expect.soft(html.match(/<title>([^<]*)<\/title>/g), url).toEqual([expect.stringContaining(title)]);
    expect.soft(htmlValidate(html), url).toEqual([]);
  };
  for (const step of STEPS) await visit(stepUrl(step, flexible.id), nl.step[step]);
  await visit(stepUrl('kidParent', fixed.id), nl.step.kidParent);
  await visit('/?camp=BESTAAT-NIET', nl.campProblem.unknown, 404);
  await visit('/nergens', 'Niet gevonden', 404);
  await visit('/organisatie/', 'Sportkampen');
  await visit('/toegankelijkheid', 'Toegankelijkheidsverklaring');
  await visit('/organisatie/?week=2027-07-05&born=2016', 'Sportkampen');
  if (hasJava) expect.soft(nuFindings(pages, testInfo.outputPath('nu'))).toEqual([]);
});
