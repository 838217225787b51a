import Link from '@mui/material/Link';
import MobileStepper from '@mui/material/MobileStepper';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Step as StepName } from '../../domain/steps.ts';
import { useWords } from '../../messages/useWords.ts';

export interface StepNavProps {
  /** The steps in order. A completed step has an `href`; the others are disabled. */
  steps: { step: StepName; href?: string }[];
  /** The current step. */
  current: StepName;
  /** A ref to the root element. */
  ref?: Ref<HTMLElement>;
}

const Root = styled('nav', { name: 'CampStepNav', slot: 'root' })<{ ownerState: StepNavProps }>({
  display: 'grid',
  gridTemplateAreas: '"words" "bar"',
});

/**
 * The steps of the wizard: completed steps are links, later ones are disabled. Narrow screens have a progress bar.
 */
// Not MUI's StepButton, which renders tabs.
export function StepNav(inProps: StepNavProps) {
  const props = useThemeProps({ props: inProps, name: 'CampStepNav' });
  const { steps, current, ref } = props;
  const { t } = useWords();
  const index = steps.findIndex(({ step }) => step === current);
  return (
    <Root className="CampStepNav-root" ownerState={props} ref={ref} aria-label={t('stepNav.label')}>
      <Typography aria-hidden variant="subtitle2" sx={{ gridArea: 'words', display: { md: 'none' } }}>
        {t('stepNav.progress', { n: index + 1, all: steps.length, title: t(`step.${current}`) })}
      </Typography>
      <MobileStepper
        aria-hidden
        steps={steps.length}
        activeStep={index}
        backButton={null}
        nextButton={null}
        sx={{ gridArea: 'bar', mt: -2, display: { md: 'none' } }}
      />
      <Stepper activeStep={index} sx={{ gridArea: { xs: 'bar', md: 'auto' } }}>
        {steps.map(({ step, href }) => {
          const label = (
            <StepLabel slotProps={{ label: { 'aria-current': step === current ? 'step' : undefined } }}>
              {t(`step.${step}`)}
            </StepLabel>
          );
          return (
            <Step key={step} completed={href !== undefined}>
              {href === undefined ? (
                label
              ) : (
                <Link component={RouterLink} to={href} underline="hover" sx={{ display: 'grid' }}>
                  {label}
                </Link>
              )}
            </Step>
          );
        })}
      </Stepper>
    </Root>
  );
}
