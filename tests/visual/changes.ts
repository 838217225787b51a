import { PNG } from 'pngjs';

/** A picture before and after; `null` where there is none. */
export interface Pair {
  name: string;
  before: Buffer | null;
  now: Buffer | null;
}

export interface Change extends Pair {
  /** Of the larger of the two, in CSS px. */
  width: number;
  height: number;
  pixels: number;
  /** The bounding box of the differing pixels. */
  box: { x: number; y: number; width: number; height: number };
  /** The name of the group: changes of one kind have the same. */
  kind: string;
}

const hex = (rgba: number) => `#${(rgba >>> 8).toString(16).padStart(6, '0').toUpperCase()}`;

/** The share of the differing pixels that makes one change of colour the name of the group. */
const MOST = 0.4;

function compare(before: PNG, now: PNG): Pick<Change, 'pixels' | 'box' | 'kind'> {
  const [width, height] = [Math.max(before.width, now.width), Math.max(before.height, now.height)];
  const pixel = (of: PNG, x: number, y: number) =>
    x < of.width && y < of.height ? of.data.readUInt32BE((y * of.width + x) * 4) : -1;
  const colours = new Map<string, number>();
  let pixels = 0;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [was, is] = [pixel(before, x, y), pixel(now, x, y)];
      if (was === is) continue;
      pixels += 1;
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), y + 1];
      const both = was < 0 || is < 0 ? 'size' : `${hex(was)} became ${hex(is)}`;
      colours.set(both, (colours.get(both) ?? 0) + 1);
    }
  }
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  const [most, count] = [...colours].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0]);
  if (before.height !== now.height || before.width !== now.width) {
    const taller = now.height - before.height;
    return {
      pixels,
      box,
      kind: taller === 0 ? 'Another width' : `${Math.abs(taller)} px ${taller > 0 ? 'taller' : 'shorter'}`,
    };
  }
  if (most !== 'size' && count >= MOST * pixels) return { pixels, box, kind: most };
  return { pixels, box, kind: `An area of ${box.width} × ${box.height} px` };
}

/** The change between two pictures; `null` when all pixels are equal. */
export function changeOf({ name, before, now }: Pair): Change | null {
  const [was, is] = [before, now].map((file) => (file ? PNG.sync.read(file) : null));
  if (was && is) {
    const found = compare(was, is);
    const size = { width: Math.max(was.width, is.width), height: Math.max(was.height, is.height) };
    return found.pixels === 0 ? null : { name, before, now, ...size, ...found };
  }
  const { width, height } = was ?? is ?? { width: 0, height: 0 };
  const box = { x: 0, y: 0, width, height };
  return { name, before, now, width, height, pixels: width * height, box, kind: was ? 'Gone' : 'New' };
}

/** Changes by kind, the largest group first. */
export function grouped(changes: readonly Change[]): [kind: string, changes: Change[]][] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) groups.set(change.kind, [...(groups.get(change.kind) ?? []), change]);
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}
