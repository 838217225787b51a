import { expect, test } from 'vitest';
import { campDaysProblem } from '../../../src/domain/rules/campDays.ts';
import { CAMP_DAYS_CASES } from '../../../src/testing/cases/campDays.ts';

test.each(CAMP_DAYS_CASES)('$about', ({ limits, days, expected }) => {
  expect(campDaysProblem(limits, days)).toEqual(expected);
});
