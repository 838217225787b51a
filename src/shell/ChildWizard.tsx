import { Suspense, useCallback, useEffect, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { rush } from '../api/Rush.ts';
import { Announcer } from '../components/Announcer.tsx';
import { CampHeader } from '../components/CampHeader.tsx';
import { CampProblem } from '../components/CampProblem.tsx';
import { CampSidebar } from '../components/CampSidebar.tsx';
import { LazyLeaveDialog } from '../components/lazyLeaveDialog.ts';
import { LoadingNotice } from '../components/LoadingNotice.tsx';
import { RushNotice } from '../components/RushNotice.tsx';
import { StepNav } from '../components/StepNav.tsx';
import { SummaryBar } from '../components/SummaryBar.tsx';
import { WizardLayout } from '../components/WizardLayout.tsx';
import type { KidParentValues } from '../domain/emptyKidParent.ts';
import { stepAt, stepsOf } from '../domain/steps.ts';
import { t } from '../messages/messages.ts';
import { announcementOf } from '../components/announcement.ts';
import { CampWizard } from './CampWizard.tsx';
import type { WizardConfig } from '../domain/wizardConfig.ts';
import { FinishedWizard } from './FinishedWizard.tsx';
import type { ServedCamp } from '../domain/servedCamp.ts';
import { useCampLoad, type LoadedCamp } from './useCampLoad.ts';
import { useCampRequest } from './useCampRequest.ts';
import { useEnrolment } from './useEnrolment.ts';
import type { Opening } from './useStepFocus.ts';

interface ChildWizardProps {
  config: WizardConfig;
  /** The camp that came with the page, if one did. */
  served: ServedCamp | null;
  /** What a parent's next child begins with; null for the first. */
  nextChild: KidParentValues | null;
  /** Begins the enrolment of another child in the same camp, at this address and with these values. */
  onNextChild: (url: string, values: KidParentValues) => void;
}

/** One child's enrolment from the link to the thank-you page: which camp, is it there, and is all done. */
export function ChildWizard({ config, served, nextChild, onNextChild }: ChildWizardProps) {
  const { search, pathname } = useLocation();
  const here = stepAt(pathname);
  const { enrolment, dispatch, drafts, kept, cancel } = useEnrolment(served, nextChild);
  const request = useCampRequest(kept, enrolment.subscription.inputData.voucher);
  const onLoaded = useCallback(
    ({ uncheckedVoucher, ...loaded }: LoadedCamp) => {
      drafts.keepVoucher(uncheckedVoucher);
      dispatch({ type: 'campLoaded', ...loaded });
    },
    [dispatch, drafts],
  );
  const [load, loadAgain] = useCampLoad(config, request, onLoaded, served);
  const [opening, setOpening] = useState<Opening>(served?.isDrawn ? 'drawn' : 'linked');
  // Undefined until it is first asked.
  const [asksToLeave, setAsksToLeave] = useState<boolean>();
  const { organisationName, organisationUrl } = config;
  const isRush = useSyncExternalStore(rush.subscribe, rush.isWaiting, () => false);
  const { finished, camp } = enrolment;

  const nowhere = request.campId === '' && !finished;
  useEffect(() => {
    if (nowhere) window.location.replace(organisationUrl);
  }, [nowhere, organisationUrl, search]);

  // The same function at all times, so that a tick of a day leaves the header as it is.
  const onCancel = useCallback(
    (event: MouseEvent) => {
      if (drafts.answeredAt > 0) {
        event.preventDefault();
        setAsksToLeave(true);
      } else {
        cancel();
      }
    },
    [drafts, cancel],
  );
  const retry = () => {
    setOpening('retried');
    loadAgain();
  };

  if (finished) return <FinishedWizard {...{ config, finished, onNextChild }} />;
  if (nowhere) return null;

  const loading = load.status === 'loading';
  const ready = load.status === 'ready' ? camp : null;
  const header = (
    <CampHeader
      organisationName={organisationName}
      organisationUrl={organisationUrl}
      camp={null}
      voucherInUse={false}
      onCancel={onCancel}
      nav={loading && <StepNav steps={ALL_STEPS} current={here ?? 'campDays'} />}
    />
  );
  return (
    <>
      <RushNotice waiting={isRush} onStop={rush.stop} />
      <Announcer text={ready ? announcementOf(here, ready, enrolment) : loading ? t('loading.camp') : ''} />
      {ready && (
        <CampWizard
          config={config}
          camp={ready}
          enrolment={enrolment}
          dispatch={dispatch}
          drafts={drafts}
          opening={opening}
          onLoadAgain={retry}
          onCancel={onCancel}
        />
      )}
      {loading && (
        <WizardLayout
          header={header}
          sidebar={<CampSidebar {...NO_SUMMARY} />}
          bar={<SummaryBar {...NO_SUMMARY} />}
        >
          {/* The first step is not known before the camp is. */}
          <title>{`${t(here && here !== 'campDays' ? `step.${here}` : 'loading.camp')} | ${organisationName}`}</title>
          <LoadingNotice message="loading.camp" inPlaceOfForm />
        </WizardLayout>
      )}
      {asksToLeave !== undefined && (
        <Suspense>
          <LazyLeaveDialog
            open={asksToLeave}
            organisationUrl={organisationUrl}
            onLeave={cancel}
            onClose={() => setAsksToLeave(false)}
          />
        </Suspense>
      )}
      {load.status === 'failed' && (
        <WizardLayout header={header}>
          <title>{t('page.failed', { title: organisationName })}</title>
          <CampProblem
            {...load.failure}
            organisationName={organisationName}
            organisationUrl={organisationUrl}
            onRetry={retry}
          />
        </WizardLayout>
      )}
    </>
  );
}

/** What keeps the page's shape while the camp is fetched. */
const NO_SUMMARY = { camp: null, selectedDays: [], discount: { type: null, amount: null } };
const ALL_STEPS = stepsOf({ flexibleBookingAllowed: true }).map((step) => ({ step }));
