import type { Theme } from '@mui/material/styles';

/** Form (640) + gap (48) + sidebar (320) + margins (2 × 24). */
const PAGE_WIDTH = 1056;

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
