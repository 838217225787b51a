import type { CSSObject, Theme, ThemeOptions } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';

/** The size of a day. In rem: it scales with the text as long as seven fit. */
const CELL = '2.25rem';

/** A selected day, in the month and in the legend. In forced colours, without backgrounds, it has a double border. */
const chosen = ({ vars }: Theme): CSSObject => ({
  backgroundColor: vars.palette.primary.main,
  color: vars.palette.primary.contrastText,
  fontWeight: 700,
  '@media (forced-colors: active)': { border: '4px double' },
});

/** A camp day that is not selected. */
const open = ({ vars }: Theme): CSSObject => ({
  border: `1.5px solid ${vars.palette.primary.main}`,
  color: vars.palette.text.primary,
});

/** The month calendar and its legend. */
export const pickers: ThemeOptions['components'] = {
  MuiDateCalendar: {
    defaultProps: { disableHighlightToday: true, reduceAnimations: true },
    styleOverrides: {
      root: {
        // Very large text shrinks to the width of the month, so that seven columns always fit.
        containerType: 'inline-size',
        width: '100%',
        height: 'auto',
        maxHeight: 'none',
        maxWidth: '22rem',
        margin: 0,
        // Does not clip focus rings at the edges.
        overflow: 'visible',
      },
    },
  },
  MuiPickersCalendarHeader: {
    styleOverrides: {
      root: { minHeight: 44, maxHeight: 'none', margin: 0, padding: 0 },
      labelContainer: { cursor: 'inherit', fontSize: 'min(1.0625rem, 8cqi)', fontWeight: 700 },
      label: { '&::first-letter': { textTransform: 'uppercase' } },
    },
  },
  MuiPickersArrowSwitcher: {
    styleOverrides: {
      root: ({ theme }) => ({
        '& .MuiIconButton-root': {
          width: 44,
          height: 44,
          margin: 0,
          padding: 0,
          fontSize: 'min(1.5rem, 9cqi)',
          color: theme.vars.palette.primary.main,
          '&[aria-disabled="true"]': { color: theme.vars.palette.action.disabled, cursor: 'default' },
        },
      }),
      spacer: { width: 0 },
    },
  },
  MuiDayCalendar: {
    styleOverrides: {
      header: { justifyContent: 'space-between' },
      monthContainer: { overflow: 'visible' },
      weekContainer: { justifyContent: 'space-between' },
      weekDayLabel: {
        flex: '1 1 0',
        minWidth: 0,
        maxWidth: CELL,
        height: '1.75rem',
        fontSize: 'min(0.8125rem, 6cqi)',
      },
      slideTransition: { minHeight: 0 },
    },
  },
  MuiPickerDay: {
    styleOverrides: {
      root: ({ theme }) => ({
        flex: '1 1 0',
        minWidth: 0,
        maxWidth: CELL,
        height: `min(${CELL}, 14cqi)`,
        borderRadius: `min(8px, ${theme.vars.shape.borderRadius})`,
        color: theme.vars.palette.text.secondary,
        fontSize: 'min(0.9375rem, 7cqi)',
        letterSpacing: 0,
        fontVariantNumeric: 'tabular-nums',
        cursor: 'inherit',
        '&, &:hover, &:focus': { backgroundColor: 'transparent' },
        '&[data-camp-day]': open(theme),
        variants: [
          {
            props: { isDaySelected: true },
            style: { '&, &:hover, &:focus': chosen(theme) },
          },
        ],
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 'auto',
        paddingBlock: 2,
        borderRadius: `min(8px, ${theme.vars.shape.borderRadius})`,
        fontSize: '0.875rem',
        variants: [
          { props: { variant: 'filled', color: 'primary' }, style: chosen(theme) },
          { props: { variant: 'outlined', color: 'primary' }, style: open(theme) },
        ],
      }),
    },
  },
};
