import { useEffect, useRef, useState } from 'react';
import { checkDiscounts } from '../api/checkDiscounts.ts';
import type { KidParentValues } from '../domain/emptyKidParent.ts';
import { nextEnrolment, type EnrolmentEvent } from '../domain/enrolmentMachine.ts';
import { belgianDay } from '../domain/days.ts';
import { kidParentContext, todayFor } from '../domain/rules/kidParent.ts';
import { KidParent } from '../steps/KidParent.tsx';
import type { Connection } from './Connection.ts';
import { campListingUrl } from '../domain/wizardConfig.ts';
import { detailsDigestOf } from '../api/postDigests.ts';

/** Connects the child and parent form to the enrolment and the discount check (spec 4, child form submit). */
export function KidParentRoute(connection: Connection) {
  const { config, camp, enrolment, dispatch, drafts, goToNext, isBlocked } = connection;
  const { back, headingRef, onChecked } = connection;
  const [values] = useState(() => drafts.startValues(enrolment.subscription).kidParent);
  // The pending check is cancelled when the parent leaves or changes the form.
  const checking = useRef<AbortController>(undefined);
  useEffect(() => () => checking.current?.abort(), []);

  const submit = async (submitted: KidParentValues) => {
    drafts.kidParent(submitted);
    const event: EnrolmentEvent = { type: 'detailsSubmitted', values: submitted };
    const { subscription, post, waiting } = nextEnrolment(enrolment, event);
    dispatch(event);
    if (waiting !== 'child') {
      goToNext();
      return;
    }
    const ending = new AbortController();
    checking.current = ending;
    const child = submitted.subscriber_NationalNr;
    const response = await checkDiscounts(config, child, camp.id, ending.signal);
    if (ending.signal.aborted) {
      dispatch({ type: 'detailsWithdrawn' });
    } else if ('discount' in response) {
      goToNext();
      dispatch({ type: 'discountAnswered', discount: response.discount });
    } else {
      const { problem } = response;
      // Perhaps by a save whose result was lost before a reload.
      const isSame = post?.isLost && post.detailsDigest === (await detailsDigestOf(subscription));
      const isAfterLost = isSame && problem.code === 'INVALID_CAMP_ALREADY_BOOKED';
      dispatch({ type: 'refused', problem: { ...problem, isAfterLost } });
    }
  };

  return (
    <KidParent
      values={values}
      context={kidParentContext(enrolment.subscription, todayFor(camp, belgianDay(new Date())))}
      loading={enrolment.waiting === 'child'}
      campListingUrl={campListingUrl(config, camp.themeId)}
      {...{ back, headingRef, onChecked }}
      onDraft={(changed, isRestored) => {
        checking.current?.abort();
        drafts.kidParent(changed, isRestored);
        if (enrolment.submitted.includes('kidParent')) dispatch({ type: 'formChanged', form: 'kidParent' });
      }}
      onSubmit={async (submitted) => {
        if (!isBlocked()) await submit(submitted);
      }}
    />
  );
}
