import { styled } from '@mui/material/styles';
import { memo, type Ref } from 'react';
import { t, type MessageKey } from '../messages/messages.ts';

export interface StepHeadingProps {
  /** The words of the heading. */
  title: MessageKey;
  /** One sentence at most. */
  help?: MessageKey;
  /** The heading itself, which takes the focus when a step opens. */
  ref?: Ref<HTMLHeadingElement>;
}

const Heading = styled('h1')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  [theme.breakpoints.up('md')]: { fontSize: '2rem' },
}));

const Help = styled('p')(({ theme }) => ({
  margin: theme.spacing(2, 0, 0),
  color: theme.colours.inkQuiet,
}));

/** The one heading of a step, with at most one sentence of help. */
export const StepHeading = memo(function StepHeading({ title, help, ref }: StepHeadingProps) {
  return (
    <div>
      <Heading ref={ref} tabIndex={-1}>
        {t(title)}
      </Heading>
      {help && <Help>{t(help)}</Help>}
    </div>
  );
});
