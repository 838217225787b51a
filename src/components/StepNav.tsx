import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import MobileStepper from '@mui/material/MobileStepper';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Step as StepName } from '../domain/steps.ts';
import { t } from '../messages/messages.ts';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

export interface StepNavProps {
  /** The steps in their order. A finished step has an `href` and is a link; the others cannot be opened. */
  steps: { step: StepName; href?: string }[];
  /** The step on the screen. */
  current: StepName;
}

/**
 * On narrow screens the list lies over the bar: its links are 44 px high, and the focus ring is drawn around the piece
 * of the bar only.
 */
const overTheBar = (theme: Theme) => ({
  [theme.breakpoints.down('md')]: {
    gridArea: 'bar',
    gap: 1,
    minHeight: 44,
    mt: -2,
    '& .MuiStepConnector-root, & .MuiStepLabel-iconContainer': { display: 'none' },
    '& .MuiStepLabel-root': { height: 6, borderRadius: 1 },
    '& .MuiStepLabel-label': visuallyHidden,
    '& a:focus-visible': { outline: 'none', '& > .MuiStepLabel-root': theme.focusVisible },
  },
});

/**
 * The steps of the wizard (spec 2): a finished step is a link back, a later one cannot be opened. Not MUI's StepButton,
 * which makes tabs of the steps. On narrow screens a thin bar stands for the dots.
 */
export const StepNav = memo(function StepNav({ steps, current }: StepNavProps) {
  const index = steps.findIndex(({ step }) => step === current);
  return (
    <Box
      component="nav"
      aria-label={t('stepNav.label')}
      sx={{ display: 'grid', gridTemplateAreas: '"words" "bar"' }}
    >
      <Typography
        aria-hidden
        variant="body2"
        sx={{ gridArea: 'words', fontWeight: 600, display: { md: 'none' } }}
      >
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
      <Stepper activeStep={index} sx={overTheBar}>
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
    </Box>
  );
});
