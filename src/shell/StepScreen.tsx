import { startTransition, Suspense, useDeferredValue, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { CampHeader } from '../components/frame/CampHeader.tsx';
import { CampSidebar } from '../components/summary/CampSidebar.tsx';
import { ErrorBox } from '../components/messages/ErrorBox.tsx';
import { LoadingNotice } from '../ui/feedback/LoadingNotice.tsx';
import { StepBoundary, StepProblem } from '../components/messages/StepProblem.tsx';
import { SummaryBar } from '../components/summary/SummaryBar.tsx';
import { goToField } from '../ui/form/goToField.ts';
import { WizardLayout } from '../ui/layout/WizardLayout.tsx';
import { campName, nameInMail } from '../domain/camp.ts';
import type { EnrolmentEvent } from '../domain/enrolmentMachine.ts';
import {
  discountCheckOf,
  FULLY_BOOKED,
  incompleteStep,
  isAnswering,
  isFullyBooked,
  isSaving,
  problemsShown,
} from '../domain/phases.ts';
import { previousStep, stepAt, stepToShow, stepUrl } from '../domain/steps.ts';
import { useWords } from '../messages/useWords.ts';
import { campListingUrl } from '../domain/wizardConfig.ts';
import { EnrolmentMessages } from './EnrolmentMessages.tsx';
import { LATER_STEPS } from './lazySteps.ts';
import { RushStatus } from './RushStatus.tsx';
import { StepConnector, type StepConnectorProps } from './StepConnector.tsx';
import { useCampRefresh } from './useCampRefresh.ts';
import { focus, refAfterRetry, useStepFocus, type CampOrigin } from './useStepFocus.ts';
import { useStepNav, useSteps } from './useSteps.tsx';

type StepScreenProps = Pick<StepConnectorProps, 'config' | 'enrolment' | 'dispatch' | 'drafts'> & {
  campOrigin: CampOrigin;
  /** Fetches the camp again. */
  onReload: () => void;
  /** Called when the cancel link is clicked. */
  onCancel: (event: MouseEvent) => void;
};

/** A camp that is fully booked when it is opened. */
const CLOSED = { problem: { code: FULLY_BOOKED }, inPlaceOfStep: true } as const;

/** The layout of a camp's steps, with the step of the address or the first incomplete one. */
export function StepScreen(props: StepScreenProps) {
  const { t } = useWords();
  const { campOrigin, onReload, onCancel, ...connected } = props;
  const { config, enrolment, dispatch, drafts } = connected;
  const { camp, answers, change } = enrolment;
  const incomplete = incompleteStep(enrolment);
  const isFull = isFullyBooked(enrolment);

  const here = stepAt(useLocation().pathname);
  const step = stepToShow(camp, here, incomplete);
  // A camp that is fully booked when it is opened shows no form. Later the answers stay visible.
  const before = previousStep(camp, step);
  const isClosed = isFull && before === undefined && !drafts.hasAnswersFor(camp.id);
  // Until another step is shown or the child is known. Not in the prerendered page, which knows no answers.
  const [firstShown] = useState(step);
  const isFirst = step === firstShown && answers.kidParent.subscriber_NationalNr === '';
  const storage = useDeferredValue(isFirst ? drafts.storedFor(camp.id) : null, null);
  const problems = problemsShown(enrolment).filter(({ code }) => !isClosed || code !== FULLY_BOOKED);
  const { isLeaving, changing } = useSteps(enrolment, step, here);
  useCampRefresh(config, camp.id, step, dispatch);

  const { errorBoxRef, tabsRef, headingRef, cardRef, linkRef, showProblem, showStep } = useStepFocus(
    enrolment,
    problems.length > 0,
    campOrigin === 'prerendered' && step !== here ? 'fetched' : campOrigin,
  );
  const [failed, setFailed] = useState(false);

  const submit = (event: EnrolmentEvent) => {
    if (isFull) showProblem();
    else if (!isLeaving() && isAnswering(enrolment)) dispatch(event);
  };
  const onResend = () => {
    const { confirmation } = drafts.startValues(answers);
    drafts.touch();
    submit({ type: 'confirmed', values: confirmation });
    if (!confirmation.subscriber_Parent_GdprConsent) goToField('subscriber_Parent_GdprConsent');
  };

  const nav = useStepNav(camp, step, isFull ? step : incomplete, tabsRef);
  // Deferred, so that a tick is rendered first.
  const { selectedDays, discount } = useDeferredValue(answers);
  const summary = { camp, selectedDays, discount, discountCheck: discountCheckOf(enrolment), full: isClosed };
  const boxProps = {
    ...config,
    campListingUrl: campListingUrl(config, camp.themeId),
    mailSubject: nameInMail(camp),
  };
  const suffix = `${campName(camp)} | ${config.organisationName}`;
  // The step before had the focus.
  const focusAfterStep = step === firstShown ? undefined : focus;
  const loading = <LoadingNotice ref={focusAfterStep} message={t('loading.camp')} inPlaceOfForm />;
  const title = isClosed ? t('page.full', { title: suffix }) : `${t(`step.${step}`)} | ${suffix}`;

  return (
    <WizardLayout
      sidebarLabel={t('layout.summary')}
      notice={<RushStatus />}
      header={
        <CampHeader
          {...config}
          camp={camp}
          voucherInUse={answers.voucher !== ''}
          // A save that is sent cannot be cancelled.
          onCancel={isSaving(enrolment) ? undefined : onCancel}
          nav={nav}
        >
          {(problems.length > 0 || change || storage) && (
            <EnrolmentMessages
              {...{ enrolment, problems, storage, boxProps, onReload, onResend }}
              ref={errorBoxRef}
              onSubmit={
                step === 'kidParent' ? () => headingRef.current?.closest('form')?.requestSubmit() : undefined
              }
            />
          )}
        </CampHeader>
      }
      sidebar={<CampSidebar {...summary} />}
      // Another one for each step, so that Back closes its drawer.
      bar={<SummaryBar key={step} {...summary} />}
    >
      <title>{failed || problems.length > 0 ? t('page.failed', { title }) : title}</title>
      {isClosed ? (
        <ErrorBox {...boxProps} {...CLOSED} ref={refAfterRetry(campOrigin)} onRetry={onReload} />
      ) : isSaving(enrolment) && step !== 'confirmation' ? (
        // What is changed now would not be sent.
        <LoadingNotice ref={focus} message={t('loading.confirm')} inPlaceOfForm />
      ) : step === here ? (
        <StepBoundary
          key={step}
          fallback={<StepProblem {...boxProps} ref={focus} onReload={() => drafts.reload()} />}
          onProblem={step === 'campDays' ? undefined : LATER_STEPS[step].loadAgain}
        >
          <Suspense fallback={loading}>
            <StepConnector
              {...connected}
              {...{ step, changing, cardRef, linkRef }}
              // The press is painted before what follows it.
              submit={(event) => startTransition(() => submit(event))}
              stepProps={{
                headingRef,
                back: before && { href: stepUrl(before, camp.id), label: t('action.back') },
                onChecked: setFailed,
              }}
              onShow={() => {
                setFailed(false);
                showStep();
              }}
            />
          </Suspense>
        </StepBoundary>
      ) : (
        loading
      )}
    </WizardLayout>
  );
}
