import { expect, test } from 'vitest';
import { countCharacters, storedText, withoutHidden } from '../../src/domain/visibleText.ts';

test.each([
  [' Zoe\u0308 ', 'Zo\u00eb'],
  ['Dank u ❤️', 'Dank u ❤️'],
  ['\u200b\u2060\ufeff', ''],
  ['\u3164', ''],
  ['Half \ud83d een teken\0', 'Half \ufffd een teken'],
])('%j is stored as %j', (text, stored) => expect(storedText(text)).toBe(stored));

test.each([
  ['', 0],
  ['\u200b', 0],
  ['Zoë', 3],
  ['Zoe\u0308', 3],
  ['\u200bZo\u00eb', 3],
  // A letter with a mark that no single code point has.
  ['x\u0323', 1],
  ['Ng\u0303', 2],
  ['นี้', 1],
  ['김', 1],
  ['김'.normalize('NFD'), 1],
  ['𐐷', 1],
  ['👍🏽', 1],
  ['👨‍👩‍👧', 1],
  ['🇧🇪🇳🇱', 2],
])('%j has %d characters', (text, count) => expect(countCharacters(text)).toBe(count));

// The last ones are marks that are sorted.
test.each([' ', '\u200b', '\u3164', '\u0308', '\u200d', '🏽', '🇧', '\u0345\u0301\u0316\u0327\u0334'])(
  'the time for a text of many %j grows with its length',
  (characters) => {
    const text = `a${characters.replace(/./gsu, (each) => each.repeat(20_000))}b`;
    for (const read of [storedText, countCharacters, withoutHidden]) {
      const before = process.cpuUsage();
      read(text);
      // Some seconds when it grows with the square of the length.
      expect(process.cpuUsage(before).user / 1000, read.name).toBeLessThan(500);
    }
  },
);
