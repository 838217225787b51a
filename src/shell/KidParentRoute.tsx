import { useCallback, useEffect, useRef, useState } from 'react';
import type { KidParentValues } from '../domain/enrolment.ts';
import { KidParent } from '../steps/KidParent.tsx';
import type { Connection } from './Connection.ts';
import { campListingUrl } from './config.ts';
import { today } from './today.ts';

/** Connects the child and parent form to the enrolment and the discount check. */
export function KidParentRoute({ config, camp, enrolment, goTo, onChecked, back, isBlocked }: Connection) {
  const [values] = useState(enrolment.kidParentValues);
  const { draft } = enrolment;
  // A parent who leaves while the check is under way, or changes something, is not pulled forward by its answer.
  const checking = useRef<AbortController>(undefined);
  useEffect(() => () => checking.current?.abort(), []);
  const onDraft = useCallback(
    (changed: KidParentValues) => {
      checking.current?.abort();
      draft('kidParent', changed);
    },
    [draft],
  );

  return (
    <KidParent
      values={values}
      context={{
        voucher: enrolment.subscription.inputData.voucher,
        campMaxBirthyear: camp.maxBirthyear,
        campMinBirthyear: camp.minBirthyear,
        today: today(),
      }}
      loading={enrolment.waiting === 'child'}
      campListingUrl={campListingUrl(config, camp.themeId)}
      back={back}
      onDraft={onDraft}
      onChecked={onChecked}
      onSubmit={async (submitted) => {
        if (isBlocked()) return;
        checking.current = new AbortController();
        await enrolment.submitKidParent(camp, submitted, checking.current.signal, goTo);
      }}
    />
  );
}
