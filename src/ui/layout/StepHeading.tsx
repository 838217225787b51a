import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type Ref } from 'react';
import { t, type MessageKey } from '../../messages/messages.ts';

export interface StepHeadingProps {
  /** The text of the heading. */
  title: MessageKey;
  /** An optional help text. */
  help?: MessageKey;
  /** A ref to the heading, which is focused when the step opens. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The heading of a step, with an optional help text. */
export const StepHeading = memo(function StepHeading({ title, help, ref }: StepHeadingProps) {
  return (
    <Box>
      <Typography ref={ref} variant="h1" tabIndex={-1}>
        {t(title)}
      </Typography>
      {help && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {t(help)}
        </Typography>
      )}
    </Box>
  );
});
