import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WIZARD_DIR } from '../../src/build/paths.ts';
import { fixedCamp } from '../../stories/support/camps.ts';
import { expect, test } from './fixture.ts';

/** The policy of docs/deploying.md; a fault of the page names the hash a script has now. */
const DEPLOYING = readFileSync(new URL('../../docs/deploying.md', import.meta.url), 'utf8');
const [POLICY = 'none in docs/deploying.md'] = /^default-src .*$/m.exec(DEPLOYING) ?? [];

test('the page as it is built, under the documented policy', async ({ organisation, wizard, page }) => {
  // A host of files that passes the calls on to the backend.
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({
          path: join(WIZARD_DIR, 'index.html'),
          headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
        })
      : route.continue(),
  );
  const camp = await organisation.addCamp(fixedCamp());
  await wizard.openAt('medicalForm', camp, organisation.newChild());
  await page.reload();
  await wizard.walkTo('success', camp, organisation.newChild());
  expect(await organisation.bookingsOf(camp)).toHaveLength(1);
});
