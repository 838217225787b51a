import { useEffect, useEffectEvent, useState } from 'react';
import { fetchMedicalInfo } from '../api/fetchMedicalInfo.ts';
import { MedicalForm } from '../steps/MedicalForm.tsx';
import type { Connection } from './Connection.ts';

/** Connects the medical sheet to the enrolment, and fetches the child's existing one once (spec 4, medical step). */
export function MedicalFormRoute(connection: Connection) {
  const { config, enrolment, dispatch, drafts, goToNext, back, headingRef, onChecked } = connection;
  const { medicalInfoRequestFired, inputData } = enrolment.subscription;
  const { subscriber_NationalNr: child, subscriber_Parent_NationalNr: parent } = inputData;
  const [values] = useState(() => drafts.startValues(enrolment.subscription).medicalForm);

  const request = useEffectEvent(async () => {
    if (medicalInfoRequestFired) return;
    dispatch({ type: 'sheetRequested' });
    const sheet = await fetchMedicalInfo(config, child, parent);
    dispatch({ type: 'sheetAnswered', child, parent, sheet });
  });
  useEffect(() => void request(), []);

  return (
    <MedicalForm
      values={values}
      existing={enrolment.existingSheet}
      {...{ back, headingRef, onChecked }}
      onDraft={(changed) => {
        drafts.medicalForm(child, changed);
        if (enrolment.submitted.includes('medicalForm'))
          dispatch({ type: 'formChanged', form: 'medicalForm' });
      }}
      onFilled={() => dispatch({ type: 'sheetFilled' })}
      onConfirm={(confirmed) => {
        drafts.medicalForm(child, confirmed);
        dispatch({ type: 'sheetSubmitted', values: confirmed });
        goToNext();
      }}
    />
  );
}
