import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { CampHeader } from '../components/CampHeader.tsx';
import { CampProblem } from '../components/CampProblem.tsx';
import { CampSidebar } from '../components/CampSidebar.tsx';
import { LoadingNotice } from '../components/LoadingNotice.tsx';
import { WizardLayout } from '../components/WizardLayout.tsx';
import { t } from '../messages/messages.ts';
import { CampWizard } from './CampWizard.tsx';
import type { WizardConfig } from './config.ts';
import { FinishedWizard } from './FinishedWizard.tsx';
import { useCampLoad } from './useCampLoad.ts';
import { useCampRequest } from './useCampRequest.ts';
import { useEnrolment } from './useEnrolment.ts';

/** The wizard from the link to the thank-you page: which camp, is it there, and is all done. */
export function Wizard({ config }: { config: WizardConfig }) {
  const { search } = useLocation();
  const enrolment = useEnrolment(config);
  const request = useCampRequest(enrolment.kept);
  const [load, loadAgain] = useCampLoad(config, request, enrolment.campLoaded);
  const { organisationName, organisationUrl } = config;
  const { finished } = enrolment;

  const nowhere = request.campId === '' && !finished;
  useEffect(() => {
    if (nowhere) window.location.replace(organisationUrl);
  }, [nowhere, organisationUrl, search]);

  if (finished) return <FinishedWizard config={config} finished={finished} />;
  if (nowhere) return null;
  if (load.status === 'ready') {
    return <CampWizard config={config} camp={load.camp} enrolment={enrolment} onLoadAgain={loadAgain} />;
  }

  const header = (
    <CampHeader
      organisationName={organisationName}
      organisationUrl={organisationUrl}
      camp={null}
      voucherInUse={false}
      onCancel={enrolment.forget}
    />
  );
  if (load.status === 'failed') {
    return (
      <WizardLayout header={header}>
        <title>{organisationName}</title>
        <CampProblem
          {...load.failure}
          organisationName={organisationName}
          organisationUrl={organisationUrl}
          onRetry={loadAgain}
        />
      </WizardLayout>
    );
  }
  return (
    <WizardLayout
      header={header}
      sidebar={<CampSidebar camp={null} selectedDays={[]} discount={NO_DISCOUNT} />}
    >
      <title>{`${t('loading.camp')} | ${organisationName}`}</title>
      <LoadingNotice message="loading.camp" />
    </WizardLayout>
  );
}

const NO_DISCOUNT = { type: null, amount: null };
