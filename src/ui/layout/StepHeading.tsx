import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';

export interface StepHeadingProps {
  /** The text of the heading. */
  title: string;
  /** An optional help text. */
  help?: string;
  /** A ref to the heading, which is focused when the step opens. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The heading of a step, with an optional help text. */
export function StepHeading({ title, help, ref }: StepHeadingProps) {
  return (
    <Box>
      <Typography ref={ref} variant="h1" tabIndex={-1}>
        {title}
      </Typography>
      {help && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {help}
        </Typography>
      )}
    </Box>
  );
}
