import { useEventCallback } from '@mui/material/utils';
import { Suspense, useDeferredValue, useEffect, useState, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Announcer } from '../ui/feedback/Announcer.tsx';
import { AlreadyConfirmed } from '../components/thanks/AlreadyConfirmed.tsx';
import { announcementOf } from '../components/messages/announcementOf.ts';
import { CampHeader } from '../components/frame/CampHeader.tsx';
import { CampProblem } from '../components/messages/CampProblem.tsx';
import { CampSidebar } from '../components/summary/CampSidebar.tsx';
import { LazyLeaveDialog } from '../components/messages/lazyLeaveDialog.ts';
import { LoadingNotice } from '../ui/feedback/LoadingNotice.tsx';
import { StepNav } from '../components/frame/StepNav.tsx';
import { SummaryBar } from '../components/summary/SummaryBar.tsx';
import { WizardLayout } from '../ui/layout/WizardLayout.tsx';
import type { KidParentValues } from '../domain/emptyKidParent.ts';
import { isOpen } from '../domain/phases.ts';
import { stepAt, stepsOf, stepUrl } from '../domain/steps.ts';
import { useWords } from '../messages/useWords.ts';
import { ConfigError, type WizardConfig } from '../domain/wizardConfig.ts';
import { FinishedWizard } from './FinishedWizard.tsx';
import { RushStatus } from './RushStatus.tsx';
import { receiptIn } from '../storage/receipt.ts';
import type { ServedCamp } from '../api/servedCamp.ts';
import { StepScreen } from './StepScreen.tsx';
import { useCalls } from './useCalls.ts';
import { useCampLoad } from './useCampLoad.ts';
import { useCampRequest } from './useCampRequest.ts';
import { useEnrolment } from './useEnrolment.ts';
import { focus, refAfterRetry, type CampOrigin } from './useStepFocus.ts';

interface EnrolmentLoaderProps {
  config: WizardConfig;
  served: ServedCamp | null;
  /** The initial values for a next child; null for the first. */
  nextChild: KidParentValues | null;
  /** Called to start the enrolment of another child in the same camp, at this URL with these values. */
  onNextChild: (url: string, values: KidParentValues) => void;
}

/** The enrolment of one child, from loading the camp to the thank-you page. */
export function EnrolmentLoader({ config, served, nextChild, onNextChild }: EnrolmentLoaderProps) {
  const { organisationName, organisationUrl } = config;
  const words = useWords();
  const { t } = words;
  const { search, pathname, key, ...location } = useLocation();
  const navigate = useNavigate();
  const here = stepAt(pathname);
  const { enrolment, dispatch, drafts, stored } = useEnrolment(served, nextChild);
  useCalls(config, enrolment, dispatch, drafts);
  const request = useCampRequest(stored, isOpen(enrolment) ? enrolment.answers.voucher : '');
  const [load, loadAgain] = useCampLoad(config, request, dispatch, drafts, served);
  const [campOrigin, setCampOrigin] = useState<CampOrigin>(
    served?.isPrerendered ? 'prerendered' : nextChild ? 'retried' : 'fetched',
  );
  // The server does not know the stored days, so its page does not say that they changed.
  const isAsServed = useDeferredValue(false, served?.isPrerendered);
  // Undefined before it is first opened, so that it is not loaded.
  const [isLeaveDialogOpen, setIsLeaveDialogOpen] = useState<boolean>();
  // Each navigation closes it.
  useEffect(() => () => setIsLeaveDialogOpen((open) => open && false), [key]);

  const receipt = here === 'success' ? receiptIn(location.state) : null;
  const isWithoutCamp = request.campId === '' && !receipt;
  useEffect(() => {
    if (!isWithoutCamp) return;
    const { href } = window.location;
    // The wizard itself would be loaded again for ever.
    if (new URL(organisationUrl, href).href === href) throw new ConfigError('organisationUrl');
    window.location.replace(organisationUrl);
  }, [isWithoutCamp, organisationUrl, search]);

  // If the browser restores the page, it is loaded again, at the address of its first step.
  const cancelled = enrolment.phase === 'cancelled' ? enrolment.camp : null;
  useEffect(() => {
    if (cancelled) void navigate(stepUrl('campDays', cancelled.id), { replace: true });
  }, [cancelled, navigate]);

  // A stable function, so that selecting a day does not re-render the header.
  const onCancel = useEventCallback((event: MouseEvent) => {
    if (drafts.answeredAt > 0) {
      event.preventDefault();
      setIsLeaveDialogOpen(true);
    } else {
      drafts.cancel();
    }
  });
  const retry = () => {
    setCampOrigin('retried');
    loadAgain();
  };

  if (enrolment.phase === 'finished')
    return <FinishedWizard {...{ config, onNextChild }} finished={enrolment} />;
  if (receipt)
    return (
      <WizardLayout header={<CampHeader {...config} camp={null} />}>
        <title>{`${t('alreadyConfirmed.title')} | ${organisationName}`}</title>
        <AlreadyConfirmed {...config} {...receipt} ref={focus} />
      </WizardLayout>
    );
  if (isWithoutCamp) return <title>{organisationName}</title>;

  const open = load.status === 'ready' && isOpen(enrolment) ? enrolment : null;
  const shown = open && isAsServed ? { ...open, change: null } : open;
  const loading = !shown && load.status !== 'failed';
  const header = (
    <CampHeader
      {...config}
      camp={null}
      onCancel={onCancel}
      nav={loading && <StepNav steps={ALL_STEPS} current={here ?? 'campDays'} />}
    />
  );
  return (
    <>
      <Announcer text={shown ? announcementOf(words, here, shown) : loading ? t('loading.camp') : ''} />
      {shown && (
        <StepScreen
          config={config}
          enrolment={shown}
          dispatch={dispatch}
          drafts={drafts}
          campOrigin={campOrigin}
          onReload={retry}
          onCancel={onCancel}
        />
      )}
      {loading && (
        <WizardLayout
          header={header}
          notice={<RushStatus onStop={() => setCampOrigin('retried')} />}
          sidebarLabel={t('layout.summary')}
          sidebar={<CampSidebar {...NO_SUMMARY} />}
          bar={<SummaryBar {...NO_SUMMARY} />}
        >
          {/* The first step depends on the camp. */}
          <title>{`${t(here && here !== 'campDays' ? `step.${here}` : 'loading.camp')} | ${organisationName}`}</title>
          <LoadingNotice message={t('loading.camp')} inPlaceOfForm />
        </WizardLayout>
      )}
      {load.status === 'failed' && (
        <WizardLayout header={header} notice={<RushStatus />}>
          <title>{`${t(`campProblem.${load.failure.kind}`)} | ${organisationName}`}</title>
          <CampProblem {...load.failure} {...config} ref={refAfterRetry(campOrigin)} onRetry={retry} />
        </WizardLayout>
      )}
      {isLeaveDialogOpen !== undefined && (
        <Suspense>
          <LazyLeaveDialog
            open={isLeaveDialogOpen}
            organisationUrl={organisationUrl}
            onLeave={() => drafts.cancel()}
            onClose={() => setIsLeaveDialogOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Placeholders while the camp is loading. */
const NO_SUMMARY = { camp: null, selectedDays: [], discount: { type: null, amount: null } };
const ALL_STEPS = stepsOf({ flexibleBookingAllowed: true }).map((step) => ({ step }));
