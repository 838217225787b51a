import AddIcon from '@mui/icons-material/AddRounded';
import RemoveIcon from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEventCallback } from '@mui/material/utils';
import { useFormikContext, type FormikContextType } from 'formik';
import { memo, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { BlockField, MedicalInfo } from '../../domain/medicalSheet.ts';
import type { MessageKey } from '../../messages/messages.ts';
import { useWords } from '../../messages/useWords.ts';
import { withoutRow } from './withoutRow.ts';

/** The names of the three fields of a block. */
export type BlockRow = readonly [BlockField, BlockField, BlockField];

export interface RepeatedBlocksProps {
  /** The field names of each possible block. */
  rows: readonly BlockRow[];
  /** The shown blocks, as indices of `rows`. */
  shown: readonly number[];
  /** The heading of a block. */
  heading: MessageKey;
  /** The text of the button that adds a block. */
  add: MessageKey;
  /** The text of the button that removes a block. */
  remove: MessageKey;
  /** The announcement after a block is removed. */
  removed: MessageKey;
  /** Renders the fields of a block, with its number. */
  children: (fields: BlockRow, n: number) => ReactNode;
}

/**
 * Blocks of fields that the parent adds and removes (up to 3 medications and 2 allergies). A hidden block has
 * no values; when a block is removed, the next ones move up.
 */
// Not Formik's `FieldArray`, because the fields have names of their own (`subscriber_medication1_name`).
export function RepeatedBlocks(inProps: RepeatedBlocksProps) {
  const props = useThemeProps({ props: inProps, name: 'CampRepeatedBlocks' });
  const form = useFormikContext<MedicalInfo>();
  return <Blocks {...props} formNow={useEventCallback(() => form)} />;
}

// Its only slot, so variants are of this one.
const Block = styled(Stack, { name: 'CampRepeatedBlocks', slot: 'block', skipVariantsResolver: false })<{
  ownerState: RepeatedBlocksProps;
}>(({ theme }) => ({
  gap: theme.spacing(4),
  paddingTop: theme.spacing(4),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

// Memoised: the form's context changes at every key press.
const Blocks = memo(function Blocks(
  props: RepeatedBlocksProps & { formNow: () => FormikContextType<MedicalInfo> },
) {
  const { t } = useWords();
  const { rows, shown, heading, add, remove, removed, children, formNow } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const focusOn = useRef<string | null>(null);
  const [removal, setRemoval] = useState<{ n: number; key: number } | null>(null);
  const shownRows = rows.filter((_, index) => shown.includes(index));
  const free = rows.find((row) => !shownRows.includes(row));

  // After every render: the element to focus exists only after the form's next render.
  useEffect(() => {
    const target =
      focusOn.current === null ? null : root.current?.querySelector<HTMLElement>(focusOn.current);
    if (!target) return;
    focusOn.current = null;
    target.focus();
  });

  const addBlock = (fields: BlockRow) => {
    const { values, setValues } = formNow();
    void setValues({ ...values, ...Object.fromEntries(fields.map((field) => [field, ''])) });
    setRemoval(null);
    focusOn.current = `[name="${fields[0]}"]`;
  };

  const removeBlock = (index: number) => {
    const { values, touched, setValues, setTouched } = formNow();
    void setTouched(withoutRow(touched, shownRows, index), false);
    void setValues(withoutRow(values, shownRows, index));
    // Another element each time: the same words would not be announced again.
    setRemoval((last) => ({ n: index + 1, key: (last?.key ?? 0) + 1 }));
    // The removed block's button is gone; the add button exists again.
    focusOn.current = '[data-add]';
  };

  return (
    <Stack ref={root} spacing={4} useFlexGap>
      {shownRows.map((fields, index) => (
        <Block
          className="CampRepeatedBlocks-block"
          ownerState={props}
          key={fields[0]}
          role="group"
          aria-labelledby={`${id}-${fields[0]}`}
        >
          <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography id={`${id}-${fields[0]}`} variant="h3" sx={{ flexGrow: 1 }}>
              {t(heading, { n: index + 1 })}
            </Typography>
            {shown.length > 1 && (
              <Button
                size="small"
                startIcon={<RemoveIcon />}
                aria-label={t(remove, { n: index + 1 })}
                onClick={() => removeBlock(index)}
                sx={{ my: -2 }}
              >
                {t('blocks.remove')}
              </Button>
            )}
          </Stack>
          {children(fields, rows.indexOf(fields) + 1)}
        </Block>
      ))}
      {free && (
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          data-add
          onClick={() => addBlock(free)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t(add)}
        </Button>
      )}
      {/* Always rendered, so that it is announced; takes no space while empty. */}
      <Typography role="status" variant="body2" color="textSecondary" sx={{ '&:empty': { mt: -4 } }}>
        {removal && <span key={removal.key}>{t(removed, { n: removal.n })}</span>}
      </Typography>
    </Stack>
  );
});
