import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

export interface AnnouncerProps {
  /** The text to announce. Screen readers read it whenever it changes. */
  text: string;
}

/**
 * A polite live region: of the page for loading messages, the amount to pay and the medical sheet, and of a form for the
 * error of a field that is left. It is always rendered and only its text changes, because screen readers ignore a live
 * region that is added together with its text.
 */
export const Announcer = memo(function Announcer({ text }: AnnouncerProps) {
  return (
    <Typography role="status" sx={visuallyHidden}>
      {text}
    </Typography>
  );
});
