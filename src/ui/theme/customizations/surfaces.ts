import type { ThemeOptions } from '@mui/material/styles';
import { keepInModal } from '../../layout/keepInView.ts';
import { PAGE_WIDTH } from '../pageColumn.ts';

/** Cards, bars, drawers and accordions: borders instead of shadows. */
export const surfaces: ThemeOptions['components'] = {
  MuiTypography: {
    defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p', value: 'p' } },
  },
  MuiContainer: {
    // The column that contains the whole page.
    defaultProps: { maxWidth: false },
    styleOverrides: {
      root: ({ theme }) => ({
        maxWidth: PAGE_WIDTH,
        paddingInline: theme.spacing(4),
        [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(6) },
      }),
    },
  },
  MuiPaper: {
    // Without elevation MUI renders no `style` attribute, which the content security policy forbids in a prerendered
    // page.
    defaultProps: { variant: 'outlined' },
  },
  MuiCardContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: theme.spacing(5, 4),
        '&:last-child': { paddingBottom: theme.spacing(5) },
        [theme.breakpoints.up('sm')]: {
          padding: theme.spacing(6),
          '&:last-child': { paddingBottom: theme.spacing(6) },
        },
      }),
    },
  },
  MuiAvatar: {
    defaultProps: { variant: 'rounded' },
    styleOverrides: {
      root: ({ theme }) => ({
        // As large as its icon needs, which grows with the text.
        width: '2.75rem',
        height: '2.75rem',
        color: theme.vars.palette.secondary.contrastText,
        backgroundColor: theme.vars.palette.secondary.main,
      }),
    },
  },
  MuiListItem: {
    defaultProps: { disablePadding: true, alignItems: 'flex-start' },
    styleOverrides: { root: ({ theme }) => ({ gap: theme.spacing(3) }) },
  },
  MuiListItemIcon: {
    styleOverrides: {
      root: ({ theme }) => ({ minWidth: 0, marginTop: 0, color: theme.vars.palette.primary.main }),
    },
  },
  MuiListItemText: { styleOverrides: { root: { margin: 0 } } },
  MuiAppBar: {
    defaultProps: { color: 'inherit', variant: 'outlined', position: 'static' },
    styleOverrides: {
      root: ({ theme }) => ({
        borderWidth: 0,
        backgroundColor: theme.vars.palette.background.paper,
        overflowWrap: 'anywhere',
      }),
    },
  },
  MuiToolbar: {
    defaultProps: { disableGutters: true },
    styleOverrides: {
      // With large text the content wraps.
      root: ({ theme }) => ({
        minHeight: 64,
        paddingBlock: theme.spacing(2),
        flexWrap: 'wrap',
        gap: theme.spacing(1, 4),
      }),
    },
  },
  MuiDrawer: {
    defaultProps: { onFocus: keepInModal },
    styleOverrides: {
      paper: ({ theme }) => ({
        maxHeight: '90dvh',
        borderWidth: '1px 0 0',
        borderRadius: `${theme.shape.cardRadius}px ${theme.shape.cardRadius}px 0 0`,
        backgroundColor: theme.vars.palette.background.default,
      }),
    },
  },
  MuiAccordion: {
    // The same duration as other transitions; MUI's depends on the height.
    defaultProps: { disableGutters: true, square: true, slotProps: { transition: { timeout: 150 } } },
    styleOverrides: {
      root: ({ theme }) => ({
        border: 0,
        backgroundColor: 'transparent',
        '&::before': { display: 'none' },
        // An opened panel is scrolled into view with space below it.
        '& .MuiCollapse-root': { scrollMarginBottom: theme.spacing(4) },
      }),
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        gap: theme.spacing(2),
        minHeight: '2.75rem',
        padding: theme.spacing(2, 0),
        borderRadius: theme.vars.shape.borderRadius,
        color: theme.vars.palette.primary.main,
        fontWeight: 600,
        '&:hover': { color: theme.vars.palette.primary.dark },
      }),
      content: ({ theme }) => ({
        alignItems: 'center',
        gap: theme.spacing(2),
        margin: 0,
        minWidth: 0,
      }),
      expandIconWrapper: { color: 'inherit' },
    },
  },
  MuiAccordionDetails: {
    styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(2, 0, 0) }) },
  },
};
