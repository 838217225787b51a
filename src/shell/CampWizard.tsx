import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CampHeader } from '../components/CampHeader.tsx';
import { CampSidebar } from '../components/CampSidebar.tsx';
import { ErrorBox } from '../components/ErrorBox.tsx';
import { LoadingNotice } from '../components/LoadingNotice.tsx';
import { scrollToTop } from '../components/scrollToTop.ts';
import { StepNav } from '../components/StepNav.tsx';
import { SummaryBar } from '../components/SummaryBar.tsx';
import { WizardLayout } from '../components/WizardLayout.tsx';
import { isFull, type Camp } from '../domain/camp.ts';
import type { Problem } from '../domain/errorCodes.ts';
import { firstUnfinishedStep, stepToShow } from '../domain/progress.ts';
import { previousStep, stepAt, stepsOf, stepUrl, type Step } from '../domain/steps.ts';
import { t } from '../messages/messages.ts';
import { catchUp } from './catchUp.ts';
import { campListingUrl, type WizardConfig } from './config.ts';
import type { Connection } from './Connection.ts';
import { StepBoundary } from './StepBoundary.tsx';
import { StepView } from './StepView.tsx';
import type { Enrolment } from './useEnrolment.ts';

interface CampWizardProps {
  config: WizardConfig;
  camp: Camp;
  enrolment: Enrolment;
  /** The page came drawn: a first step in it is in view already, and the parent may have begun. */
  isDrawn: boolean;
  /** Fetches the camp again. */
  onLoadAgain: () => void;
}

/** The frame around the steps of a camp, and in it the step of the address or the one that has to come first. */
export function CampWizard({ config, camp, enrolment, isDrawn, onLoadAgain }: CampWizardProps) {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const errorBox = useRef<HTMLElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const isFirstView = useRef(true);
  const leavingFor = useRef<Step | null>(null);
  const [failed, setFailed] = useState(false);
  const { subscription, failure, submitted } = enrolment;
  const { voucher, selectedDays } = subscription.inputData;

  const unfinished = firstUnfinishedStep(camp, selectedDays, submitted);
  const here = stepAt(pathname);
  const step = stepToShow(camp, here, unfinished);
  // What comes drawn for a camp without a choice of days is a page that leads on.
  const [cameDrawn] = useState(isDrawn && step === here);

  // Not the router's Navigate, which complains when a server draws it. Again at every move (`key`): the one that takes
  // a voucher out of the address leads back to the old step.
  useEffect(() => {
    if (step !== here) void navigate(stepUrl(step, camp.id), { replace: true });
  }, [step, here, camp.id, navigate, key]);

  const full = isFull(camp) && voucher === '';
  const problems: Problem[] = [
    ...(failure ? [failure.problem] : []),
    ...(full && failure?.problem.code !== 'INVALID_CAMP_FULLY_BOOKED'
      ? [{ code: 'INVALID_CAMP_FULLY_BOOKED' } as const]
      : []),
  ];

  // The router moves in a transition, during which the step that is left can still be clicked.
  const goTo = useCallback(
    (next: Step) => {
      if (leavingFor.current === next) return;
      leavingFor.current = next;
      void navigate(stepUrl(next, camp.id));
    },
    [camp.id, navigate],
  );
  useEffect(() => {
    leavingFor.current = null;
  }, [key]);

  const showProblem = () => {
    if (!errorBox.current) return;
    errorBox.current.focus({ preventScroll: true });
    scrollToTop(errorBox.current);
  };
  useEffect(() => {
    if (failure) showProblem();
  }, [failure]);

  /** A new step shows its steps and has the focus on its heading; one with a problem shows that first (spec 2). */
  const showStep = () => {
    setFailed(false);
    if (errorBox.current) {
      showProblem();
    } else {
      if (tabs.current && !(isFirstView.current && cameDrawn)) scrollToTop(tabs.current);
      if (!isFirstView.current)
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
    if (isFirstView.current) catchUp();
    isFirstView.current = false;
  };

  const retryOf = ({ code }: Problem) => {
    if (code === 'INVALID_CAMP_FULLY_BOOKED' || failure?.call === 'validateVoucher') return onLoadAgain;
    if (failure?.call !== 'saveWebSubscription' || unfinished !== 'confirmation') return undefined;
    return () => {
      goTo('confirmation');
      void enrolment.confirm(camp, enrolment.confirmationValues(), goTo);
    };
  };

  const before = previousStep(camp, step);
  const connection: Connection = {
    config,
    camp,
    enrolment,
    goTo,
    onChecked: setFailed,
    back: before && {
      href: stepUrl(before, camp.id),
      onGo: () => goTo(before),
      label: 'action.back',
    },
    isBlocked: () => {
      if (full) showProblem();
      return full || leavingFor.current !== null;
    },
  };
  // The same at every tick, so that the steps are not drawn again.
  const links = useMemo(() => {
    const steps = stepsOf(camp);
    const open = steps.slice(0, Math.min(steps.indexOf(step), steps.indexOf(unfinished) + 1));
    return steps.map((name) => ({
      step: name,
      href: open.includes(name) ? stepUrl(name, camp.id) : undefined,
    }));
  }, [camp, step, unfinished]);
  const summary = {
    camp,
    selectedDays,
    discount: { type: subscription.discountType, amount: subscription.discountAmount },
  };
  const title = `${t(`step.${step}`)} | ${camp.themeName} | ${config.organisationName}`;

  return (
    <WizardLayout
      header={
        <CampHeader
          organisationName={config.organisationName}
          organisationUrl={config.organisationUrl}
          camp={camp}
          voucherInUse={voucher !== ''}
          onCancel={enrolment.cancel}
          nav={
            <div ref={tabs}>
              <StepNav steps={links} current={step} onGo={goTo} />
            </div>
          }
        >
          {problems.map((problem, index) => (
            <ErrorBox
              key={problem.code}
              ref={index === 0 ? errorBox : undefined}
              problem={problem}
              organisationUrl={config.organisationUrl}
              campListingUrl={campListingUrl(config, camp.themeId)}
              secretariatEmail={config.secretariatEmail}
              onRetry={retryOf(problem)}
            />
          ))}
        </CampHeader>
      }
      sidebar={<CampSidebar {...summary} />}
      bar={<SummaryBar {...summary} />}
    >
      <title>{failed || problems.length > 0 ? t('page.failed', { title }) : title}</title>
      {step === here ? (
        <StepBoundary key={step} onReload={enrolment.leave}>
          <Suspense fallback={<LoadingNotice message="loading.camp" inPlaceOfForm />}>
            <StepView step={step} connection={connection} onShow={showStep} />
          </Suspense>
        </StepBoundary>
      ) : (
        <LoadingNotice message="loading.camp" inPlaceOfForm />
      )}
    </WizardLayout>
  );
}
