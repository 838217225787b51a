import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.webmanifest']);
/** Quick on the fly; what is worth more is compressed once, by the build. */
const LIVE_QUALITY = 5;
/** The best there is: it is done once. */
const BUILD_QUALITY = 11;

export type Encoding = 'br' | 'gzip';

/** A body compressed, or null where that makes it no smaller; the build takes the time for a higher `quality`. */
export function compress(body: Buffer, encoding: Encoding, quality = LIVE_QUALITY): Buffer | null {
  const compressed =
    encoding === 'gzip'
      ? gzipSync(body, { level: Math.min(quality, 9) })
      : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return compressed.length < body.length ? compressed : null;
}

/** Whether what is in a file of this name can get smaller by compressing it. */
export function isWorthCompressing(name: string): boolean {
  return COMPRESSED.has(extname(name));
}

/** Puts a `.br` and a `.gz` beside every file of a build that gets smaller: any static host can send those. */
export function precompress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    // The page itself is filled in for each organisation, and a copy would still say what it said before.
    if (!isWorthCompressing(name) || name === 'index.html') continue;
    const body = readFileSync(file);
    for (const [encoding, suffix] of [
      ['br', '.br'],
      ['gzip', '.gz'],
    ] as const) {
      const compressed = compress(body, encoding, BUILD_QUALITY);
      if (compressed) writeFileSync(file + suffix, compressed);
    }
  }
}
