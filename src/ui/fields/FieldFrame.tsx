import CheckIcon from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useUiTexts } from '../UiTextsProvider.tsx';
import { FieldProblem } from './FieldProblem.tsx';

/**
 * The width of the input, as a hint of the expected length: `short` for a house number or a postal code, `rest` for the
 * field beside it.
 */
export type FieldWidth = 'full' | 'half' | 'rest' | 'short';

const INPUT_WIDTHS = {
  full: '100%',
  half: { xs: '100%', sm: '20rem' },
  rest: '100%',
  short: '8.5rem',
} satisfies Record<FieldWidth, unknown>;

/** The share of the row in a FieldRow. */
const FRAMES = {
  full: { flex: { xs: '1 1 100%', sm: '1 1 0' } },
  half: { flex: { xs: '1 1 100%', sm: '1 1 0' } },
  rest: { flex: '1 1 8rem' },
  short: { flex: `0 0 ${INPUT_WIDTHS.short}`, maxWidth: '100%' },
} satisfies Record<FieldWidth, unknown>;

// The tick is positioned absolutely: wrapping would move the page when a field loses the focus, and a click on a button
// below would miss it. On narrow screens the label leaves space for it.
const LABEL = { pr: { xs: '1.75rem', sm: 0 } };
const TICK = { position: 'absolute', mt: '1px', ml: 1 } as const;

export interface FieldFrameProps {
  /** The id of the input. */
  id: string;
  /** The name of the value in the form, which links from the error summary use. */
  name: string;
  /** The label above the field. */
  label: string;
  /** The name of the field in the error summary; the label by default. */
  summaryLabel?: string;
  /** A help text under the label. */
  help?: string;
  /** The error message; null when there is none. */
  errorText: string | null;
  /** If `true`, the field is touched, filled in and valid, and has a tick. */
  isValid: boolean;
  /** The width, as a hint of the expected length. */
  width?: FieldWidth;
  /** If `true`, the label says that the field is optional. */
  optional?: boolean;
  /** If `true`, the field is disabled. */
  disabled?: boolean;
  /** The input. */
  children: ReactNode;
}

const Root = styled(FormControl, { name: 'CampField', slot: 'root' })<{ ownerState: FieldFrameProps }>();

/** The layout of a field: label, help text, input and error, and a tick when it is valid. */
export function FieldFrame(inProps: FieldFrameProps) {
  const props = useThemeProps({ props: inProps, name: 'CampField' });
  const texts = useUiTexts();
  const {
    id,
    name,
    label,
    summaryLabel = label,
    help,
    errorText,
    isValid,
    width = 'full',
    optional,
    disabled,
    children,
  } = props;
  return (
    <Root
      className="CampField-root"
      ownerState={props}
      error={errorText !== null}
      disabled={disabled}
      id={name}
      data-field={name}
      data-label={summaryLabel}
      sx={FRAMES[width]}
    >
      <FormLabel htmlFor={id} sx={LABEL}>
        <span>{label}</span>
        {optional && ' '}
        {optional && <Typography component="span" color="textSecondary">{`(${texts.optional})`}</Typography>}
        {isValid && <CheckIcon color="primary" fontSize="small" sx={TICK} />}
      </FormLabel>
      {help && (
        <FormHelperText id={`${id}-help`} error={false}>
          {help}
        </FormHelperText>
      )}
      <Box sx={{ maxWidth: INPUT_WIDTHS[width], display: 'grid' }}>{children}</Box>
      {errorText !== null && <FieldProblem id={`${id}-error`} errorText={errorText} />}
    </Root>
  );
}
