import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { t, type MessageKey } from '../messages/messages.ts';

const Card = styled('div')(({ theme }) => ({
  padding: theme.spacing(5, 4, 6),
  border: `1px solid ${theme.colours.line}`,
  borderRadius: theme.tokens.cardRadius,
  backgroundColor: theme.colours.surface,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(6, 7, 7) },
}));

const Group = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 });

const Legend = styled('legend')({ padding: 0, width: '100%' });

const Heading = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: 0 }));

const Help = styled('p')(({ theme }) => ({
  margin: theme.spacing(1, 0, 0),
  color: theme.colours.inkQuiet,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
}));

const Fields = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(5),
  marginTop: theme.spacing(4),
  // A place for what may be announced takes no room while it is empty.
  '& > [role="status"]:empty': { marginTop: theme.spacing(-5) },
}));

export interface FieldGroupProps {
  /** The words above it. */
  heading: MessageKey;
  /** A line of help under the heading. */
  help?: MessageKey;
  /** The fields, one under the other; those that belong together in a `FieldRow`. */
  children: ReactNode;
}

/** Fields that are about one thing: a card with a heading, and a named group for those who hear it. */
export function FieldGroup({ heading, help, children }: FieldGroupProps) {
  const helpId = useId();
  return (
    <Card>
      <Group aria-describedby={help && helpId}>
        <Legend>
          <Heading>{t(heading)}</Heading>
        </Legend>
        {help && <Help id={helpId}>{t(help)}</Help>}
        <Fields>{children}</Fields>
      </Group>
    </Card>
  );
}
