import Typography from '@mui/material/Typography';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

export interface AnnouncerProps {
  /** The text to announce. Screen readers read it whenever it changes. */
  text: string;
}

/**
 * The page's polite live region: loading messages, the amount to pay, the medical sheet. It is always rendered and
 * only its text changes, because screen readers ignore a live region that is added together with its text.
 */
export function Announcer({ text }: AnnouncerProps) {
  return (
    // Fixed: at the end of a form in a scrolling pane it would make the page around the pane taller.
    <Typography role="status" sx={{ ...visuallyHidden, position: 'fixed' }}>
      {text}
    </Typography>
  );
}
