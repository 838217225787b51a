import { styled } from '@mui/material/styles';

/** Two fields that belong together (street and number, postal code and city): side by side from 600 px. */
export const FieldRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(5, 4),
  [theme.breakpoints.up('sm')]: { flexDirection: 'row', alignItems: 'flex-start' },
}));
