import { symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect } from 'vitest';
import { FONT, PINE, svg } from '../ui/brand/brands.ts';
import { get } from './client.ts';
import { test } from './engines.ts';
import { oneSentence, runCommand } from './runCommand.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** Writes a brand with these tokens, with a logo and a font beside it; returns its file. */
function write(tokens: unknown): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'logo.svg'), svg());
  writeFileSync(join(folder, 'heading.woff2'), FONT);
  const file = join(folder, 'brand.json');
  writeFileSync(file, JSON.stringify(tokens));
  return file;
}

const colours = (of: Record<string, string>) =>
  Object.fromEntries(Object.entries(of).map(([job, $value]) => [job, { $value }]));

const OURS = {
  name: { $value: 'Ons kamp' },
  colour: colours({ action: '#6B1F7A', actionPressed: '#4E1259', ground: '#FDF6FF' }),
  font: { heading: { $value: ['Ours', 'serif'] } },
  fontFile: { heading: { $value: 'heading.woff2' } },
  logo: { $value: 'logo.svg' },
  favicon: { $value: '{logo}' },
};

test('the website has the name, colours, fonts and files of the brand', async ({ start }) => {
  const backend = await start([], { environment: { BRAND: write(OURS) } });
  const { text } = await get(backend, '/organisatie/');
  expect(text).toContain('| Ons kamp</title>');
  const { text: css } = await get(backend, /href="([^"]+\.css)"/.exec(text)?.[1] ?? '');
  for (const colour of ['#6B1F7A', '#4E1259', '#FDF6FF']) expect(css).toContain(colour);
  for (const gone of [PINE.colours.action, PINE.colours.ground])
    expect(css.toUpperCase()).not.toContain(gone);
  expect(css).toContain('--heading-font:"Ours", "Ours fallback", serif');

  const logo = /<img\s+src="([^"]+)"/.exec(text)?.[1] ?? '';
  expect(/<link rel="icon" href="([^"]+)"/.exec(text)?.[1]).toBe(logo);
  const font = /font-family:"Ours";src:url\("([^"]+)"\)/.exec(css)?.[1] ?? '';
  for (const [address, type] of [
    [logo, 'image/svg+xml; charset=utf-8'],
    [font, 'font/woff2'],
  ] as const) {
    expect(address).toMatch(/-[0-9a-f]{8}\.\w+$/);
    const { status, headers } = await get(backend, address);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  }
});

const SYSTEM = { body: { $value: ['system-ui', 'Figtree'] }, heading: { $value: ['Arial', 'Figtree'] } };

test.for([
  ['the default brand', undefined, ['Figtree Variable']],
  ['a brand with its own font', OURS, ['Figtree Variable', 'Ours']],
  ['a brand with fonts of the system', { font: SYSTEM }, []],
] as const)('the website preloads the fonts of %s', async ([, tokens, families], { start }) => {
  const backend = await start([], { environment: tokens ? { BRAND: write(tokens) } : {} });
  for (const path of ['/organisatie/', '/toegankelijkheid', '/nergens']) {
    const { text } = await get(backend, path);
    const { text: css } = await get(backend, /href="([^"]+\.css)"/.exec(text)?.[1] ?? '');
    const preloads = text.matchAll(
      /<link rel="preload" as="font" type="font\/woff2" crossorigin href="([^"]+)">/g,
    );
    const familyOf = (src = '') => new RegExp(`font-family:"([^"]+)";src:url\\("${src}"`).exec(css)?.[1];
    expect([...preloads].map(([, src]) => familyOf(src))).toEqual(families);
  }
});

test('accepts the folder of a brand', async ({ start }) => {
  const { text } = await get(
    await start([], { environment: { BRAND: dirname(write(OURS)) } }),
    '/organisatie/',
  );
  expect(text).toContain('| Ons kamp</title>');
});

test('prefers ORGANISATION_NAME to the name of the brand', async ({ start }) => {
  const environment = { BRAND: write(OURS), ORGANISATION_NAME: 'Kampen vzw' };
  const { text } = await get(await start([], { environment }), '/organisatie/');
  expect(text).toContain('| Kampen vzw</title>');
});

/** The colours of the style sheet of the organisation's page, and the tags of its page. */
async function siteOf(backend: Parameters<typeof get>[0]) {
  const { text } = await get(backend, '/organisatie/');
  const { text: css } = await get(backend, /href="([^"]+\.css)"/.exec(text)?.[1] ?? '');
  return {
    css,
    tags: [...text.matchAll(/<meta name="(?:color-scheme|theme-color)" [^>]*>/g)].map(([tag]) => tag),
  };
}

