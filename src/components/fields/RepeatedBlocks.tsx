import AddIcon from '@mui/icons-material/AddRounded';
import RemoveIcon from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { t, type MessageKey } from '../../messages/messages.ts';
import { withoutRow } from './withoutRow.ts';
import { useFormContext } from './FormContext.ts';

const Blocks = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  // Always there, so that it is heard; takes no room while it says nothing.
  '& > [role="status"]:empty': { marginTop: theme.spacing(-4) },
}));

const Block = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(4),
  padding: theme.spacing(3, 3, 4),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3, 4, 5) },
  border: `1px solid ${theme.colours.line}`,
  borderRadius: theme.tokens.fieldRadius,
  backgroundColor: theme.colours.ground,
}));

const Header = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(2),
  minHeight: 44,
}));

const Heading = styled('h3')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }));

const WithIcon = styled(Button)({
  paddingInline: 16,
  '& .MuiButton-startIcon > svg': { fontSize: '1.25rem' },
});

const Remove = styled(WithIcon)(({ theme }) => ({
  minHeight: 44,
  // The words stand in line with the fields, the target reaches beyond them.
  marginInline: theme.spacing(-2),
  paddingInline: theme.spacing(2),
  fontSize: '0.9375rem',
}));

const Gone = styled('p')(({ theme }) => ({
  margin: 0,
  color: theme.colours.inkQuiet,
  fontSize: '0.9375rem',
}));

export interface RepeatedBlocksProps {
  /** The names of each block's fields, for as many blocks as there may be. */
  rows: readonly (readonly string[])[];
  /** Which blocks are shown: places in `rows`. */
  shown: readonly number[];
  /** The words above it. */
  heading: MessageKey;
  /** The words of the button that adds a block. */
  add: MessageKey;
  /** The words of the button that removes one. */
  remove: MessageKey;
  /** Announced once a block is gone. */
  removed: MessageKey;
  /** The fields of a block, by their names. */
  children: (fields: readonly string[]) => ReactNode;
}

/**
 * Blocks of fields that the parent adds and removes (spec 9: up to 3 medications and 2 allergies). A block that is not
 * shown has no values in the form; when one goes, those behind it move up.
 */
export function RepeatedBlocks(props: RepeatedBlocksProps) {
  const { rows, shown, heading, add, remove, removed, children } = props;
  const { update } = useFormContext();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const focusOn = useRef<string | null>(null);
  const [gone, setGone] = useState<number | null>(null);
  const free = rows.find((_, place) => !shown.includes(place));

  // After every drawing: what is to get the focus comes only with the form's next one.
  useEffect(() => {
    const target =
      focusOn.current === null ? null : root.current?.querySelector<HTMLElement>(focusOn.current);
    if (!target) return;
    focusOn.current = null;
    target.focus();
  });

  const addBlock = (fields: readonly string[]) => {
    update(({ values }) => ({
      values: { ...values, ...Object.fromEntries(fields.map((field) => [field, ''])) },
    }));
    setGone(null);
    focusOn.current = `[name="${fields[0]}"]`;
  };

  const removeBlock = (place: number) => {
    const shownRows = shown.map((shownPlace) => rows[shownPlace] ?? []);
    const index = shown.indexOf(place);
    update(({ values, touched }) => ({
      values: withoutRow(values, shownRows, index),
      touched: withoutRow(touched, shownRows, index),
    }));
    setGone(index + 1);
    // There is room again, so the button to add one is there; the removed one's own button is not.
    focusOn.current = '[data-add]';
  };

  return (
    <Blocks ref={root}>
      {shown.map((place, index) => (
        <Block key={place} role="group" aria-labelledby={`${id}-${place}`}>
          <Header>
            <Heading id={`${id}-${place}`}>{t(heading, { n: index + 1 })}</Heading>
            {shown.length > 1 && (
              <Remove
                variant="text"
                startIcon={<RemoveIcon />}
                aria-label={t(remove, { n: index + 1 })}
                onClick={() => removeBlock(place)}
              >
                {t('blocks.remove')}
              </Remove>
            )}
          </Header>
          {children(rows[place] ?? [])}
        </Block>
      ))}
      {free && (
        <div>
          <WithIcon variant="outlined" startIcon={<AddIcon />} data-add onClick={() => addBlock(free)}>
            {t(add)}
          </WithIcon>
        </div>
      )}
      <div role="status">{gone !== null && <Gone>{t(removed, { n: gone })}</Gone>}</div>
    </Blocks>
  );
}
