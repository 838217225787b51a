import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CRITERIA } from '../stories/support/docs/accessibility.ts';

describe('the accessibility page', () => {
  test('lists every criterion of levels A and AA once, in order', () => {
    const numbers = CRITERIA.map(({ number }) => number);
    expect(numbers).toEqual(
      [...new Set(numbers)].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })),
    );
    const ofLevel = (wanted: string) => CRITERIA.filter(({ level }) => level === wanted).length;
    // WCAG 2.2: 4.1.1 is no criterion any more.
    expect({ A: ofLevel('A'), AA: ofLevel('AA') }).toEqual({ A: 31, AA: 24 });
  });

  test('names tests that are there', () => {
    const files = new Set(CRITERIA.flatMap(({ shownBy }) => shownBy));
    const missing = [...files].filter((file) => !existsSync(fileURLToPath(new URL(file, import.meta.url))));
    expect(missing).toEqual([]);
  });
});
