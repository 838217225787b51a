import { chromium } from '@playwright/test';
import { browserLaunch } from '../../browser.ts';
import { expect, test } from '../fixture.ts';
import { NOW } from '../Organisation.ts';
import { chromiumTree, firefoxTree } from './browserTrees.ts';
import { SCENARIOS } from './scenarios.ts';

for (const [name, scenario] of Object.entries(SCENARIOS))
  test(`Firefox tells screen readers what Chromium does: ${name} @phone`, async ({
    browser,
    browserName,
    contextOptions,
    locale,
    organisation,
    page,
    timezoneId,
    viewport,
    expectedErrors,
  }) => {
    test.skip(browserName !== 'firefox', 'Chromium is compared with Firefox.');
    expectedErrors.push(...scenario.expectedErrors);
    const inFirefox: Record<string, string[]> = {};
    await scenario.run(organisation, page, async (state) => {
      inFirefox[state] = await firefoxTree(browser);
    });
    const other = await chromium.launch(browserLaunch());
    const context = await other.newContext({
      ...contextOptions,
      ...{ baseURL: organisation.url, locale, timezoneId, viewport },
    });
    await context.clock.setFixedTime(NOW);
    const otherPage = await context.newPage();
    await scenario.run(organisation, otherPage, async (state) => {
      // It lists the camps of the run before, too.
      if (state === 'the page of the organisation') return;
      expect.soft(inFirefox[state], state).toEqual(await chromiumTree(otherPage));
    });
    await other.close();
  });
