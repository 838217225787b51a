import { createHash } from 'node:crypto';
import { expect, vi } from 'vitest';
import { campItem, fixedCamp, flexibleCamp } from '../../src/testing/camps.ts';
import { get } from './client.ts';
import { test as engineTest, type Start } from './engines.ts';
import { writeFakeWizard } from './fakeWizard.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import type { TestBackend } from './testBackend.ts';

/** An organisation of which the first page cannot be rendered. */
const FAILS_ONCE = 'Eerst stuk';

/** Renders its arguments and the number of its calls. */
const PRERENDER = `let renders = 0;
export const prerender = (url, configText, brandText, servedText) => {
  const { organisationName } = JSON.parse(configText);
  if (++renders === 1 && organisationName === '${FAILS_ONCE}') throw new Error('not yet');
  return {
    title: '<title>rendered</title>',
    styles: '<style data-s="">a{}</style>',
    root: [renders, url, organisationName, servedText === '' ? 'frame' : 'camp'].join('|'),
  };
};`;

const CAMPS = [flexibleCamp({ id: 'BOS', seatsOpen: 9 }), fixedCamp({ id: 'ZEE' })];

/** `start` with these camps and a fake wizard in a folder of its own, because a module is loaded once. */
const test = engineTest.extend<{ startWizard: Start }>({
  startWizard: async ({ start }, use) => {
    const wizardDir = writeFakeWizard(temporaryFolder(), PRERENDER);
    await use((camps = CAMPS, options = {}) => start(camps, { wizardDir, ...options }));
  },
});

/** The content of the root without the count, the count, and the served block. */
async function pageAt(running: TestBackend, path: string) {
  const { text, status, headers } = await get(running, path);
  const [, renders = '', root = ''] = /<div id="root">(\d+)\|(.*?)<\/div>/.exec(text) ?? [];
  const block = /<script[^>]* id="served-camp"[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1];
  const served =
    block === undefined ? null : (JSON.parse(block) as { answer: object; isPrerendered: boolean });
  return { text, status, headers, renders: Number(renders), root, served };
}

test.for([
  ['the step of the camp days', '/?camp=bos&utm_source=mail', '/?camp=BOS', 'BOS'],
  ['the first step of a camp without a choice of days', '/?camp=zee', '/kid-parent?camp=ZEE', 'ZEE'],
  ['the same at its address', '/kid-parent?camp=ZEE&utm_source=mail', '/kid-parent?camp=ZEE', 'ZEE'],
  ['the same with a slash', '/kid-parent/?camp=ZEE', '/kid-parent?camp=ZEE', 'ZEE'],
  ['the frame of a later step', '/kid-parent?camp=BOS', '/kid-parent?camp=X', 'BOS'],
] as const)('renders %s, with the camp beside it', async ([, path, rendered, CAMP_ID], { startWizard }) => {
  const { root, served, text } = await pageAt(await startWizard(), path);
  const isPrerendered = !rendered.endsWith('X');
  expect(root).toBe(`${rendered}|Sportkampen De Zonnebloem|${isPrerendered ? 'camp' : 'frame'}`);
  expect(text).toContain('<title>rendered</title>');
  expect(served).toMatchObject({ isPrerendered, answer: { CAMP_ID, SEATS_OPEN: 5 } });
});

test.for([
  ['a voucher, which is validated first', '/?camp=BOS&voucher=abc', {}],
  ['an unknown camp', '/?camp=NERGENS', {}],
  ['a camp no database takes', '/?camp=%00', {}],
  ['no camp', '/', {}],
  ['the camps of another server', '/?camp=BOS', { GATEWAY_URL: 'https://kampen.example/api' }],
] as [string, string, Record<string, string>][])(
  'serves no camp beside %s',
  async ([, path, environment], { startWizard }) => {
    const running = await startWizard(CAMPS, { environment });
    const find = vi.spyOn(running.backend.camps, 'find');
    const { root, served, status, text } = await pageAt(running, path);
    const title = status === 404 ? 'We vinden dit kamp niet | Sportkampen De Zonnebloem' : 'rendered';
    expect(text).toContain(`<title>${title}</title>`);
    // Only valid text is looked up, because one invalid id would fail the whole batch.
    expect(find).toHaveBeenCalledTimes(path === '/?camp=NERGENS' ? 1 : 0);
    expect([served, status]).toEqual([null, path === '/?camp=NERGENS' ? 404 : 200]);
    expect(root).toMatch(/\|frame$/);
  },
);

