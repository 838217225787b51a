import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress, isWorthCompressing } from './siteAssets.ts';

/** The best there is: it is done once. */
const BUILD_QUALITY = 11;

/** Puts a `.br` and a `.gz` beside every file of a build that gets smaller: any static host can send those. */
export function precompress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    // The page itself is filled in for each organisation.
    if (!isWorthCompressing(name) || name === 'index.html') continue;
    const body = readFileSync(file);
    writeFileSync(`${file}.br`, compress(body, 'br', BUILD_QUALITY));
    writeFileSync(`${file}.gz`, compress(body, 'gzip', BUILD_QUALITY));
  }
}
