import { useEventCallback } from '@mui/material/utils';
import { startTransition, useEffect, useEffectEvent, useState, type Dispatch, type Ref } from 'react';
import { belgianDay } from '../domain/days.ts';
import { toPayCents, type Answers, type CampDaysValues } from '../domain/enrolment.ts';
import type { EnrolmentEvent } from '../domain/enrolmentMachine.ts';
import { isAnswering, type OpenEnrolment } from '../domain/phases.ts';
import { kidParentContext } from '../domain/rules/kidParentContext.ts';
import { stepsOf, stepUrl, type FormStep } from '../domain/steps.ts';
import { campListingUrl, type WizardConfig } from '../domain/wizardConfig.ts';
import { CampDays } from '../steps/CampDays.tsx';
import type { KidParentProps } from '../steps/KidParent.tsx';
import type { Drafts } from '../storage/Drafts.ts';
import { LATER_STEPS } from './lazySteps.ts';

interface Connection {
  config: WizardConfig;
  enrolment: OpenEnrolment;
  dispatch: Dispatch<EnrolmentEvent>;
  drafts: Drafts;
  /** The group of the summary that is being changed, if any, and refs to its card and to its link. */
  changing: string | undefined;
  cardRef: Ref<HTMLFieldSetElement>;
  linkRef: Ref<HTMLAnchorElement>;
  /**
   * Dispatches a submitted form, unless a submit is pending or the camp is full. A full camp's error is scrolled into
   * view and focused.
   */
  submit: Dispatch<EnrolmentEvent>;
  /** The props of every step. */
  stepProps: Pick<KidParentProps, 'back' | 'headingRef' | 'onChecked'>;
  /** The values of the forms when the step opened. */
  start: Answers;
}

export interface StepConnectorProps extends Omit<Connection, 'start'> {
  step: FormStep;
  /** Called once the step is rendered, which is later for a step that is still loading. */
  onShow: () => void;
}

/** Connects a step to the enrolment: its initial values, and its callbacks to events. Mounted again for each step. */
export function StepConnector({ step, onShow, ...connection }: StepConnectorProps) {
  const { enrolment, drafts } = connection;
  const [start] = useState(() => drafts.startValues(enrolment.answers));
  const Connector = CONNECTORS[step];
  const shown = useEffectEvent(onShow);
  useEffect(() => shown(), []);
  return <Connector {...connection} start={start} />;
}

const CONNECTORS = {
  campDays: CampDaysConnector,
  kidParent: KidParentConnector,
  medicalForm: MedicalFormConnector,
  confirmation: ConfirmationConnector,
};

function CampDaysConnector({ config, enrolment, dispatch, drafts, submit, stepProps, start }: Connection) {
  const onDraft = useEventCallback(({ selectedDays }: CampDaysValues, isRestored: boolean) => {
    if (!isRestored) drafts.touch();
    dispatch({ type: 'dayToggled', selectedDays, isRestored });
  });
  const onSubmit = useEventCallback(() => submit({ type: 'daysSubmitted' }));
  return (
    <CampDays
      {...stepProps}
      {...{ onDraft, onSubmit }}
      selectedDays={start.selectedDays}
      camp={enrolment.camp}
      secretariatEmail={config.secretariatEmail}
    />
  );
}

function KidParentConnector(connection: Connection) {
  const { config, enrolment, dispatch, drafts, changing, cardRef, submit, stepProps, start } = connection;
  const { camp, answers, phase } = enrolment;

  const left = useEffectEvent(() => {
    if (phase === 'checking') dispatch({ type: 'formChanged', form: 'kidParent' });
  });
  useEffect(() => () => left(), []);

  return (
    <LATER_STEPS.kidParent.View
      {...stepProps}
      {...{ changing, cardRef }}
      values={start.kidParent}
      context={kidParentContext(camp, answers.voucher, belgianDay(new Date()))}
      loading={phase === 'checking'}
      campListingUrl={campListingUrl(config, camp.themeId)}
      onDraft={(changed, isRestored) => {
        drafts.kidParent(changed, isRestored);
        dispatch({ type: 'formChanged', form: 'kidParent' });
      }}
      onSubmit={(submitted) => {
        drafts.kidParent(submitted);
        submit({ type: 'detailsSubmitted', values: submitted });
      }}
    />
  );
}

/** Requests the child's existing sheet as well (spec 4, medical step). */
function MedicalFormConnector({ enrolment, dispatch, drafts, stepProps, start }: Connection) {
  const { answers, existingSheet } = enrolment;
  const child = answers.kidParent.subscriber_NationalNr;

  useEffect(() => dispatch({ type: 'sheetRequested' }), [dispatch]);

  return (
    <LATER_STEPS.medicalForm.View
      {...stepProps}
      values={start.medicalForm}
      existing={existingSheet ?? { status: 'loading' }}
      onDraft={(changed) => {
        drafts.medicalForm(child, changed);
        dispatch({ type: 'formChanged', form: 'medicalForm' });
      }}
      onFilled={() => dispatch({ type: 'sheetFilled' })}
      onConfirm={(confirmed) => {
        drafts.medicalForm(child, confirmed);
        startTransition(() => dispatch({ type: 'sheetSubmitted', values: confirmed }));
      }}
    />
  );
}

function ConfirmationConnector(connection: Connection) {
  const { config, enrolment, drafts, changing, linkRef, submit, stepProps, start } = connection;
  const { camp, answers, phase } = enrolment;
  const waiting = phase === 'resending' ? 'resend' : 'confirm';

  return (
    <LATER_STEPS.confirmation.View
      {...config}
      {...stepProps}
      values={start.confirmation}
      recap={{
        kidParent: answers.kidParent,
        days: answers.selectedDays,
        sheet: answers.medicalForm,
        changed: changing,
        changedRef: linkRef,
        changes: stepsOf(camp).map((step) => ({ step, href: stepUrl(step, camp.id) })),
      }}
      toPayCents={toPayCents(answers, camp)}
      waiting={isAnswering(enrolment) ? null : waiting}
      onDraft={(changed) => drafts.confirmation(changed)}
      onSubmit={(confirmed) => {
        drafts.confirmation(confirmed);
        submit({ type: 'confirmed', values: confirmed });
      }}
    />
  );
}