test('the website follows the scheme of the system', async ({ start }) => {
  const { css, tags } = await siteOf(await start([]));
  const { ground } = PINE.colours;
  const dark = PINE.dark?.ground;
  expect(css).toContain(`:root{color-scheme:light}:root{--ground:${ground};`);
  expect(css).toContain(
    `@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark}:root{--ground:${dark};`,
  );
  expect(tags).toEqual([
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${dark}">`,
    `<meta name="theme-color" content="${ground}">`,
  ]);
});

test('the website of a brand without dark colours is always light', async ({ start }) => {
  const { css, tags } = await siteOf(await start([], { environment: { BRAND: write(OURS) } }));
  expect(css).not.toContain('color-scheme:dark');
  expect(tags[0]).toBe('<meta name="color-scheme" content="light">');
});

test.each([
  [
    'some dark colours',
    { colour: { dark: colours({ action: '#7CCBB5' }) } },
    expect.stringMatching(
      /^colour\.dark has no colour\.dark\.ground, colour\.dark\.surface, .*: the dark scheme has all colours or none\.$/,
    ),
  ],
  [
    'dark colours that are too close',
    { colour: { dark: colours({ ...PINE.dark, wrong: '#663333' }) } },
    expect.stringMatching(
      /^colour\.dark\.wrong \(#663333\) on colour\.dark\.ground \S+ has a contrast of \d\.\d\d in the dark scheme, less than 4\.5; the nearest that passes is #\w{6}\.$/,
    ),
  ],
])('refuses %s at the start and in a check', async (_what, tokens, sentence) => {
  const BRAND = write(tokens);
  for (const [command, args, environment] of [
    ['start', [], { BRAND }],
    ['brand', ['check', BRAND], {}],
  ] as const) {
    const { status, stderr } = await runCommand(command, [...args], { ...environment });
    const prefix = `The brand ${BRAND} cannot be used: `;
    expect([status, stderr.startsWith(prefix), stderr.slice(prefix.length, -1)]).toEqual([2, true, sentence]);
  }
});

test.each([
  [
    'a colour that is none',
    { colour: colours({ action: 'navy' }) },
    'colour.action is "navy", and must be an opaque colour, "#rrggbb" or an object with such a hex.',
  ],
  [
    'colours that are too close',
    { colour: colours({ ink: '#FFFFFF' }) },
    'colour.ink (#FFFFFF) on colour.ground (#FBF8F3) has a contrast of 1.05, less than 4.5; the nearest that passes is #6A6A6A.',
  ],
])('refuses to start with %s, in one sentence', async (_what, tokens, sentence) => {
  const BRAND = write(tokens);
  const stderr = `The brand ${BRAND} cannot be used: ${sentence}\n`;
  expect(await runCommand('start', [], { BRAND })).toEqual({ status: 2, stdout: '', stderr });
});

describe('npm run brand', () => {
  test('refuses a path that cannot be followed, in one sentence', async () => {
    const file = join(temporaryFolder(), 'brand.json');
    symlinkSync(file, file);
    expect(await runCommand('brand', ['check', file], {})).toEqual({
      status: 2,
      stdout: '',
      stderr: oneSentence(`The brand ${file} cannot be used: .*ELOOP`),
    });
  });

  test('prints the contrast of every pair, and exits with 0', async () => {
    const { status, stdout, stderr } = await runCommand('brand', ['check', write(OURS)], {});
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^Ons kamp: /);
    expect(stdout).toMatch(/^action #6B1F7A +ground #FDF6FF +\d+\.\d\d +4\.5 +passes +links$/m);
  });

  test('prints the pairs of both schemes, and says when there is one', async () => {
    const both = await runCommand('brand', ['check', 'brands/coral'], {});
    expect(both.status).toBe(0);
    expect(both.stdout.match(/^Zeilhaven: every pair .*$/gm)).toEqual([
      'Zeilhaven: every pair of colours that meets on a page, light',
      'Zeilhaven: every pair of colours that meets on a page, dark',
    ]);
    const { stdout } = await runCommand('brand', ['check', write(OURS)], {});
    expect(stdout).toMatch(/^Ons kamp has no dark colours, and is always light\.$/m);
    expect(stdout).toMatch(/^The colours of the default brand are used for surface, ink, .+\.$/m);
    expect(both.stdout).not.toContain('default brand');
  });

  test('marks pairs with too little contrast, and exits with 2 and the message', async () => {
    const file = write({ colour: colours({ inputLine: '#C9D2CE' }) });
    const { status, stdout, stderr } = await runCommand('brand', ['check', file], {});
    expect(status).toBe(2);
    expect(stdout).toMatch(/^inputLine #C9D2CE +ground #FBF8F3 +1\.\d\d +3 +too close: #[0-9A-F]{6} passes/m);
    expect(stderr).toMatch(/ cannot be used: colour\.inputLine \(#C9D2CE\) on colour\.ground [^\n]+\.\n$/);
  });
});
