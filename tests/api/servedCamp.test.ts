import { expect, test } from 'vitest';
import { servedCampFrom } from '../../src/api/servedCamp.ts';
import { campItem, fixedCamp } from '../../src/testing/camps.ts';

test('reads the camp of the page', () => {
  const text = JSON.stringify({ answer: campItem(fixedCamp()), isPrerendered: true });
  expect(servedCampFrom(text)).toEqual({ camp: fixedCamp(), isPrerendered: true });
});

test.each(['', '{', 'null', '{}', '{"answer":{},"isPrerendered":true}'])(
  'the page has no camp in %j',
  (text) => {
    expect(servedCampFrom(text)).toBeNull();
  },
);
