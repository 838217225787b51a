import CheckIcon from '@mui/icons-material/CheckRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { t, type MessageKey } from '../../messages/messages.ts';
import { PAIRED_PX } from '../../theme/theme.ts';
import { FieldProblem } from './FieldProblem.tsx';
import type { FieldState } from './useFormField.ts';

/** The width tells how much is expected: `short` a house number, `postal` a postal code. */
export type FieldWidth = 'full' | 'half' | 'short' | 'postal';

const INPUT_WIDTHS: Record<FieldWidth, string> = {
  full: '100%',
  half: '20rem',
  short: '8rem',
  postal: '8.5rem',
};

const Frame = styled('div', { shouldForwardProp: (prop) => prop !== 'width' })<{ width: FieldWidth }>(
  ({ width }) => ({
    minWidth: 0,
    // At the end of the label, whether the tick is there or not: it would stick out of a narrow window.
    '--tick-room': '1.75rem',
    // A share of the row in a FieldRow; a field that stands alone has only the width of its input.
    [`@media (min-width: ${PAIRED_PX}px)`]: {
      '--tick-room': '0rem',
      flex: width === 'short' || width === 'postal' ? `0 0 ${INPUT_WIDTHS[width]}` : '1 1 0',
    },
  }),
);

const Label = styled('label')({
  paddingRight: 'var(--tick-room)',
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

const Optional = styled('span')(({ theme }) => ({ color: theme.colours.inkQuiet, fontWeight: 400 }));

// Takes no room of its own: a tick that wrapped would move the page when a field is left, and with it the button that is
// being pressed, so that the press would be lost.
const Tick = styled(CheckIcon)(({ theme }) => ({
  color: theme.colours.action,
  fontSize: '1.25rem',
  position: 'absolute',
  marginTop: theme.spacing(0.5),
  marginLeft: `calc(${theme.spacing(1)} - var(--tick-room))`,
}));

const Help = styled('p')(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 0),
  color: theme.colours.inkQuiet,
  fontSize: '0.9375rem',
  lineHeight: 1.45,
}));

const Control = styled('div')(({ theme }) => ({ marginTop: theme.spacing(1.5) }));

export interface FieldFrameProps {
  /** Of the input. */
  id: string;
  /** The spec's field name, by which a failed submit finds the field with its label. */
  name: string;
  /** The words above the field. */
  label: MessageKey;
  /** A line of help under the label. */
  help?: MessageKey;
  /** Of the help, for those who hear the field. */
  helpId: string;
  /** Of the sentence, for those who hear the field. */
  errorId: string;
  /** What is wrong, in words; null when nothing is to be shown. */
  sentence: string | null;
  /** Untouched, or touched and good or not (spec 2). */
  state: FieldState;
  /** How much is expected. */
  width?: FieldWidth;
  /** Says so beside the label; all other fields are required. */
  optional?: boolean;
  /** Whether something is in the field: an empty one gets no tick. */
  filled: boolean;
  /** The input. */
  children: ReactNode;
}

/** What stands around an input: label above, help under it, the error below, and a quiet tick when all is well. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, name, label, help, helpId, errorId, sentence, state, optional, filled, children } = props;
  const { width = 'full' } = props;
  return (
    <Frame width={width} data-field={name}>
      <Label htmlFor={id}>
        {t(label)} {optional && <Optional>({t('field.optional')})</Optional>}
      </Label>
      {state === 'valid' && filled && <Tick aria-hidden />}
      {help !== undefined && <Help id={helpId}>{t(help)}</Help>}
      <Control style={{ maxWidth: INPUT_WIDTHS[width] }}>{children}</Control>
      {sentence !== null && <FieldProblem id={errorId} sentence={sentence} />}
    </Frame>
  );
}
