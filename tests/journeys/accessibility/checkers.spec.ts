import { stepUrl, type Step } from '../../../src/domain/steps.ts';
import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { fixedCamp, flexibleCamp } from '../../../stories/support/camps.ts';
import { expect, test } from '../fixture.ts';
import { findings, hasJava, htmlValidate, nuFindings } from './checkers.ts';
import { TOURS } from './tours.ts';

for (const [name, { walk, expectedErrors: onPurpose }] of Object.entries(TOURS)) {
  // The checkers take long: one tour runs at both widths, the others only in the narrow one with its drawers.
  const width = name === 'enrolment' ? '@phone' : '@phone-only';
  test(`axe, IBM Equal Access, HTML_CodeSniffer and the HTML checkers find nothing: ${name} ${width}`, async ({
    organisation,
    page,
    expectedErrors,
  }, testInfo) => {
    expectedErrors.push(...onPurpose);
    const pages = new Map<string, string>();
    await walk(organisation, page, async (state) => {
      pages.set(state, await page.content());
      expect.soft(await findings(page), state).toEqual([]);
    });
    if (hasJava) expect.soft(nuFindings(pages, testInfo.outputPath('nu'))).toEqual([]);
    testInfo.annotations.push({ type: 'step states without a finding', description: String(pages.size) });
  });
}

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
  const steps: Step[] = ['campDays', 'kidParent', 'medicalForm', 'confirmation', 'success'];
  for (const step of steps) await visit(stepUrl(step, flexible.id), nl.step[step]);
  await visit(stepUrl('kidParent', fixed.id), nl.step.kidParent);
  await visit('/?camp=BESTAAT-NIET', nl.loading.camp, 404);
  await visit('/nergens', 'Niet gevonden', 404);
  await visit('/organisatie/', 'Sportkampen');
  await visit('/organisatie/?week=2027-07-05&born=2016', 'Sportkampen');
  if (hasJava) expect.soft(nuFindings(pages, testInfo.outputPath('nu'))).toEqual([]);
});
