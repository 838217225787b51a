import CheckIcon from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { t, type MessageKey } from '../../messages/messages.ts';
import { FieldProblem } from './FieldProblem.tsx';

/** The width tells how much is expected: `short` a house number, `postal` a postal code, `rest` what stands beside these. */
export type FieldWidth = 'full' | 'half' | 'rest' | 'short' | 'postal';

const INPUT_WIDTHS = {
  full: '100%',
  half: { xs: '100%', sm: '20rem' },
  rest: '100%',
  short: '8rem',
  postal: '8.5rem',
} satisfies Record<FieldWidth, unknown>;

/** The share of the row in a FieldRow. */
const FRAMES = {
  full: { flex: { xs: '1 1 100%', sm: '1 1 0' } },
  half: { flex: { xs: '1 1 100%', sm: '1 1 0' } },
  rest: { flex: '1 1 8rem' },
  short: { flex: `0 0 ${INPUT_WIDTHS.short}` },
  postal: { flex: `0 0 ${INPUT_WIDTHS.postal}` },
} satisfies Record<FieldWidth, unknown>;

// The tick takes no room of its own: one that wrapped would move the page when a field is left, and with it the button
// that is being pressed, so that the press would be lost. On a narrow screen the label leaves it free.
const LABEL = { pr: { xs: '1.75rem', sm: 0 } };
const TICK = { position: 'absolute', mt: 0.5, ml: 1 } as const;

export interface FieldFrameProps {
  /** Of the input. */
  id: string;
  /** The spec's field name, by which a failed submit finds the field with its label. */
  name: string;
  /** The words above the field. */
  label: MessageKey;
  /** A line of help under the label. */
  help?: MessageKey;
  /** What is wrong, in words; null when nothing is to be shown. */
  sentence: string | null;
  /** Touched, filled in, and good: a quiet tick. */
  isGood: boolean;
  /** How much is expected. */
  width?: FieldWidth;
  /** Says so beside the label; all other fields are required. */
  optional?: boolean;
  /** If `true`, it takes no input. The wizard disables no field, not even while it waits. */
  disabled?: boolean;
  /** The input. */
  children: ReactNode;
}

/** What stands around an input: label above, help under it, the error below, and a quiet tick when all is well. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, name, label, help, sentence, isGood, width = 'full', optional, disabled, children } = props;
  return (
    <FormControl error={sentence !== null} disabled={disabled} id={name} data-field={name} sx={FRAMES[width]}>
      <FormLabel htmlFor={id} sx={LABEL}>
        {t(label)}
        {optional && ' '}
        {optional && (
          <Typography component="span" color="textSecondary">{`(${t('field.optional')})`}</Typography>
        )}
        {isGood && <CheckIcon aria-hidden color="primary" fontSize="small" sx={TICK} />}
      </FormLabel>
      {help && (
        <FormHelperText id={`${id}-help`} error={false}>
          {t(help)}
        </FormHelperText>
      )}
      <Box sx={{ maxWidth: INPUT_WIDTHS[width], display: 'grid' }}>{children}</Box>
      {sentence !== null && <FieldProblem id={`${id}-error`} sentence={sentence} />}
    </FormControl>
  );
}
