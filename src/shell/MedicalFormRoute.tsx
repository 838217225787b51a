import { useEffect, useState } from 'react';
import { MedicalForm } from '../steps/MedicalForm.tsx';
import type { Connection } from './Connection.ts';

/** Connects the medical sheet to the enrolment, and requests the child's existing one (spec 4, medical step). */
export function MedicalFormRoute(connection: Connection) {
  const { enrolment, dispatch, drafts, back, headingRef, onChecked } = connection;
  const { answers, existingSheet } = enrolment;
  const child = answers.kidParent.subscriber_NationalNr;
  const [values] = useState(() => drafts.startValues(answers).medicalForm);

  useEffect(() => dispatch({ type: 'sheetRequested' }), [dispatch]);

  return (
    <MedicalForm
      values={values}
      existing={existingSheet ?? { status: 'loading' }}
      {...{ back, headingRef, onChecked }}
      onDraft={(changed) => {
        drafts.medicalForm(child, changed);
        dispatch({ type: 'formChanged', form: 'medicalForm' });
      }}
      onFilled={() => dispatch({ type: 'sheetFilled' })}
      onConfirm={(confirmed) => {
        drafts.medicalForm(child, confirmed);
        dispatch({ type: 'sheetSubmitted', values: confirmed });
      }}
    />
  );
}
