import { PNG } from 'pngjs';

/** Pixels, four bytes each: red, green, blue, alpha. */
export interface Picture {
  width: number;
  height: number;
  data: Buffer;
}

/** A picture without the empty ground at its right and below. Nothing is lost: what is left out has one colour. */
export interface Trimmed {
  /** The size of the whole. */
  width: number;
  height: number;
  /** The colour of what is left out: the four bytes of a pixel in hexadecimal. */
  ground: string;
  kept: Picture;
}

export interface Difference {
  /** How many pixels differ; one that only one of the two has differs. */
  pixels: number;
  /** What holds all of them; empty when none differs. */
  box: { x: number; y: number; width: number; height: number };
  /** The new picture, faded, with the differing pixels marked. */
  picture: Picture;
}

/** Marks a differing pixel: a pink that neither brand has. */
const MARK = Buffer.from([0xd6, 0x00, 0x6c, 0xff]);
/** How much of the new picture's ink the difference shows. */
const FADED = 0.25;

export function readPng(bytes: Buffer): Picture {
  const { width, height, data } = PNG.sync.read(bytes);
  return { width, height, data };
}

export function writePng({ width, height, data }: Picture): Buffer {
  const png = new PNG({ width, height });
  data.copy(png.data);
  return PNG.sync.write(png, { colorType: 2 });
}

/** Leaves out the empty ground at the right and below: all that has the colour of the last pixel. */
export function trim({ width, height, data }: Picture): Trimmed {
  const ground = data.subarray(-4);
  const emptyRow = Buffer.alloc(width * 4, ground);
  const row = (y: number) => data.subarray(y * width * 4, (y + 1) * width * 4);

  let below = height;
  while (below > 0 && row(below - 1).equals(emptyRow)) below -= 1;
  let right = 0;
  for (let y = 0; y < below; y += 1) {
    let x = width;
    while (x > right && data.compare(ground, 0, 4, (y * width + x - 1) * 4, (y * width + x) * 4) === 0)
      x -= 1;
    right = Math.max(right, x);
  }

  const kept = Buffer.concat(Array.from({ length: below }, (_, y) => row(y).subarray(0, right * 4)));
  return { width, height, ground: ground.toString('hex'), kept: { width: right, height: below, data: kept } };
}

/** The whole picture again. */
export function untrim({ width, height, ground, kept }: Trimmed): Picture {
  const data = Buffer.alloc(width * height * 4, ground, 'hex');
  for (let y = 0; y < kept.height; y += 1) {
    kept.data.copy(data, y * width * 4, y * kept.width * 4, (y + 1) * kept.width * 4);
  }
  return { width, height, data };
}

/** Pictures of one width as one, each below the one before. */
export function below(pictures: readonly Picture[]): Picture {
  const data = Buffer.concat(pictures.map((picture) => picture.data));
  const height = pictures.reduce((sum, picture) => sum + picture.height, 0);
  return { width: pictures[0]?.width ?? 0, height, data };
}

/** The part of this size at the top left; what the picture does not have is white. */
export function crop(whole: Picture, { width, height }: { width: number; height: number }): Picture {
  const data = Buffer.alloc(width * height * 4, 0xff);
  for (let y = 0; y < Math.min(height, whole.height); y += 1) {
    const row = whole.data.subarray(
      y * whole.width * 4,
      (y * whole.width + Math.min(width, whole.width)) * 4,
    );
    row.copy(data, y * width * 4);
  }
  return { width, height, data };
}

/** Compares pixel by pixel, without any tolerance. */
export function differenceBetween(before: Picture, now: Picture): Difference {
  const width = Math.max(before.width, now.width);
  const height = Math.max(before.height, now.height);
  const data = Buffer.alloc(width * height * 4, 0xff);
  const pixel = (of: Picture, x: number, y: number) =>
    x < of.width && y < of.height ? of.data.readUInt32LE((y * of.width + x) * 4) : null;

  let pixels = 0;
  let [left, top, right, below] = [width, height, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const is = pixel(now, x, y);
      const at = (y * width + x) * 4;
      if (pixel(before, x, y) !== is) {
        pixels += 1;
        [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
        [top, below] = [Math.min(top, y), y + 1];
        MARK.copy(data, at);
      } else if (is !== null) {
        const from = (y * now.width + x) * 4;
        for (let c = 0; c < 3; c += 1) {
          data[at + c] = 255 - Math.round((255 - now.data.readUInt8(from + c)) * FADED);
        }
      }
    }
  }
  const box = pixels === 0 ? [0, 0, 0, 0] : [left, top, right - left, below - top];
  const [x = 0, y = 0, w = 0, h = 0] = box;
  return { pixels, box: { x, y, width: w, height: h }, picture: { width, height, data } };
}
