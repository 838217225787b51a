import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { askedFor } from './askedFor.ts';
import { Baselines } from './Baselines.ts';
import { below, differenceBetween, readPng, trim, untrim, writePng, type Picture } from './Picture.ts';
import { shotName, shotNamed } from './Shot.ts';

const GROUND = [0xfb, 0xf8, 0xf3, 0xff];

/** A picture of ground with these pixels on it. */
function picture(width: number, height: number, ...ink: [x: number, y: number, colour: number[]][]): Picture {
  const data = Buffer.alloc(width * height * 4, Buffer.from(GROUND));
  for (const [x, y, colour] of ink) Buffer.from(colour).copy(data, (y * width + x) * 4);
  return { width, height, data };
}

const PINE = [0x0f, 0x5c, 0x4d, 0xff];
const BRICK = [0xb3, 0x26, 0x1e, 0xff];

describe('a picture', () => {
  test.each([
    ['empty', picture(20, 10), 0, 0],
    ['inked at the corner', picture(20, 10, [0, 0, PINE]), 1, 1],
    ['inked in the middle', picture(20, 10, [3, 7, PINE], [12, 2, BRICK]), 13, 8],
    ['inked at the far corner but one', picture(20, 10, [18, 9, PINE]), 19, 10],
    ['whose last pixel is ink', picture(20, 10, [19, 9, PINE]), 20, 10],
  ])('%s is trimmed to %# and loses nothing', (_what, whole, width, height) => {
    const trimmed = trim(whole);
    expect([trimmed.kept.width, trimmed.kept.height]).toEqual([width, height]);
    expect(untrim(trimmed)).toEqual(whole);
  });

  test('taller than the page is put together from its parts', () => {
    const [top, bottom] = [picture(20, 10, [3, 7, PINE]), picture(20, 4, [0, 0, BRICK])];
    expect(below([top, bottom])).toEqual(picture(20, 14, [3, 7, PINE], [0, 10, BRICK]));
  });

  test('goes through a PNG unchanged', () => {
    const whole = picture(20, 10, [3, 7, PINE]);
    expect(readPng(writePng(whole))).toEqual(whole);
  });

  test('differs by a single step of a single colour in a single pixel, and says where', () => {
    const before = picture(20, 10, [3, 7, PINE]);
    const now = picture(20, 10, [3, 7, [0x0f, 0x5c, 0x4e, 0xff]]);
    expect(differenceBetween(before, before).pixels).toBe(0);
    expect(differenceBetween(before, now)).toMatchObject({
      pixels: 1,
      box: { x: 3, y: 7, width: 1, height: 1 },
    });
  });

  test('differs where only one of the two has pixels', () => {
    expect(differenceBetween(picture(20, 10), picture(20, 11))).toMatchObject({
      pixels: 20,
      box: { x: 0, y: 10, width: 20, height: 1 },
    });
  });
});

describe('the baselines', () => {
  const A = 'components-daygrid--a.320';
  const B = 'components-daygrid--b.320';
  const CORAL = 'components-daygrid--a.320-coral';
  let folder: string;
  const fresh = () => new Baselines(folder);
  const taken = (whole: Picture, sentAs = 'a'.repeat(64)) => ({ picture: whole, sentAs });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'baselines-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('give back every picture that was taken in, from any of their packs', () => {
    const pictures = {
      [B]: picture(30, 12, [1, 1, BRICK]),
      [A]: picture(30, 10, [5, 5, PINE]),
      [CORAL]: picture(31, 9, [30, 8, PINE]),
    };
    fresh().change(
      'components-daygrid',
      new Map(Object.entries(pictures).map(([name, whole]) => [name, taken(whole)])),
      [],
    );
    const read = fresh();
    expect(read.names()).toEqual([CORAL, A, B].sort());
    for (const [name, whole] of Object.entries(pictures)) expect(read.picture(name)).toEqual(whole);
    expect(read.picture('components-daygrid--c.320')).toBeNull();
    expect(read.wasSentAs(A, 'a'.repeat(64))).toBe(true);
    expect(read.wasSentAs(A, 'b'.repeat(64))).toBe(false);
  });

  test('change one picture and keep its neighbours, and remove packs with the last of their shots', () => {
    const before = picture(30, 10, [5, 5, PINE]);
    const after = picture(40, 20, [7, 7, BRICK]);
    fresh().change('components-daygrid', new Map([A, B, CORAL].map((name) => [name, taken(before)])), []);
    fresh().change('components-daygrid', new Map([[A, taken(after)]]), [CORAL]);
    expect(fresh().names()).toEqual([A, B]);
    expect(fresh().picture(A)).toEqual(after);
    expect(fresh().picture(B)).toEqual(before);
    expect(readdirSync(folder)).not.toContain('components-daygrid.320-coral.pixels');
    fresh().change('components-daygrid', new Map(), [A, B]);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('are read again when another process has accepted a picture', () => {
    const before = picture(30, 10, [5, 5, PINE]);
    const after = picture(30, 10, [6, 5, PINE]);
    fresh().change('components-daygrid', new Map([[A, taken(before)]]), []);
    const reader = fresh();
    expect(reader.picture(A)).toEqual(before);
    fresh().change('components-daygrid', new Map([[A, taken(after)]]), []);
    utimesSync(join(folder, 'components-daygrid.shots'), 1, 1); // Both may have come within one tick of the clock.
    expect(reader.picture(A)).toEqual(after);
  });

  test('say so when a list is damaged', () => {
    fresh().change('components-daygrid', new Map([[A, taken(picture(3, 3))]]), []);
    const list = join(folder, 'components-daygrid.shots');
    writeFileSync(list, `<<<<<<< HEAD\n${readFileSync(list, 'utf8')}`);
    expect(() => fresh().names()).toThrow(/take the file back from git/);
  });
});

test.each([
  [
    'components-daygrid--some-chosen.320',
    { story: 'components-daygrid--some-chosen', width: 320, brand: 'pine' },
  ],
  ['steps-campdays--full.1280-coral', { story: 'steps-campdays--full', width: 1280, brand: 'coral' }],
])('the shot %s', (name, shot) => {
  expect(shotName(shot)).toBe(name);
  expect(shotNamed(name)).toEqual(shot);
});

test.each([
  [[], ['components-daygrid--a.320', 'components-daybox--a.320'], undefined],
  [['DayGrid'], ['components-daygrid--a.320'], undefined],
  [['components-daybox--a'], ['components-daybox--a.320'], undefined],
  [['components-daygrid--a.320'], ['components-daygrid--a.320'], undefined],
  [['Day'], [], 'Day'],
  [['DayGrid', 'nothing'], ['components-daygrid--a.320'], 'nothing'],
])('asked for %j', (asked, chosen, unknown) => {
  const names = ['components-daygrid--a.320', 'components-daybox--a.320'];
  expect(askedFor(asked, names)).toEqual({ chosen: new Set(chosen), unknown });
});
