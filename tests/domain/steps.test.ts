import { describe, expect, test } from 'vitest';
import { nextStep, previousStep, stepAt, STEPS, stepsOf, stepUrl } from '../../src/domain/steps.ts';
import { fixedCamp, flexibleCamp } from '../../src/testing/camps.ts';

describe('the order of steps', () => {
  test('a flexible camp has the steps of spec 2', () => {
    expect(stepsOf(flexibleCamp())).toEqual(['campDays', 'kidParent', 'medicalForm', 'confirmation']);
  });

  test('a camp that is not flexible has no day step', () => {
    expect(stepsOf(fixedCamp())).toEqual(['kidParent', 'medicalForm', 'confirmation']);
  });

  test.each([flexibleCamp(), fixedCamp()])('the next step is the one whose previous it is: $id', (camp) => {
    const steps = stepsOf(camp);
    expect(steps.map((step) => previousStep(camp, step))).toEqual([undefined, ...steps.slice(0, -1)]);
    expect(steps.map((step) => nextStep(camp, step))).toEqual([...steps.slice(1), 'success']);
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

  test('a camp id is URL-encoded', () => {
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
