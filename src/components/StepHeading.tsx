import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type Ref } from 'react';
import { t, type MessageKey } from '../messages/messages.ts';

export interface StepHeadingProps {
  /** The words of the heading. */
  title: MessageKey;
  /** One sentence of help at most. */
  help?: MessageKey;
  /** A ref to the heading, which gets the focus when a step opens. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The one heading of a step, with at most one sentence of help. */
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
