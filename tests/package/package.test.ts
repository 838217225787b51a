import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AxeResults } from 'axe-core';
import { chromium, type Browser, type Page } from 'playwright';
import type * as Vite from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../src/build/paths.ts';
import nl from '../../src/messages/nl.json' with { type: 'json' };
import { longDate } from '../../src/domain/days.ts';
import { campItem, flexibleCamp, TODAY } from '../../src/testing/camps.ts';
import { CHILD, PARENT } from '../../src/testing/people.ts';
import { startTestBackend, type TestBackend } from '../backend/testBackend.ts';
import { browserLaunch } from '../browser.ts';
import { outdatedReports } from './apiReports.ts';
import { sizes, sizesIn } from './sizes.ts';
import { execute, snippets, Stranger } from './Stranger.ts';

/** The package as another team uses it: installed with npm beside Vite, TypeScript and Vitest. */

let stranger: Stranger;
let backend: TestBackend;
let vite: typeof Vite;
let server: Vite.ViteDevServer;
let browser: Browser;

beforeAll(async () => {
  [stranger, backend, browser] = await Promise.all([
    Stranger.install(),
    startTestBackend({ today: TODAY, camps: [campItem(flexibleCamp())] }),
    chromium.launch(browserLaunch()),
  ]);
  vite = (await import(
    pathToFileURL(join(stranger.folder, 'node_modules/vite/dist/node/index.js')).href
  )) as typeof Vite;
  process.env.BACKEND = backend.url;
  server = await vite.createServer({ root: stranger.folder, logLevel: 'silent' });
  await server.listen();
});

afterAll(async () => {
  await server.close();
  await browser.close();
  await backend.stop();
  stranger.remove();
});

