import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stepUrl } from '../../../src/domain/steps.ts';
import nl from '../../../src/messages/nl.json' with { type: 'json' };
import { campOfDays, fixedCamp, flexibleCamp } from '../../../src/testing/camps.ts';
import { PARENT } from '../../../src/testing/people.ts';
import { Organisation } from '../Organisation.ts';
import { StaticHost } from '../StaticHost.ts';
import { SIZES, WebKit } from './WebKit.ts';

let organisation: Organisation;
let host: StaticHost;
let webkit: WebKit;
beforeEach(async () => {
  organisation = await Organisation.open();
  host = await StaticHost.open(organisation.url);
});
afterEach(async () => {
  await webkit.close();
  host.close();
  await organisation.close();
});

/** From the child and parent form to the thank-you page. */
async function enrol(child: ReturnType<Organisation['newChild']>): Promise<void> {
  await webkit.isAt('kidParent');
  await webkit.fill({ ...child, ...PARENT });
  await webkit.submit();
  await webkit.isAt('medicalForm');
  await webkit.confirmSheet();
  await webkit.isAt('confirmation');
  await webkit.fill({ subscriber_Parent_GdprConsent: true });
  await webkit.submit();
  await webkit.isAt('success');
}

test.each(['desktop', 'phone'] as const)(
  'a flexible camp is booked at the size of a %s @engines',
  async (size) => {
    webkit = await WebKit.open(SIZES[size]);
    const camp = await organisation.addCamp(flexibleCamp());
    await webkit.driver.get(organisation.url + stepUrl('campDays', camp.id));
    await webkit.isAt('campDays');
    await webkit.submit();
    await enrol(organisation.newChild());
    expect(await organisation.bookingsOf(camp)).toHaveLength(1);
  },
);

test('the calendar is in view when it opens for the first time', async () => {
  webkit = await WebKit.open(SIZES.phone);
  const camp = await organisation.addCamp(campOfDays(8));
  await webkit.driver.get(organisation.url + stepUrl('campDays', camp.id));
  // Until the page is hydrated, the button does nothing.
  await webkit.waitFor(
    `Object.keys(document.querySelector('form')).some((key) => key.startsWith('__reactProps'))`,
  );
  await webkit.clickText(nl.summaryBar.toggle);
  await webkit.click('[role="dialog"] button[aria-expanded="false"]');
  await webkit.waitFor(`(() => {
    const calendar = document.querySelector('[role="dialog"] .MuiDateCalendar-root');
    const { left, bottom } = calendar?.getBoundingClientRect() ?? {};
    return calendar?.contains(document.elementFromPoint(left + 20, bottom - 4));
  })()`);
});

describe('with a static host', () => {
  beforeEach(async () => {
    webkit = await WebKit.open();
  });

  test('errors, Back, the dialog and a reload, and a fixed camp is booked', async () => {
    const camp = await organisation.addCamp(fixedCamp());
    const child = organisation.newChild();
    await webkit.driver.get(host.url + stepUrl('campDays', camp.id));
    await webkit.isAt('kidParent');
    await webkit.submit();
    await webkit.waitFor(`document.activeElement.name === 'subscriber_FirstName'`);
    await webkit.fill({ ...child, ...PARENT });
    await webkit.submit();
    await webkit.isAt('medicalForm');
    await webkit.submit();
    await webkit.clickText(nl.medicalSheetDialog.fillIn);
    await webkit.driver.navigate().back();
    await webkit.isAt('kidParent');
    expect(await webkit.valueOf('subscriber_FirstName')).toBe(child.subscriber_FirstName);
    await webkit.driver.executeScript('setTimeout(() => location.reload())');
    await webkit.isAt('kidParent');
    expect(await webkit.valueOf('subscriber_FirstName')).toBe(child.subscriber_FirstName);
    expect(await webkit.valueOf('subscriber_NationalNr')).toBe('');
    await enrol(child);
    expect(await organisation.bookingsOf(camp)).toHaveLength(1);
  });

  test.each([
    ['the script of a step', /KidParent-/],
    ['a script that a step imports', /kidParent-/],
  ])('%s that failed is requested again', async (_what, script) => {
    const camp = await organisation.addCamp(flexibleCamp());
    host.failing = script;
    await webkit.driver.get(host.url + stepUrl('campDays', camp.id));
    await webkit.isAt('campDays');
    await expect.poll(() => host.failed.length, { timeout: 20_000 }).toBeGreaterThan(0);
    host.failing = null;
    await webkit.submit();
    await webkit.isAt('kidParent');
  });

  test.each([
    ['styles', /\.css$/],
    ['messages', /\/nl-.*\.json$/],
    ['font', /figtree-latin-wght.*woff2$/],
    ['step', /KidParent-/],
  ])('after a reload, %s that failed are requested again', async (_what, file) => {
    const camp = await organisation.addCamp(flexibleCamp());
    host.failing = file;
    await webkit.driver.get(host.url + stepUrl('campDays', camp.id));
    await expect.poll(() => host.failed.length, { timeout: 20_000 }).toBeGreaterThan(0);
    host.failing = null;
    await webkit.driver.get(host.url + stepUrl('campDays', camp.id));
    await webkit.isAt('campDays');
    await webkit.waitFor(
      `[...document.fonts].some((font) => /Figtree/.test(font.family) && font.status === 'loaded')`,
    );
    await webkit.submit();
    await webkit.isAt('kidParent');
  });

  test('a page that returns from the back/forward cache works', async () => {
    const camp = await organisation.addCamp(flexibleCamp());
    const child = organisation.newChild();
    await webkit.driver.get(host.url + stepUrl('campDays', camp.id));
    await webkit.isAt('campDays');
    await webkit.submit();
    await webkit.isAt('kidParent');
    await webkit.fill({ subscriber_FirstName: child.subscriber_FirstName });
    await webkit.driver
      .executeScript(`addEventListener('pageshow', ({ persisted }) => (window.persisted = persisted));
      setTimeout(() => location.assign('/organisatie/'))`);
    await webkit.waitFor(`location.pathname === '/organisatie/'`);
    await webkit.driver.navigate().back();
    await webkit.isAt('kidParent');
    await webkit.waitFor('window.persisted');
    await enrol(child);
    expect(await organisation.bookingsOf(camp)).toHaveLength(1);
  });
});
