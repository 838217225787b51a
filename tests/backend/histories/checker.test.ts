import { describe, expect, test } from 'vitest';
import { campModel, type CampState } from './campModel.ts';
import { contradictionIn } from './checker.ts';
import { childModel } from './childModel.ts';
import type { Answer, Call, Request } from './history.ts';

type Save = Extract<Request, { kind: 'save' }>;

const answer = (given: string | Answer): Answer => (typeof given === 'string' ? { text: given } : given);

/** A call from one time to another; without an answer it has no end. */
const call = (start: number, end: number, request: Request, given: string | Answer): Call => ({
  request,
  start,
  end: given === null ? Infinity : end,
  answer: answer(given),
});

const save = (key: string, child: string, changes: Partial<Save> = {}): Save => ({
  kind: 'save',
  camp: 'A',
  child,
  parent: 'An',
  key,
  voucher: null,
  claimsSavings: false,
  ...changes,
});
const booked = (reference: string) => ({ text: '200', reference });
const FULL = 'INVALID_CAMP_FULLY_BOOKED';
const seats: Request = { kind: 'seats', camp: 'A' };
const cancel = (reference: string): Request => ({ kind: 'cancel', camp: 'A', child: 'Noor', reference });
const discount = (camp: string): Request => ({ kind: 'discount', camp, child: 'Noor' });
const sheet = (parent: string): Request => ({ kind: 'sheet', child: 'Noor', parent });

const oneSeat: CampState = { seats: 1, isClosed: false, vouchers: ['v'], bookings: {} };

function campProblem(calls: Call[]) {
  return contradictionIn(calls, campModel('A'), oneSeat);
}

describe('a camp with one seat', () => {
  test.each<[string, Call[]]>([
    [
      'one of two at the same time',
      [call(0, 9, save('1', 'Noor'), FULL), call(1, 5, save('2', 'Lars'), booked('L'))],
    ],
    [
      'a seat that is still seen during the booking',
      [call(0, 9, save('1', 'Noor'), booked('N')), call(3, 4, seats, '1'), call(5, 6, seats, '0')],
    ],
    [
      'a lost answer that was booked, and its cancellation',
      [
        call(0, 1, save('1', 'Noor'), null),
        call(2, 3, seats, '0'),
        call(4, 5, cancel('N'), 'done'),
        call(6, 7, seats, '1'),
      ],
    ],
    [
      'a lost answer that was booked, and its retry',
      [
        call(0, 1, save('1', 'Noor'), null),
        call(2, 3, seats, '0'),
        call(4, 5, save('1', 'Noor'), booked('N')),
      ],
    ],
    [
      'a lost answer that is booked later',
      [call(0, 1, save('1', 'Noor'), null), call(2, 3, seats, '1'), call(4, 5, seats, '0')],
    ],
    [
      'a lost answer that was not booked',
      [call(0, 1, save('1', 'Noor'), null), call(2, 3, save('2', 'Lars'), booked('L'))],
    ],
    [
      'a seat that is freed and sold again',
      [
        call(0, 1, save('1', 'Noor'), booked('N')),
        call(2, 3, cancel('N'), 'done'),
        call(4, 5, save('2', 'Lars'), booked('L')),
        call(6, 7, cancel('N'), 'unknown'),
      ],
    ],
    [
      'a refused twin whose booking is forgotten meanwhile',
      [
        call(0, 9, save('1', 'Noor'), FULL),
        call(1, 2, save('1', 'Noor'), booked('N')),
        call(3, 4, { kind: 'forget', child: 'Noor' }, '1'),
      ],
    ],
  ])('explains %s', (_, calls) => {
    expect(campProblem(calls)).toBeNull();
  });

  test.each<[string, Call[]]>([
    [
      'a seat sold twice',
      [call(0, 9, save('1', 'Noor'), booked('N')), call(1, 8, save('2', 'Lars'), booked('L'))],
    ],
    [
      'a refusal before any booking',
      [call(0, 1, save('1', 'Noor'), FULL), call(2, 3, save('2', 'Lars'), booked('L'))],
    ],
    [
      'a seat that is seen after the booking',
      [call(0, 1, save('1', 'Noor'), booked('N')), call(2, 3, seats, '1')],
    ],
    [
      'a seat that comes back by itself',
      [call(0, 9, save('1', 'Noor'), booked('N')), call(1, 2, seats, '0'), call(3, 4, seats, '1')],
    ],
    [
      'a retry with another reference',
      [call(0, 1, save('1', 'Noor'), booked('N')), call(2, 3, save('1', 'Noor'), booked('M'))],
    ],
    [
      'a retry that is refused',
      [call(0, 1, save('1', 'Noor'), booked('N')), call(2, 3, save('1', 'Noor'), FULL)],
    ],
    [
      'a cancellation that frees two seats',
      [call(0, 1, save('1', 'Noor'), booked('N')), call(2, 3, cancel('N'), 'done'), call(4, 5, seats, '2')],
    ],
    [
      'a booking that is gone',
      [
        call(0, 1, save('1', 'Noor'), booked('N')),
        call(2, 3, { kind: 'export', camp: 'A' }, { text: 'done', bookings: [] }),
      ],
    ],
    ['a voucher that was used for nothing', [call(0, 1, save('1', 'Noor', { voucher: 'v' }), FULL)]],
    [
      'a voucher that is used twice',
      [
        call(0, 9, save('1', 'Noor', { voucher: 'v' }), booked('N')),
        call(0, 9, save('2', 'Lars', { voucher: 'v' }), booked('L')),
      ],
    ],
    [
      'a camp that sells while it is closed',
      [call(0, 1, { kind: 'close', camp: 'A' }, 'done'), call(2, 3, save('1', 'Noor'), booked('N'))],
    ],
    ['a refused twin', [call(0, 9, save('1', 'Noor'), FULL), call(0, 9, save('1', 'Noor'), booked('N'))]],
  ])('does not explain %s', (_, calls) => {
    expect(campProblem(calls)).not.toBeNull();
  });

  test('names only the calls of the contradiction', () => {
    const calls = [
      call(0, 1, seats, '1'),
      call(2, 3, save('1', 'Noor'), booked('N')),
      call(3, 4, save('2', 'Noor'), 'INVALID_CAMP_ALREADY_BOOKED'),
      call(4, 5, cancel('N'), 'done'),
      call(6, 7, seats, '1'),
      call(8, 9, save('3', 'Lars'), booked('L')),
      call(10, 11, seats, '1'),
      call(12, 13, save('4', 'Mila'), FULL),
    ];
    expect(campProblem(calls)).toMatchObject({
      calls: [calls[5], calls[6]],
      others: [calls[1], calls[3]].map((each) => ({ request: each?.request })),
    });
  });
});