/** Opens a page of the project, with what its console reports. */
async function open(path: string): Promise<Page> {
  const page = await browser.newPage({ locale: 'nl-BE', timezoneId: 'Europe/Brussels' });
  await page.clock.setFixedTime(new Date(`${TODAY}T10:00:00+01:00`));
  page.on('pageerror', (error) => console.error(error));
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}${path}`);
  return page;
}

/** The snippet with the steps. */
function ownWizard() {
  const snippet = snippets().find(({ code }) => code.includes("from 'camp-enrolment/steps'"));
  if (!snippet) throw new Error('docs/library.md has no own wizard.');
  return snippet;
}

/** Every message, and every part of one around its placeholders, of at least two words. */
function dutchTexts(tree: object = nl): string[] {
  return Object.values(tree).flatMap((value: unknown) =>
    typeof value === 'string'
      ? value.split(/{{\w+}}/).filter((part) => /\p{L}{2,}\P{L}+\p{L}{2,}/u.test(part))
      : dutchTexts(value as object),
  );
}

const installed = (...parts: string[]) => join(stranger.folder, 'node_modules/camp-enrolment', ...parts);

test('the tarball holds the library, the brands and the documents', () => {
  const files = ['CHANGELOG.md', 'LICENSE', 'README.md', 'brands', 'dist', 'package.json'];
  expect(readdirSync(installed()).sort()).toEqual(files);
  expect(readdirSync(installed('dist'))).toEqual(['library']);
  const readme = readFileSync(installed('README.md'), 'utf8');
  expect(readme).toMatch(/^# The component library as a package/);
  expect(readme.match(/\]\((?!https?:)[^)]*\)/g)).toBeNull();
  const manifest = JSON.parse(readFileSync(installed('package.json'), 'utf8')) as Record<string, unknown>;
  expect(manifest.description).not.toContain('backend');
  expect(Object.keys(manifest).sort()).toEqual([
    'description',
    'exports',
    'files',
    'license',
    'name',
    'peerDependencies',
    'peerDependenciesMeta',
    'sideEffects',
    'type',
    'version',
  ]);
});

test('code and types name no module that is neither a peer nor in the package', () => {
  const { peerDependencies } = JSON.parse(readFileSync(installed('package.json'), 'utf8')) as {
    peerDependencies: Record<string, string>;
  };
  const known = ['.', ...Object.keys(peerDependencies)];
  const named = readdirSync(installed('dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|d\.ts)$/.test(file))
    .flatMap((file) => [
      ...readFileSync(installed('dist', file), 'utf8').matchAll(
        /(?:\bfrom|\bimport|\bmodule)\s*\(?\s*(['"])([^'"]+)\1/g,
      ),
    ])
    .map(([, , name = '']) => name);
  expect(named).toContain('@mui/material/styles');
  expect(named.filter((name) => !known.includes(/^(\.|(@[^/]+\/)?[^/]+)/.exec(name)?.[0] ?? ''))).toEqual([]);
});

test('entries with React are modules of the client, and the others run in server components', async () => {
  const entries = readdirSync(installed('dist/library/library')).filter((file) => file.endsWith('.js'));
  const ofServer = entries.filter(
    (file) => !readFileSync(installed('dist/library/library', file), 'utf8').startsWith('"use client";\n'),
  );
  expect(ofServer).toEqual(['domain.js', 'messages.js', 'testing.js']);
  const names = ofServer.map((file) => `import('camp-enrolment/${file.replace('.js', '')}')`);
  await execute(
    '--conditions=react-server',
    ['--input-type=module', '--eval', `await Promise.all([${names.join()}])`],
    stranger.folder,
  );
});

test('publint and Are the types wrong report nothing', async () => {
  const { publint } = await import('publint');
  const { messages } = await publint({ pkgDir: installed(), strict: true });
  expect(messages).toEqual([]);
  const attw = join(ROOT, 'node_modules/@arethetypeswrong/cli/dist/index.js');
  // Exits with 1 after a problem.
  await expect(execute(attw, [stranger.tarball, '--profile', 'esm-only'])).resolves.toContain('🟢');
});

test('the API reports are up to date: npm run api writes them', () => {
  expect(outdatedReports()).toEqual([]);
});

test('the table of sizes is up to date: npm run api writes it', async () => {
  const measured = await sizes();
  const written = sizesIn(readFileSync(join(ROOT, 'docs/library.md'), 'utf8'));
  expect([...written.keys()]).toEqual(measured.map(({ name }) => name));
  // The compression of another version of Node differs by some bytes.
  const differ = measured.filter(({ name, bytes }) => Math.abs(bytes - (written.get(name) ?? 0)) > 150);
  expect(differ).toEqual([]);
  expect(measured.find(({ name }) => name === 'TextField')?.bytes).toBeLessThanOrEqual(6000);
});

test('what is not listed cannot be imported', async () => {
  const imported = stranger.evaluate("import('camp-enrolment/dist/library/ui/form/Form.js')");
  await expect(imported).rejects.toThrow('ERR_PACKAGE_PATH_NOT_EXPORTED');
});

test('the snippets and every export type-check, the libraries included', async () => {
  expect(await stranger.run('typescript/bin/tsc')).toBe('');
});

test('the own wizard is one snippet of at most 80 lines', () => {
  const { code } = ownWizard();
  expect(code.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(80);
  expect(code).not.toMatch(/from '\./);
});

test('every component is rendered on a server and hydrated without a warning', async () => {
  await vite.build({
    root: stranger.folder,
    logLevel: 'silent',
    build: { ssr: 'server.tsx', outDir: 'server' },
  });
  await stranger.evaluate("import('./server/server.js')");
  const page = await open('hydrate.html');
  await page.waitForFunction(() => document.body.dataset.reported !== undefined);
  expect(await page.evaluate(() => document.body.dataset.reported)).toBe('');
});

test('a form in English and in another brand has no Dutch word and no accessibility error', async () => {
  const page = await open('english.html');
  await page.getByRole('button', { name: 'Book' }).click();
  await page.getByText('Fill in a name').first().waitFor();
  const [monday = ''] = flexibleCamp().activeDays;
  await page.getByRole('checkbox', { name: longDate(monday, 'en-GB') }).check();
  await page.getByText('Chosen: 1 of 5').waitFor();
  const text = (await page.locator('body').innerText()).toLowerCase();
  expect(text).toContain('€149.00');
  expect(dutchTexts().filter((dutch) => text.includes(dutch.trim().toLowerCase()))).toEqual([]);
  expect(text).not.toMatch(/\b(maandag|juli|dagen|kies|gekozen|verplicht)\b/);
  await page.addScriptTag({ path: join(ROOT, 'node_modules/axe-core/axe.min.js') });
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
});

test('a typed form is submitted', async () => {
  const page = await open('english.html');
  await page.getByLabel('Name').fill('Noor');
  await page.getByLabel('National number').fill('16130100118');
  for (const day of flexibleCamp().activeDays.slice(0, 3))
    await page.getByRole('checkbox', { name: longDate(day, 'en-GB') }).check();
  await page.getByRole('button', { name: 'Book' }).click();
  await page.waitForFunction(() => document.title.startsWith('{'));
  expect(JSON.parse(await page.title())).toEqual({
    name: 'Noor',
    number: '16130100118',
    phone: '',
    selectedDays: flexibleCamp().activeDays.slice(0, 3),
  });
});

test('the bundle of a page with fields alone has no Dutch', async () => {
  const bundle = (await vite.build({
    root: stranger.folder,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: installed('dist/library/library/ui.js'), formats: ['es'] } },
  })) as Vite.Rolldown.RolldownOutput[];
  const code = bundle[0]?.output[0].code ?? '';
  expect(code).toContain('Did you mean');
  expect(dutchTexts().filter((dutch) => code.includes(dutch))).toEqual([]);
});

test("a theme restyles the library's names and MUI's", async () => {
  const looks = [];
  for (const path of ['restyled.html', 'restyled.html?own']) {
    const page = await open(path);
    await page.getByLabel('Name').waitFor();
    const styleOf = (selector: string, name: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
    looks.push({
      gap: await styleOf('.CampDayGrid-days', 'row-gap'),
      corner: await styleOf('.MuiOutlinedInput-root', 'border-top-left-radius'),
      picture: await page.screenshot(),
    });
  }
  const [brand, own] = looks;
  expect(own).toMatchObject({ gap: '16px', corner: '0px' });
  expect(brand).not.toMatchObject({ gap: '16px' });
  expect(brand).not.toMatchObject({ corner: '0px' });
  expect(own?.picture.equals(brand?.picture ?? Buffer.of())).toBe(false);
});

test('a brand of the package shows its logo, and a wide one keeps its ratio', async () => {
  const page = await open('restyled.html');
  const logo = page.locator('header img');
  await logo.evaluate((image: HTMLImageElement) => image.decode());
  expect(await logo.boundingBox()).toMatchObject({ width: 32, height: 32 });
  const wide = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"/>';
  await logo.evaluate((image: HTMLImageElement, svg) => {
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    return image.decode();
  }, wide);
  expect(await logo.boundingBox()).toMatchObject({ width: 96, height: 32 });
});

test("the fake server and the people run in the project's own tests", async () => {
  expect(await stranger.run('vitest/vitest.mjs', 'run', '--no-color')).toMatch(/Tests +2 passed/);
});

test('the own wizard, with a step of its own, enrols a child with the reference backend', async () => {
  const page = await open(`${ownWizard().file.replace('.tsx', '.html')}?camp=${flexibleCamp().id}`);
  const forward = page.locator('form [type="submit"]');
  await forward.click();
  for (const [name, value] of Object.entries({ ...CHILD, ...PARENT })) {
    const field = page.locator(`[name="${name}"]`);
    if (name === 'subscriber_GenderId') await page.locator(`[name="${name}"][value="${value}"]`).check();
    else await field.fill(value);
  }
  await forward.click();
  await page.getByRole('heading', { name: nl.step.medicalForm }).waitFor();
  await forward.click();
  await page.getByRole('button', { name: nl.medicalSheetDialog.nothing }).click();
  await page.getByLabel('Mijn kind kan 25 meter zwemmen').check();
  await forward.click();
  await page.locator('[name="subscriber_Parent_GdprConsent"]').check();
  await forward.click();
  await page.getByRole('heading', { name: CHILD.subscriber_FirstName }).waitFor();
  const [booking, ...others] = await backend.bookings(flexibleCamp().id);
  expect(others).toEqual([]);
  expect(booking).toMatchObject({ details: CHILD, toPayCents: 139_00 });
  expect(backend.errors).toEqual([]);
});
