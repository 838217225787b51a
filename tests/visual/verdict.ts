import type { Baselines } from './Baselines.ts';
import { differenceBetween, type Picture } from './Picture.ts';
import type { Compared } from './Run.ts';

export type Verdict = Pick<Compared, 'verdict' | 'pixels'>;

/** Compares a picture with its baseline: pixel by pixel, unless the browser sent the very bytes it sent then. */
export function verdictOn(name: string, now: () => Picture, sentAs: string, baselines: Baselines): Verdict {
  if (baselines.wasSentAs(name, sentAs)) return { verdict: 'same', pixels: 0 };
  const before = baselines.picture(name);
  if (!before) return { verdict: 'missing', pixels: 0 };
  const { pixels } = differenceBetween(before, now());
  return { verdict: pixels === 0 ? 'same' : 'different', pixels };
}

/** What is wrong with a shot, and what to do; null when nothing is. */
export function problemOf(
  name: string,
  { verdict, pixels }: Verdict,
  browser: { made: string | null; now: string },
): string | null {
  if (browser.made !== null && browser.made !== browser.now) {
    return (
      `The baselines were made with ${browser.made}, and this is ${browser.now}: their pixels cannot be compared. ` +
      'Take the browser that `npm ci` brings on Linux x64, without CHROMIUM; if it was upgraded on purpose, ' +
      'see what that changes with `npm run visual`, and accept all of it with `npm run visual:approve`.'
    );
  }
  switch (verdict) {
    case 'same':
      return null;
    case 'missing':
      return `${name}: there is no baseline. See the picture with \`npm run visual\`; accept it with \`npm run visual:approve\`.`;
    case 'different':
      return (
        `${name}: ${pixels} ${pixels === 1 ? 'pixel differs' : 'pixels differ'} from the baseline. ` +
        'See them with `npm run visual`; accept them with `npm run visual:approve`.'
      );
  }
}

/** What is wrong with a baseline that no story has. */
export function orphanProblem(name: string): string {
  return `${name}: there is a baseline, and no such story any more. Remove it with \`npm run visual:approve\`.`;
}
