import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { t, type MessageKey } from '../messages/messages.ts';

export interface FieldGroupProps {
  /** The words of the heading. */
  heading: MessageKey;
  /** A line of help under the heading. */
  help?: MessageKey;
  /** The fields, one under the other; those that belong together in a `FieldRow`. */
  children: ReactNode;
}

/** Fields that are about one thing: a card whose heading is the name of the group. */
export function FieldGroup({ heading, help, children }: FieldGroupProps) {
  const helpId = useId();
  return (
    <Card>
      <CardContent>
        <FormControl component="fieldset" aria-describedby={help && helpId}>
          {/* MUI has no legend that holds a heading. */}
          <Box component="legend" sx={{ p: 0 }}>
            <Typography variant="h2">{t(heading)}</Typography>
          </Box>
          {help && <FormHelperText id={helpId}>{t(help)}</FormHelperText>}
          {/* A region for what may be announced takes no room while it is empty. */}
          <Stack spacing={5} useFlexGap sx={{ mt: 4, '& > [role="status"]:empty': { mt: -5 } }}>
            {children}
          </Stack>
        </FormControl>
      </CardContent>
    </Card>
  );
}
