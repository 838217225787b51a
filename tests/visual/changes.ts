import { PNG } from 'pngjs';

/** A picture before and after; `null` where there is none. */
export interface Change {
  name: string;
  before: Buffer | null;
  now: Buffer | null;
  /** Of the larger of the two, in CSS px. */
  width: number;
  height: number;
  pixels: number;
  /** The bounding box of the differing pixels. */
  box: { x: number; y: number; width: number; height: number };
  /** What changed, in a few words. */
  kind: string;
}

const NOTHING: Pick<PNG, 'width' | 'height' | 'data'> = { width: 0, height: 0, data: Buffer.alloc(0) };

/** If one change of colour affects at least this share of the differing pixels, it names the change. */
const MOST = 0.4;

const hex = (rgba: number) => `#${(rgba >>> 8).toString(16).padStart(6, '0').toUpperCase()}`;

/** The change between two pictures; `null` when all pixels are equal. */
export function changeOf(pair: Pick<Change, 'name' | 'before' | 'now'>): Change | null {
  if (pair.before && pair.now?.equals(pair.before)) return null;
  const [was, is] = [pair.before, pair.now].map((file) => (file ? PNG.sync.read(file) : NOTHING));
  if (!was || !is) return null;
  const [width, height] = [Math.max(was.width, is.width), Math.max(was.height, is.height)];
  const pixel = (of: typeof NOTHING, x: number, y: number) =>
    x < of.width && y < of.height ? of.data.readUInt32BE((y * of.width + x) * 4) : -1;
  const colours = new Map<string, number>();
  let pixels = 0;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [before, now] = [pixel(was, x, y), pixel(is, x, y)];
      if (before === now) continue;
      pixels += 1;
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), y + 1];
      const both = before < 0 || now < 0 ? '' : `${hex(before)} became ${hex(now)}`;
      colours.set(both, (colours.get(both) ?? 0) + 1);
    }
  }
  if (pixels === 0) return null;
  const [colour, count] = [...colours].reduce((a, b) => (b[1] > a[1] ? b : a));
  const taller = is.height - was.height;
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  let kind = count >= MOST * pixels ? colour : `An area of ${box.width} × ${box.height} px`;
  if (is.width !== was.width) kind = 'Another width';
  else if (taller !== 0) kind = `${Math.abs(taller)} px ${taller > 0 ? 'taller' : 'shorter'}`;
  if (!pair.before || !pair.now) kind = pair.now ? 'New' : 'Gone';
  return { ...pair, width, height, pixels, box, kind };
}
