import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';

export interface FieldGroupProps {
  /** The text of the heading. */
  heading: string;
  /** A help text under the heading. */
  help?: string;
  /** The fields, one below the other. Related fields are in a `FieldRow`. */
  children: ReactNode;
  /** A ref to the group, which can be focused by script. */
  ref?: Ref<HTMLFieldSetElement>;
}

/** A group of related fields: a card with a heading. */
export function FieldGroup({ heading, help, children, ref }: FieldGroupProps) {
  const helpId = useId();
  return (
    <Card>
      <CardContent>
        <FormControl
          component="fieldset"
          ref={ref}
          tabIndex={-1}
          data-group={heading}
          aria-describedby={help && helpId}
        >
          {/* MUI has no legend that contains a heading. */}
          <Box component="legend" sx={{ p: 0 }}>
            <Typography variant="h2">{heading}</Typography>
          </Box>
          {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
          {/* An empty live region takes no space. */}
          <Stack spacing={5} useFlexGap sx={{ mt: 4, '& > [role="status"]:empty': { mt: -5 } }}>
            {children}
          </Stack>
        </FormControl>
      </CardContent>
    </Card>
  );
}
