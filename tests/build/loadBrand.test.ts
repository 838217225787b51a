import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_BRAND, loadBrand } from '../../src/build/loadBrand.ts';
import { FONT, svg } from '../ui/brand/brands.ts';

let root = '';
let folder = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'brand-'));
  folder = join(root, 'ours');
  mkdirSync(join(folder, 'fonts'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

function write(tokens: unknown): string {
  const file = join(folder, 'brand.json');
  writeFileSync(file, typeof tokens === 'string' ? tokens : JSON.stringify(tokens));
  return file;
}

test('the URL of a file contains a hash of its content', async () => {
  const file = write({ logo: { $value: 'our logo.SVG' } });
  const addresses = [];
  for (const inside of ['<g/>', '<g/>', '<g></g>']) {
    writeFileSync(join(folder, 'our logo.SVG'), svg(inside));
    const { brand, files } = await loadBrand(file);
    const { src = '' } = brand.logo ?? {};
    expect(files.get(src)).toEqual(svg(inside));
    addresses.push(src);
  }
  expect(addresses[0]).toMatch(/^\/assets\/our-logo-[0-9a-f]{8}\.svg$/);
  expect(addresses[1]).toBe(addresses[0]);
  expect(addresses[2]).not.toBe(addresses[0]);
});

test('a font has the metrics of its fallback', async () => {
  writeFileSync(join(folder, 'fonts/heading.woff2'), FONT);
  const { brand } = await loadBrand(write({ fontFile: { heading: { $value: 'fonts/heading.woff2' } } }));
  const [face] = brand.faces;
  expect(face?.src).toMatch(/^\/assets\/heading-[0-9a-f]{8}\.woff2$/);
  expect(face?.metrics).toEqual({ ascent: 1.036, descent: 0.335, lineGap: 0, width: 0.494 });
});

test('a font that cannot be parsed is refused', async () => {
  const spoilt = Buffer.from(FONT);
  spoilt.fill(0, 60);
  writeFileSync(join(folder, 'fonts/body.woff2'), spoilt);
  await expect(loadBrand(write({ fontFile: { body: { $value: 'fonts/body.woff2' } } }))).rejects.toThrow(
    'fontFile.body names "fonts/body.woff2", which is a font that cannot be read.',
  );
});

test.each([
  ['folder', '.', 'folder/logo.svg'],
  ['file', 'logo.svg', 'file.svg'],
  ['file in a folder with a longer name', 'ours too/logo.svg', 'other.svg'],
])('a symbolic link to a %s outside the folder is not followed', async (_kind, target, path) => {
  mkdirSync(join(root, 'ours too'), { recursive: true });
  for (const name of ['logo.svg', 'ours too/logo.svg']) writeFileSync(join(root, name), svg());
  symlinkSync(join(root, target), join(folder, path.replace('/logo.svg', '')));
  await expect(loadBrand(write({ logo: { $value: path } }))).rejects.toThrow(
    `logo names "${path}", which is missing.`,
  );
});

test('a folder instead of a picture, and a missing file, are refused', async () => {
  mkdirSync(join(folder, 'a.svg'));
  await expect(loadBrand(write({ logo: { $value: 'a.svg' } }))).rejects.toThrow('which is missing.');
  await expect(loadBrand(join(folder, 'nothing.json'))).rejects.toThrow('The file cannot be read: ENOENT');
});

test('the own name is null when the file, with a byte order mark or not, does not set one', async () => {
  for (const mark of ['', '\uFEFF'])
    expect((await loadBrand(write(`${mark}{"name":{"$value":"Ons kamp"}}`))).ownName).toBe('Ons kamp');
  expect((await loadBrand(write({}))).ownName).toBeNull();
  expect((await loadBrand(DEFAULT_BRAND)).brand.name).toBe('Dennenbos');
});
