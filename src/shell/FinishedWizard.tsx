import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AlreadyConfirmed } from '../components/thanks/AlreadyConfirmed.tsx';
import { StepBoundary } from '../components/messages/StepProblem.tsx';
import { CampHeader } from '../components/frame/CampHeader.tsx';
import { LoadingNotice } from '../ui/feedback/LoadingNotice.tsx';
import { WizardLayout } from '../ui/layout/WizardLayout.tsx';
import type { KidParentValues } from '../domain/emptyKidParent.ts';
import { campName } from '../domain/camp.ts';
import { nextChildValues } from '../domain/enrolment.ts';
import type { Finished } from '../domain/phases.ts';
import { stepAt, stepsOf, stepUrl } from '../domain/steps.ts';
import { useWords } from '../messages/useWords.ts';
import { campListingUrl, type WizardConfig } from '../domain/wizardConfig.ts';
import { LATER_STEPS } from './lazySteps.ts';
import { receiptIn, withReceipt } from '../storage/receipt.ts';
import { storeForNextChild } from '../storage/tabStorage.ts';
import { focus } from './useStepFocus.ts';

interface FinishedWizardProps {
  config: WizardConfig;
  finished: Finished;
  onNextChild: (url: string, values: KidParentValues) => void;
}

/** Shows a page from its top, with the focus on its heading. */
const showHeading = (shown: HTMLHeadingElement | null) => {
  window.scrollTo(0, 0);
  focus(shown);
};

/** After the booking: the thank-you page, or on any other address a page that says the enrolment is confirmed. */
export function FinishedWizard({ config, finished, onNextChild }: FinishedWizardProps) {
  const { t } = useWords();
  const location = useLocation();
  const isThere = stepAt(location.pathname) === 'success';
  const navigate = useNavigate();
  // The address follows the booking.
  const [wasThere, setWasThere] = useState(isThere);
  if (isThere && !wasThere) setWasThere(true);
  const { camp } = finished;
  const againUrl = stepUrl(stepsOf(camp)[0] ?? 'kidParent', camp.id);

  const { id, reference, toPayCents } = finished.booking ?? {};
  const booked = { id, againUrl, reference, toPayCents, message: reference ?? campName(camp) };
  // That of the history entry: of an earlier child, or when a page from the back/forward cache has no booking.
  const receipt = receiptIn(location.state) ?? booked;
  const booking = (isThere || !wasThere) && receipt.id === id ? finished.booking : null;
  const goToSuccess = useEffectEvent(() => {
    void navigate(stepUrl('success', camp.id), { state: withReceipt(booked) });
  });
  useEffect(() => goToSuccess(), []);

  const confirmed = <AlreadyConfirmed {...config} {...receipt} ref={showHeading} />;

  return (
    <WizardLayout header={<CampHeader {...config} camp={camp} />}>
      <title>{`${t(booking ? 'step.success' : 'alreadyConfirmed.title')} | ${config.organisationName}`}</title>
      {booking ? (
        <StepBoundary fallback={confirmed} onProblem={LATER_STEPS.success.loadAgain}>
          <Suspense fallback={<LoadingNotice ref={focus} message={t('loading.confirm')} inPlaceOfForm />}>
            <LATER_STEPS.success.View
              {...config}
              {...{ camp, booking }}
              ref={showHeading}
              campListingUrl={campListingUrl(config, camp.themeId)}
              onNextChild={() => {
                const values = nextChildValues(booking.details);
                storeForNextChild(camp.id, values);
                onNextChild(againUrl, values);
              }}
              onOtherCamp={() => storeForNextChild('', nextChildValues(booking.details))}
            />
          </Suspense>
        </StepBoundary>
      ) : (
        confirmed
      )}
    </WizardLayout>
  );
}
