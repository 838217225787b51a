import { Suspense, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { CampHeader } from '../components/CampHeader.tsx';
import { CampSidebar } from '../components/CampSidebar.tsx';
import { ErrorBox } from '../components/ErrorBox.tsx';
import { LoadingNotice } from '../components/LoadingNotice.tsx';
import { PriceNotice } from '../components/PriceNotice.tsx';
import { StepNav } from '../components/StepNav.tsx';
import { SummaryBar } from '../components/SummaryBar.tsx';
import { WizardLayout } from '../components/WizardLayout.tsx';
import { isFullyBooked, problemsShown, toPayCents, unfinishedStep } from '../domain/enrolmentMachine.ts';
import type { Problem } from '../domain/errorCodes.ts';
import { stepToShow } from '../domain/progress.ts';
import { nextStep, previousStep, stepAt, stepUrl } from '../domain/steps.ts';
import { t } from '../messages/messages.ts';
import { campListingUrl } from '../domain/wizardConfig.ts';
import { confirmEnrolment } from './confirmEnrolment.ts';
import type { Connection } from './Connection.ts';
import { StepBoundary } from './StepBoundary.tsx';
import { StepView } from './StepView.tsx';
import { useCampRefresh } from './useCampRefresh.ts';
import { useStepFocus, type Opening } from './useStepFocus.ts';
import { useStepLinks, useSteps } from './useSteps.ts';

type CampWizardProps = Pick<Connection, 'config' | 'camp' | 'enrolment' | 'dispatch' | 'drafts'> & {
  opening: Opening;
  /** Fetches the camp again. */
  onLoadAgain: () => void;
  /** Hears a click on the way out. */
  onCancel: (event: MouseEvent) => void;
};

/** The frame around the steps of a camp, and in it the step of the address or the one that has to come first. */
export function CampWizard(props: CampWizardProps) {
  const { config, camp, enrolment, dispatch, drafts, opening, onLoadAgain, onCancel } = props;
  const { subscription, failure } = enrolment;
  const { selectedDays, voucher } = subscription.inputData;
  const unfinished = unfinishedStep(enrolment, camp);
  const isFull = isFullyBooked(enrolment);
  const problems = problemsShown(enrolment);

  const here = stepAt(useLocation().pathname);
  const step = stepToShow(camp, here, unfinished);
  const { goTo, isLeaving, changing } = useSteps(camp, step, here);
  useCampRefresh(config, camp.id, step, dispatch);

  const { errorBoxRef, tabsRef, headingRef, showProblem, showStep } = useStepFocus(
    failure,
    opening === 'drawn' && step !== here ? 'linked' : opening,
  );
  const [failed, setFailed] = useState(false);

  const before = previousStep(camp, step);
  const connection: Connection = {
    config,
    camp,
    enrolment,
    dispatch,
    drafts,
    goTo,
    goOn: () => goTo(changing === undefined ? nextStep(camp, step) : 'confirmation'),
    changing,
    confirm: async (values) => {
      const outcome = await confirmEnrolment({ config, enrolment, dispatch, drafts }, values);
      if (outcome !== 'notSent') goTo(outcome === 'booked' ? 'success' : 'campDays');
    },
    headingRef,
    onChecked: setFailed,
    back: before && { href: stepUrl(before, camp.id), label: 'action.back' },
    isBlocked: () => {
      if (isFull) showProblem();
      return isFull || isLeaving() || enrolment.waiting !== null;
    },
  };

  const retryOf = ({ code }: Problem) =>
    code === 'INVALID_CAMP_FULLY_BOOKED' || failure?.call === 'validateVoucher' ? onLoadAgain : undefined;
  // Every other code says what has to change first.
  const canResend = ({ code }: Problem) =>
    code === 'INVALID' && failure?.call === 'saveWebSubscription' && unfinished === 'confirmation' && !isFull;
  const resend = async () => {
    if (connection.isBlocked()) return;
    goTo('confirmation');
    await connection.confirm(drafts.startValues(subscription).confirmation);
  };

  const links = useStepLinks(camp, step, isFull ? step : unfinished);
  const summary = {
    camp,
    selectedDays,
    discount: { type: subscription.discountType, amount: subscription.discountAmount },
  };
  const listingUrl = campListingUrl(config, camp.themeId);
  const title = `${t(`step.${step}`)} | ${camp.themeName} | ${config.organisationName}`;

  return (
    <WizardLayout
      header={
        <CampHeader
          organisationName={config.organisationName}
          organisationUrl={config.organisationUrl}
          camp={camp}
          voucherInUse={voucher !== ''}
          onCancel={onCancel}
          nav={
            <div ref={tabsRef}>
              <StepNav steps={links} current={step} />
            </div>
          }
        >
          {problems.map((problem, index) => (
            <ErrorBox
              key={problem.code}
              ref={index === 0 ? errorBoxRef : undefined}
              problem={problem}
              organisationUrl={config.organisationUrl}
              campListingUrl={listingUrl}
              secretariatEmail={config.secretariatEmail}
              onRetry={retryOf(problem)}
              onResend={canResend(problem) ? () => void resend() : undefined}
            />
          ))}
          {enrolment.priceBeforeCents !== null && (
            <PriceNotice
              beforeCents={enrolment.priceBeforeCents}
              nowCents={toPayCents(subscription, camp)}
              campListingUrl={listingUrl}
            />
          )}
        </CampHeader>
      }
      sidebar={<CampSidebar {...summary} />}
      bar={<SummaryBar {...summary} />}
    >
      <title>{failed || problems.length > 0 ? t('page.failed', { title }) : title}</title>
      {step === here ? (
        <StepBoundary key={step} onReload={() => drafts.allowReload()}>
          <Suspense fallback={<LoadingNotice message="loading.camp" inPlaceOfForm />}>
            <StepView
              step={step}
              connection={connection}
              onShow={() => {
                setFailed(false);
                showStep();
              }}
            />
          </Suspense>
        </StepBoundary>
      ) : (
        <LoadingNotice message="loading.camp" inPlaceOfForm />
      )}
    </WizardLayout>
  );
}
