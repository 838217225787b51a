import { useCallback, useEffect, useState } from 'react';
import type { MedicalInfo } from '../domain/medicalSheet.ts';
import { nextStep } from '../domain/steps.ts';
import { MedicalForm } from '../steps/MedicalForm.tsx';
import type { Connection } from './Connection.ts';

/** Connects the medical sheet to the enrolment, and asks once for the child's existing one. */
export function MedicalFormRoute({ camp, enrolment, goTo, onChecked, back }: Connection) {
  const [values] = useState(enrolment.medicalFormValues);
  const { draft, requestSheet } = enrolment;
  const onDraft = useCallback((changed: MedicalInfo) => draft('medicalForm', changed), [draft]);

  useEffect(() => void requestSheet(), [requestSheet]);

  return (
    <MedicalForm
      values={values}
      existing={enrolment.existing}
      back={back}
      onDraft={onDraft}
      onChecked={onChecked}
      onFilled={enrolment.sheetFilled}
      onConfirm={(confirmed) => {
        enrolment.submitMedicalForm(confirmed);
        goTo(nextStep(camp, 'medicalForm'));
      }}
    />
  );
}
