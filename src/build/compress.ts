import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.webmanifest']);
/** The quality for responses; static files are compressed by the build. */
const LIVE_QUALITY = 5;
/** The highest quality, for static files. */
const BUILD_QUALITY = 11;

export type Encoding = 'br' | 'gzip';

/** Compresses a body; null when the result is not smaller. */
export function compress(body: Buffer, encoding: Encoding, quality = LIVE_QUALITY): Buffer | null {
  const compressed =
    encoding === 'gzip'
      ? gzipSync(body, { level: Math.min(quality, 9) })
      : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return compressed.length < body.length ? compressed : null;
}

/** Whether files with this name are compressible. */
export function isWorthCompressing(name: string): boolean {
  return COMPRESSED.has(extname(name));
}

/** Writes a `.br` and a `.gz` beside every compressible file of a build, for static hosts. */
export function precompress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    // The page is edited for each organisation, and a compressed copy would be outdated.
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
