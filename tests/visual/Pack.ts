import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Picture } from './Picture.ts';

const PACKING = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
};
const MOST_COLOURS = 2 ** 16;

/**
 * Many pictures, pixel after pixel, as numbers of the colours they have in common: two bytes a pixel, the low ones and
 * then the high ones, which are nearly all zero. Packed by brotli, whose window holds dozens of pictures at once. At
 * this project's stories that was 12 to 20 % lighter than packing the colours themselves, and a quarter of what each
 * picture weighed alone as lossless WebP (a tenth of it as PNG).
 */
export class Pack {
  private constructor(
    private readonly colours: Buffer,
    private readonly pixels: Buffer,
  ) {}

  static of(pictures: readonly Picture[]): Pack {
    const count = pictures.reduce((sum, { data }) => sum + data.length / 4, 0);
    const pixels = Buffer.alloc(count * 2);
    const numbers = new Map<number, number>();
    let at = 0;
    for (const { data } of pictures) {
      for (let byte = 0; byte < data.length; byte += 4, at += 1) {
        const colour = data.readUInt32BE(byte);
        let number = numbers.get(colour);
        if (number === undefined) numbers.set(colour, (number = numbers.size));
        pixels[at] = number & 0xff;
        pixels[count + at] = number >> 8;
      }
    }
    if (numbers.size > MOST_COLOURS) {
      throw new Error(
        `The stories of one component have ${numbers.size} colours; a pack holds ${MOST_COLOURS}.`,
      );
    }
    const colours = Buffer.alloc(numbers.size * 4);
    for (const [colour, number] of numbers) colours.writeUInt32BE(colour, number * 4);
    return new Pack(colours, pixels);
  }

  static read(bytes: Buffer): Pack {
    const all = brotliDecompressSync(bytes);
    const pixelsFrom = 4 + all.readUInt32BE(0) * 4;
    return new Pack(all.subarray(4, pixelsFrom), all.subarray(pixelsFrom));
  }

  bytes(): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.colours.length / 4);
    return brotliCompressSync(Buffer.concat([count, this.colours, this.pixels]), PACKING);
  }

  /** The picture of this size whose first pixel is the pack's pixel `from`. */
  picture(from: number, width: number, height: number): Picture {
    const high = this.pixels.length / 2;
    const data = Buffer.alloc(width * height * 4);
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      const number = (this.pixels[from + pixel] ?? 0) | ((this.pixels[high + from + pixel] ?? 0) << 8);
      data.writeUInt32BE(this.colours.readUInt32BE(number * 4), pixel * 4);
    }
    return { width, height, data };
  }
}
