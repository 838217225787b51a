import type { Theme } from '@mui/material/styles';

/** A step is never wider, in px. */
export const STEP_WIDTH = 640;
/** Step + gap (48) + sidebar (320) + margins (2 × 24). */
const PAGE_WIDTH = STEP_WIDTH + 416;

/** The one column everything on the page hangs from, header and body alike. */
export function pageColumn(theme: Theme) {
  return {
    width: '100%',
    maxWidth: PAGE_WIDTH,
    marginInline: 'auto',
    paddingInline: theme.spacing(4),
    [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(6) },
  };
}
