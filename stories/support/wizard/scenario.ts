import type { Camp } from '../../../src/domain/camp.ts';
import type { MessageKey } from '../../../src/messages/messages.ts';
import { FAILURES, type Failure } from '../catalogue/failures.ts';

const nameOf = ({ call, how }: Failure) => `${call} ${how}`;

/** The choice without a failure. */
export const NONE = 'None';

/** The choices of {@link Choices.failure}. */
export const FAILURE_NAMES = [NONE, ...FAILURES.map(nameOf)];

/** What is chosen for the whole wizard. */
export interface Choices {
  camp: Camp;
  /** The link has a voucher. */
  voucher: boolean;
  /** The call that fails and how: it is made, and its error is shown. */
  failure: string;
}

/** What the wizard is opened with, and what it then shows. */
interface Scenario {
  failure: Failure | undefined;
  camp: Camp;
  hasVoucher: boolean;
  /** Whether the first step is shown. */
  isOpened: boolean;
  /** The errors to expect. */
  messages: readonly MessageKey[];
}

const FULLY_BOOKED = 'INVALID_CAMP_FULLY_BOOKED';

/** The scenario of these choices. The failing call decides about the voucher and the discount that it depends on. */
export function scenarioOf({ camp, voucher, failure: name }: Choices): Scenario {
  const failure = FAILURES.find((one) => nameOf(one) === name);
  const isRefused = failure?.call === 'validateVoucher';
  // A valid voucher opens a full camp.
  const isFull = failure?.call === 'camps' && failure.how === FULLY_BOOKED;
  const hasVoucher = isRefused || (voucher && !isFull);
  const isClosed = camp.seatsOpen === 0 && (isRefused || !hasVoucher);
  const isLoad = isRefused || failure?.call === 'camps';
  return {
    failure,
    camp: failure?.call === 'checkDiscounts' ? { ...camp, discountAllowed: true } : camp,
    hasVoucher,
    isOpened: !isClosed && failure?.call !== 'camps',
    messages: isClosed && !isLoad ? [`apiError.${FULLY_BOOKED}`] : (failure?.messages ?? []),
  };
}
