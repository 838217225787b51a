import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Announcer } from '../components/Announcer.tsx';
import { CampHeader } from '../components/CampHeader.tsx';
import { CampProblem } from '../components/CampProblem.tsx';
import { CampSidebar } from '../components/CampSidebar.tsx';
import { LoadingNotice } from '../components/LoadingNotice.tsx';
import { StepNav } from '../components/StepNav.tsx';
import { SummaryBar } from '../components/SummaryBar.tsx';
import { WizardLayout } from '../components/WizardLayout.tsx';
import { stepAt, stepsOf } from '../domain/steps.ts';
import { t } from '../messages/messages.ts';
import { announcementOf } from './announcement.ts';
import { CampWizard } from './CampWizard.tsx';
import type { WizardConfig } from './config.ts';
import { FinishedWizard } from './FinishedWizard.tsx';
import type { ServedCamp } from './servedCamp.ts';
import { useCampLoad } from './useCampLoad.ts';
import { useCampRequest } from './useCampRequest.ts';
import { useEnrolment } from './useEnrolment.ts';

interface WizardProps {
  config: WizardConfig;
  /** The camp that came with the page, if one did. */
  served?: ServedCamp | null;
}

/** The wizard from the link to the thank-you page: which camp, is it there, and is all done. */
export function Wizard({ config, served = null }: WizardProps) {
  const { search, pathname } = useLocation();
  const enrolment = useEnrolment(config, served);
  const request = useCampRequest(enrolment.kept, enrolment.subscription.inputData.voucher);
  const [load, loadAgain] = useCampLoad(config, request, enrolment.campLoaded, served);
  const { organisationName, organisationUrl } = config;
  const { finished } = enrolment;

  const nowhere = request.campId === '' && !finished;
  useEffect(() => {
    if (nowhere) window.location.replace(organisationUrl);
  }, [nowhere, organisationUrl, search]);

  if (finished) return <FinishedWizard config={config} finished={finished} />;
  if (nowhere) return null;

  const loading = load.status === 'loading';
  const ready = load.status === 'ready' ? load.camp : null;
  const header = (
    <CampHeader
      organisationName={organisationName}
      organisationUrl={organisationUrl}
      camp={null}
      voucherInUse={false}
      onCancel={enrolment.cancel}
      nav={
        loading && (
          <StepNav steps={ALL_STEPS} current={stepAt(pathname) ?? 'campDays'} onGo={() => undefined} />
        )
      }
    />
  );
  return (
    <>
      <Announcer
        text={ready ? announcementOf(stepAt(pathname), ready, enrolment) : loading ? t('loading.camp') : ''}
      />
      {ready && (
        <CampWizard
          config={config}
          camp={ready}
          enrolment={enrolment}
          isDrawn={served?.isDrawn === true}
          onLoadAgain={loadAgain}
        />
      )}
      {loading && (
        <WizardLayout
          header={header}
          sidebar={<CampSidebar {...NO_SUMMARY} />}
          bar={<SummaryBar {...NO_SUMMARY} />}
        >
          <title>{`${t('loading.camp')} | ${organisationName}`}</title>
          <LoadingNotice message="loading.camp" inPlaceOfForm />
        </WizardLayout>
      )}
      {load.status === 'failed' && (
        <WizardLayout header={header}>
          <title>{t('page.failed', { title: organisationName })}</title>
          <CampProblem
            {...load.failure}
            organisationName={organisationName}
            organisationUrl={organisationUrl}
            onRetry={loadAgain}
          />
        </WizardLayout>
      )}
    </>
  );
}

/** What keeps the page's shape while the camp is fetched. */
const NO_SUMMARY = { camp: null, selectedDays: [], discount: { type: null, amount: null } };
const ALL_STEPS = stepsOf({ flexibleBookingAllowed: true }).map((step) => ({ step }));
