import { describe, expect, test } from 'vitest';
import { nextStep, previousStep, stepAt, STEPS, stepsOf, stepUrl } from '../../src/domain/steps.ts';
import { fixedCamp, flexibleCamp } from '../../stories/support/camps.ts';

describe('the order of steps', () => {
  test('a flexible camp has the four tabs of spec 2', () => {
    expect(stepsOf(flexibleCamp())).toEqual(['campDays', 'kidParent', 'medicalForm', 'confirmation']);
  });

  test('a camp that is not flexible has no day step', () => {
    expect(stepsOf(fixedCamp())).toEqual(['kidParent', 'medicalForm', 'confirmation']);
  });

  test.each([
    [flexibleCamp(), 'campDays', undefined, 'kidParent'],
    [flexibleCamp(), 'kidParent', 'campDays', 'medicalForm'],
    [fixedCamp(), 'kidParent', undefined, 'medicalForm'],
    [fixedCamp(), 'medicalForm', 'kidParent', 'confirmation'],
    [fixedCamp(), 'confirmation', 'medicalForm', 'success'],
  ] as const)('%#: around %s', (camp, step, before, after) => {
    expect(previousStep(camp, step)).toBe(before);
    expect(nextStep(camp, step)).toBe(after);
  });
});

describe('addresses', () => {
  test.each([
    ['campDays', '/?camp=ZOMER-1'],
    ['kidParent', '/kid-parent?camp=ZOMER-1'],
    ['medicalForm', '/medicalForm'],
    ['confirmation', '/confirmation'],
    ['success', '/success'],
  ] as const)('of %s is %s', (step, expected) => {
    expect(stepUrl(step, 'zomer-1')).toBe(expected);
  });

  test('a camp id that is no word is encoded', () => {
    expect(stepUrl('kidParent', 'a&b=c #1')).toBe('/kid-parent?camp=A%26B%3DC%20%231');
  });

  test.each(STEPS)('the address of %s leads back to it', (step) => {
    expect(stepAt(new URL(stepUrl(step, 'X'), 'http://host').pathname)).toBe(step);
  });

  test.each([
    ['/kid-parent/', 'kidParent'],
    ['/KID-PARENT', undefined],
    ['/organisatie/', undefined],
    ['', undefined],
  ])('the path %j is %s', (path, expected) => {
    expect(stepAt(path)).toBe(expected);
  });
});