test.for([
  ['no camp', '/', '/'],
  ['no camp, at a later step', '/kid-parent', '/kid-parent?camp=X'],
  ['a camp that the database cannot return', '/?camp=BOS', '/?camp=X'],
] as const)('renders the frame for %s', async ([, path, rendered], { startWizard }) => {
  const running = await startWizard();
  vi.spyOn(running.backend.camps, 'find').mockRejectedValue(new Error('closed'));
  const { root, status } = await pageAt(running, path);
  expect([status, root]).toEqual([200, `${rendered}|Sportkampen De Zonnebloem|frame`]);
});

test('renders a page once for each state of a camp', async ({ startWizard }) => {
  const running = await startWizard();
  const camp = flexibleCamp({ id: 'BOS', seatsOpen: 9 });
  const renders = async () => (await pageAt(running, '/?camp=BOS')).renders;
  expect([await renders(), await renders()]).toEqual([1, 1]);
  await running.importCamps([campItem({ ...camp, seatsOpen: 8 })]);
  expect(await renders()).toBe(1);
  await running.importCamps([campItem({ ...camp, seatsOpen: 0 })]);
  expect(await renders()).toBe(2);
  expect((await pageAt(running, '/?camp=BOS')).served).toMatchObject({ answer: { SEATS_OPEN: 0 } });
});

test('renders a page again after it failed', async ({ startWizard }) => {
  const failures: unknown[] = [];
  const log = { request: () => {}, failure: (error: unknown) => failures.push(error) };
  const running = await startWizard(CAMPS, { environment: { ORGANISATION_NAME: FAILS_ONCE }, log });
  const status = async () => (await pageAt(running, '/?camp=BOS')).status;
  expect([await status(), await status()]).toEqual([500, 200]);
  expect(failures).toEqual([expect.objectContaining({ message: 'not yet' })]);
});

test('only the page of an unknown camp has its title', async ({ startWizard }) => {
  const running = await startWizard();
  for (const path of ['/?camp=NERGENS', '/?camp=BOS&voucher=abc', '/?camp=NERGENS']) {
    const { status, text } = await pageAt(running, path);
    expect(text.includes('We vinden dit kamp niet'), path).toBe(status === 404);
  }
});

test('renders a page once for visitors at the same time', async ({ startWizard }) => {
  const running = await startWizard();
  const { camps } = running.backend;
  const find = camps.find.bind(camps);
  const both = new Promise<void>((resolve) => {
    const asked = vi.spyOn(camps, 'find').mockImplementation(async (id) => {
      if (asked.mock.calls.length === 2) resolve();
      await both;
      return find(id);
    });
  });
  const pages = await Promise.all([pageAt(running, '/?camp=BOS'), pageAt(running, '/?camp=BOS')]);
  expect(pages.map(({ renders }) => renders)).toEqual([1, 1]);
});

test('escapes the texts of a camp in its block, and allows no script in them', async ({ startWizard }) => {
  const remark = '</script><script>pwned=1</script><style>b{}</style> $& $1 {{styles}} {{config}}';
  const running = await startWizard([flexibleCamp({ id: 'BOS', remark })]);
  const { text, served, headers } = await pageAt(running, '/?camp=BOS');
  expect(served).toMatchObject({ answer: { REMARK: remark } });
  expect(text).not.toContain('<script>pwned');
  const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  const policy = headers.get('content-security-policy');
  expect(policy).toContain(`script-src 'self' ${hash('early()')};`);
  expect(policy).toContain(`style-src 'self' ${hash('a{}')} ${hash('/**/')};`);
});
