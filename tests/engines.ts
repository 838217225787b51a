import { execFileSync, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';

/** The engine of the stories in `npm test`. */
export const OWN_ENGINE = 'chromium';

/** The other engines, and the programs of Debian that their tests need. */
export const ENGINES = {
  firefox: ['firefox-esr', 'Xvfb', 'xdotool'],
  webkit: ['WebKitWebDriver', 'Xvfb', 'xdotool'],
} as const;
export type Engine = keyof typeof ENGINES;

/** The engine of this name; undefined for Chromium. */
export function engineFrom(name: string | undefined): Engine | undefined {
  if (name === undefined || Object.hasOwn(ENGINES, name)) return name as Engine | undefined;
  throw new Error(`There is no engine "${name}": choose from ${Object.keys(ENGINES).join(', ')}.`);
}

/** The path of a program; undefined when it is not on `PATH`. */
export function onPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders
    .map((folder) => join(folder, program))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** The oldest versions that work: Playwright drives Firefox with commands that version 140 does not have. */
const OLDEST: Record<string, number> = { 'firefox-esr': 153 };

/** Whether a program is on `PATH`, in a version that works. */
function isUsable(program: string): boolean {
  const file = onPath(program);
  const oldest = OLDEST[program];
  if (file === undefined || oldest === undefined) return file !== undefined;
  return Number(/\d+/.exec(execFileSync(file, ['--version'], { encoding: 'utf8' }))?.[0]) >= oldest;
}

/** The programs of an engine that are not on `PATH`, or too old there: each with the oldest version that works. */
export const missingFor = (engine: Engine): string[] =>
  ENGINES[engine]
    .filter((program) => !isUsable(program))
    .map((program) => (OLDEST[program] ? `${program} ${OLDEST[program]}` : program));

/** Starts an X server without a screen. */
export async function openDisplay(): Promise<{ display: string; close: () => void }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x3200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', () => reject(new Error('Xvfb did not start')));
    (server.stdio[3] as Readable).once('data', (text: Buffer) => resolve(text.toString().trim()));
  });
  return { display: `:${number}`, close: () => server.kill() };
}

/**
 * Focuses the newest window of a display, which has no window manager to do so. Without the focus, neither blur nor
 * `:focus` happens.
 */
export function focusWindow(display: string): void {
  const env = { ...process.env, DISPLAY: display };
  const windows = execFileSync('xdotool', ['search', '--onlyvisible', '--class', '.'], { env }).toString();
  execFileSync('xdotool', ['windowfocus', '--sync', windows.trim().split('\n').at(-1) ?? ''], { env });
}
