import { styled } from '@mui/material/styles';

/** The `form` of every step: its parts below one another with air between. */
export const FormElement = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(6),
}));
