import { checkDiscounts } from '../api/checkDiscounts.ts';
import { postDigests } from '../api/postDigests.ts';
import { newIdempotencyKey, saveSubscription } from '../api/saveSubscription.ts';
import type { ConfirmationValues } from '../domain/enrolment.ts';
import { nextEnrolment, type EnrolmentEvent } from '../domain/enrolmentMachine.ts';
import type { Connection } from './Connection.ts';

/**
 * Saves the enrolment (spec 4, confirm) and resolves to the result; `notSent` when something is missing or the parent
 * left. After a timeout it is sent once more with the same key, because it may be booked.
 */
export async function confirmEnrolment(
  { config, enrolment, dispatch, drafts }: Pick<Connection, 'config' | 'enrolment' | 'dispatch' | 'drafts'>,
  values: ConfirmationValues,
): Promise<'booked' | 'refused' | 'notSent'> {
  let now = enrolment;
  const apply = (event: EnrolmentEvent) => {
    now = nextEnrolment(now, event);
    dispatch(event);
  };
  apply({ type: 'confirmed', values });
  if (now === enrolment) return 'notSent';
  const { subscription } = now;
  apply({ type: 'posted', ...(await postDigests(subscription)), newKey: newIdempotencyKey() });
  const { post } = now;
  if (!post || drafts.hasLeft()) return 'notSent';

  const save = () => saveSubscription(config, subscription, post.key);
  let response = await save();
  if ('problem' in response && response.problem.transport?.kind === 'timeout' && !drafts.hasLeft()) {
    apply({ type: 'resent' });
    response = await save();
  }
  const { camp } = now;
  if (
    'problem' in response &&
    response.problem.code === 'INVALID' &&
    !response.isLost &&
    camp?.discountAllowed
  ) {
    // The discount may have changed since it was shown: the parent sees the new price before sending again.
    const check = await checkDiscounts(config, subscription.inputData.subscriber_NationalNr, camp.id);
    if ('discount' in check) apply({ type: 'discountChanged', discount: check.discount });
  }
  apply('problem' in response ? { type: 'refused', ...response } : { type: 'saved', ...response });
  return now.finished ? 'booked' : 'refused';
}
