import { ThemeProvider } from '@mui/material/styles';
import { CampHeader, DayGrid, MessagesProvider } from 'camp-enrolment';
import coral from 'camp-enrolment/brands/coral/brand.json';
import { flexibleCamp } from 'camp-enrolment/testing';
import { Form, TextField } from 'camp-enrolment/ui';
import { createRoot } from 'react-dom/client';
import { themeOf } from './ownTheme.ts';
import { zeilhaven } from './zeilhaven.ts';

const { activeDays } = flexibleCamp();
const theme = location.search === '?own' ? themeOf(coral) : zeilhaven;

createRoot(document.getElementById('root')!).render(
  <ThemeProvider theme={theme}>
    <MessagesProvider>
      <CampHeader organisationName="Zeilhaven" organisationUrl="/" camp={flexibleCamp()} />
      <Form initialValues={{ name: '', selectedDays: [] }} onSubmit={() => undefined}>
        <TextField<{ name: string }> name="name" label="Name" />
        <DayGrid activeDays={activeDays} secretariatEmail="camps@example.org" />
      </Form>
    </MessagesProvider>
  </ThemeProvider>,
);
