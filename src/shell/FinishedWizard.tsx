import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { AlreadyConfirmed } from '../components/AlreadyConfirmed.tsx';
import { CampHeader } from '../components/CampHeader.tsx';
import { WizardLayout } from '../components/WizardLayout.tsx';
import type { Finished } from '../domain/enrolmentMachine.ts';
import { stepAt, stepsOf, stepUrl } from '../domain/steps.ts';
import { t } from '../messages/messages.ts';
import { Success } from '../steps/Success.tsx';
import type { WizardConfig } from '../domain/wizardConfig.ts';

/** After the booking: the thank-you page, and on every other address the word that all is confirmed already. */
export function FinishedWizard({ config, finished }: { config: WizardConfig; finished: Finished }) {
  const { organisationName, organisationUrl } = config;
  const { camp } = finished;
  const thanks = stepAt(useLocation().pathname) === 'success' ? finished.thanks : null;
  const thanked = thanks !== null;

  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [thanked]);

  return (
    <WizardLayout
      header={
        <CampHeader
          organisationName={organisationName}
          organisationUrl={organisationUrl}
          camp={camp}
          voucherInUse={false}
        />
      }
    >
      <title>{`${t(thanked ? 'step.success' : 'alreadyConfirmed.title')} | ${organisationName}`}</title>
      {thanks ? (
        <Success
          {...thanks}
          ref={heading}
          themeName={camp.themeName}
          locationName={camp.locationName}
          organisationName={organisationName}
          organisationUrl={organisationUrl}
        />
      ) : (
        <AlreadyConfirmed
          ref={heading}
          organisationName={organisationName}
          organisationUrl={organisationUrl}
          againUrl={stepUrl(stepsOf(camp)[0] ?? 'kidParent', camp.id)}
        />
      )}
    </WizardLayout>
  );
}