describe('a child, with camps A and B that share a day', () => {
  const sharesDay = (one: string, other: string) =>
    one !== other && 'AB'.includes(one) && 'AB'.includes(other);
  const childProblem = (calls: Call[]) =>
    contradictionIn(calls, childModel('Noor', sharesDay), { bookings: {} });
  const first = call(0, 1, save('1', 'Noor'), booked('N'));
  const PERIOD = 'INVALID_PERIOD_ALREADY_BOOKED';

  test.each<[string, Call[]]>([
    [
      'a second booking with the discount of later ones',
      [
        first,
        call(2, 3, discount('D'), 'SAVINGS'),
        call(4, 5, save('2', 'Noor', { camp: 'D', claimsSavings: true }), booked('M')),
      ],
    ],
    [
      'the discount of later bookings after a first one without',
      [
        call(0, 1, discount('C'), 'none'),
        call(2, 3, save('1', 'Noor', { camp: 'C' }), booked('N')),
        call(4, 5, discount('D'), 'SAVINGS'),
      ],
    ],
    ['a shared day', [first, call(2, 3, discount('B'), PERIOD)]],
    [
      'the sheet of the last booking, for its parent',
      [
        first,
        call(2, 3, sheet('An'), '1'),
        call(4, 5, save('2', 'Noor', { camp: 'C', parent: 'Bart' }), booked('M')),
        call(6, 7, sheet('An'), 'none'),
        call(8, 9, sheet('Bart'), '2'),
      ],
    ],
    [
      'a cancellation, where the reference of the booking is not known',
      [
        call(0, 1, save('1', 'Noor'), null),
        call(2, 3, sheet('An'), '1'),
        call(4, 5, cancel('N'), 'done'),
        call(6, 7, discount('B'), 'FIRST_CAMP'),
      ],
    ],
    [
      'a child that is forgotten',
      [first, call(2, 3, { kind: 'forget', child: 'Noor' }, '1'), call(4, 5, discount('A'), 'FIRST_CAMP')],
    ],
  ])('explains %s', (_, calls) => {
    expect(childProblem(calls)).toBeNull();
  });

  test.each<[string, Call[]]>([
    ['two camps on one day', [first, call(0, 9, save('2', 'Noor', { camp: 'B' }), booked('M'))]],
    ['one camp twice', [first, call(0, 9, save('2', 'Noor'), booked('M'))]],
    ['a refusal for a shared day without a booking', [call(0, 1, save('1', 'Noor'), PERIOD), first]],
    [
      'the discount of later bookings for a first one',
      [call(0, 1, save('1', 'Noor', { claimsSavings: true }), booked('N'))],
    ],
    [
      'the sheet of an earlier booking',
      [first, call(2, 3, save('2', 'Noor', { camp: 'C' }), booked('M')), call(4, 5, sheet('An'), '1')],
    ],
    [
      'the discount of a first booking after one without',
      [call(0, 1, save('1', 'Noor', { camp: 'C' }), booked('N')), call(2, 3, discount('D'), 'FIRST_CAMP')],
    ],
    ['a sheet for another parent', [first, call(2, 3, sheet('Bart'), '1')]],
    [
      'a booking left after the child was forgotten',
      [first, call(2, 3, { kind: 'forget', child: 'Noor' }, '1'), call(4, 5, sheet('An'), '1')],
    ],
    [
      'two first discounts',
      [
        first,
        call(
          2,
          3,
          { kind: 'export', camp: 'A' },
          {
            text: 'done',
            bookings: [{ key: '1', child: 'Noor', reference: 'N', withVoucher: false, discount: 'SAVINGS' }],
          },
        ),
      ],
    ],
  ])('does not explain %s', (_, calls) => {
    expect(childProblem(calls)).not.toBeNull();
  });
});
