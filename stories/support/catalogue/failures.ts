import { problemFrom } from '../../../src/api/problemFrom.ts';
import { ERROR_CODES, voucherErrorCodeFrom, type ErrorCode } from '../../../src/domain/errorCodes.ts';
import type { MessageKey } from '../../../src/messages/messages.ts';
import type { CallEnd } from '../record/recording.ts';

/** One way in which a call fails, and the resulting message. */
export interface Failure {
  /** The call's name, which is the end of its URL. */
  call: 'camps' | 'validateVoucher' | 'checkDiscounts' | 'medicalInfo' | 'saveWebSubscription';
  /** The error code, or how the call ended. */
  how: string;
  /** Whether a call of this name ended so. */
  isEnd: (end: CallEnd) => boolean;
  /** The message that the page shows. */
  messages: readonly MessageKey[];
}

type Call = Failure['call'];
type IsEnd = Failure['isEnd'];

const answered =
  (is: (answer: { status: number; text: string }) => boolean): IsEnd =>
  (end) =>
    'status' in end && is(end);
const failed =
  (how: 'network' | 'ended'): IsEnd =>
  (end) =>
    'failed' in end && end.failed === how;

const sentenceOf = (code: ErrorCode): MessageKey => `apiError.${code}`;

/** The server refused the request with a code. */
const refused = (is: (answer: { status: number; text: string }) => boolean): IsEnd =>
  answered((answer) => answer.status !== 200 && answer.status < 500 && is(answer));

/** An error of the server is not a refusal, whatever its text. */
const fault = (call: Call, message: MessageKey): Failure => ({
  call,
  how: 'server error',
  isEnd: answered(({ status }) => status >= 500),
  messages: [message],
});

/** There is no connection, or the call times out: the message of the call, and the reason. */
const unanswered = (call: Call, ...messages: MessageKey[]): Failure[] => [
  { call, how: 'no connection', isEnd: failed('network'), messages: [...messages, 'transport.network'] },
  { call, how: 'time-out', isEnd: failed('ended'), messages: [...messages, 'transport.timeout'] },
];

/** A 400 of these calls has its code as text, so each can return each code; all others are `INVALID` (spec 8). */
const refusals = (call: 'checkDiscounts' | 'saveWebSubscription'): Failure[] => [
  ...ERROR_CODES.map((code) => ({
    call,
    how: code,
    isEnd: refused((answer) => problemFrom(answer).code === code),
    messages: [sentenceOf(code)],
  })),
  fault(call, 'apiError.INVALID'),
  ...unanswered(call, 'apiError.INVALID'),
];

/** A refused voucher only has codes that end in `_VOUCHER`, and `INVALID` for any other text (spec 4). */
const VOUCHER_CODES = ERROR_CODES.filter((code) => code === 'INVALID' || code.endsWith('_VOUCHER'));

/**
 * Every failure that is shown, by call. An aborted call is not a failure: its page has been left.
 */
export const FAILURES: readonly Failure[] = [
  {
    call: 'camps',
    how: 'INVALID_CAMP_FULLY_BOOKED',
    isEnd: answered(({ status }) => status === 200),
    messages: ['apiError.INVALID_CAMP_FULLY_BOOKED'],
  },
  {
    call: 'camps',
    how: 'unknown camp',
    isEnd: answered(({ text }) => text === '[]'),
    messages: ['campProblem.unknown'],
  },
  {
    call: 'camps',
    how: 'unreadable camp',
    isEnd: answered(({ status, text }) => status === 200 && text !== '[]'),
    messages: ['campProblem.unreadable'],
  },
  fault('camps', 'campProblem.unanswered'),
  ...unanswered('camps', 'campProblem.unanswered'),
  ...VOUCHER_CODES.map((code): Failure => ({
    call: 'validateVoucher',
    how: code,
    isEnd: refused(({ text }) => voucherErrorCodeFrom(text) === code),
    messages: [sentenceOf(code)],
  })),
  fault('validateVoucher', 'apiError.INVALID'),
  ...unanswered('validateVoucher', 'apiError.INVALID'),
  ...refusals('checkDiscounts'),
  // A missing sheet is not an error: whatever the response, the parent fills one in (spec 4, medical step).
  {
    call: 'medicalInfo',
    how: 'no sheet',
    isEnd: refused(() => true),
    messages: ['medicalForm.noSheet'],
  },
  fault('medicalInfo', 'medicalForm.noSheet'),
  { call: 'medicalInfo', how: 'no connection', isEnd: failed('network'), messages: ['medicalForm.noSheet'] },
  { call: 'medicalInfo', how: 'time-out', isEnd: failed('ended'), messages: ['medicalForm.noSheet'] },
  ...refusals('saveWebSubscription'),
];
