import ErrorIcon from '@mui/icons-material/ErrorRounded';
import type { Theme, ThemeOptions } from '@mui/material/styles';
import { createElement } from 'react';
import { keepInModal } from '../../layout/keepInView.ts';

const SEVERITIES = ['error', 'info', 'success'] as const;

/** A phone that is held sideways: a dialog keeps its buttons in view there, beside each other. */
const sideways = (theme: Theme) => `${theme.breakpoints.up('sm')} and (max-height: 480px)`;

/** The colour of the border of a message. */
const EDGE = { error: 'error', info: 'secondary', success: 'success' } as const;

/** Alerts, dialogs and progress. */
export const feedback: ThemeOptions['components'] = {
  MuiAlert: {
    // The icon of a field error.
    defaultProps: { iconMapping: { error: createElement(ErrorIcon, { fontSize: 'inherit' }) } },
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: theme.spacing(3),
        padding: theme.spacing(4),
        ...theme.typography.body1,
        color: theme.vars.palette.text.primary,
        border: '1.5px solid',
        borderRadius: `${theme.shape.cardRadius}px`,
        overflowWrap: 'anywhere',
        variants: SEVERITIES.map((severity) => ({
          props: { severity },
          style: {
            color: theme.vars.palette.text.primary,
            borderColor: theme.vars.palette[EDGE[severity]].main,
            backgroundColor: theme.vars.palette[severity].soft,
            '& .MuiAlert-icon': { color: theme.vars.palette[severity].main },
          },
        })),
      }),
      icon: { margin: 0, padding: '1px 0 0', fontSize: '1.5rem', opacity: 1 },
      message: { padding: 0, overflow: 'visible' },
      // Below the message, on its edge. On phones the buttons are as wide as the message.
      action: ({ theme }) => ({
        gridColumn: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: theme.spacing(2, 6),
        margin: 0,
        padding: theme.spacing(4, 0, 0),
        '&:empty': { display: 'none' },
        [theme.breakpoints.down('sm')]: { '& > .MuiButton-root': { flexBasis: '100%' } },
      }),
    },
  },
  MuiAlertTitle: {
    defaultProps: { variant: 'h3' },
    styleOverrides: {
      root: ({ theme }) => ({
        fontWeight: theme.typography.h3.fontWeight,
        margin: theme.spacing(0, 0, 1),
      }),
    },
  },
  MuiDialog: {
    defaultProps: { onFocus: keepInModal },
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: `${theme.shape.cardRadius}px`,
        [theme.breakpoints.down('sm')]: {
          margin: theme.spacing(4),
          width: `calc(100% - ${theme.spacing(8)})`,
          maxHeight: `calc(100% - ${theme.spacing(8)})`,
        },
        [sideways(theme)]: {
          maxWidth: theme.breakpoints.values.sm,
          margin: theme.spacing(3),
          maxHeight: `calc(100% - ${theme.spacing(6)})`,
        },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h2, padding: theme.spacing(6, 6, 3) }) },
  },
  // The paper scrolls, not the content alone: with large text on a phone the content would be a few lines high.
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({ flex: 'none', overflow: 'visible', paddingInline: theme.spacing(6) }),
    },
  },
  MuiDialogContentText: {
    styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.text.primary }) },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: ({ theme }) => ({
        flexDirection: 'column',
        alignItems: 'stretch',
        gap: theme.spacing(3),
        padding: theme.spacing(2, 6, 6),
        [sideways(theme)]: {
          position: 'sticky',
          bottom: 0,
          backgroundColor: 'inherit',
          flexDirection: 'row',
          padding: theme.spacing(3, 6),
          '& > *': { flex: 1 },
        },
      }),
    },
  },
  // Only rotates: animating the arc repaints it in every frame on the main thread.
  MuiCircularProgress: { defaultProps: { size: '1.5rem', thickness: 5, disableShrink: true } },
  MuiSkeleton: {
    defaultProps: { variant: 'rounded', animation: false },
    // Only visible in forced colours, which remove backgrounds.
    styleOverrides: { root: { boxSizing: 'border-box', border: '1px solid transparent' } },
  },
};
