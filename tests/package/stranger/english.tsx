import Button from '@mui/material/Button';
import { ThemeProvider } from '@mui/material/styles';
import { CampSidebar, DayGrid, ErrorBox, MessagesProvider } from 'camp-enrolment';
import coral from 'camp-enrolment/brands/coral/brand.json';
import { ERROR_CODES } from 'camp-enrolment/domain';
import type { SomeMessages } from 'camp-enrolment/messages';
import { flexibleCamp } from 'camp-enrolment/testing';
import { readBrand, themeFor } from 'camp-enrolment/theme';
import { Form, NationalNumberField, PhoneField, TextField, WizardLayout } from 'camp-enrolment/ui';
import { createRoot } from 'react-dom/client';

const ENGLISH: SomeMessages = {
  apiError: {
    INVALID: 'Something went wrong.',
    INVALID_CAMP_FULLY_BOOKED: 'This camp is full.',
    INVALID_CAMP_ALREADY_BOOKED: 'There is a booking for this camp already.',
    INVALID_PERIOD_ALREADY_BOOKED: 'There is a booking for this week already.',
    INVALID_VOUCHER: 'This voucher is not valid.',
    EXPIRED_VOUCHER: 'This voucher has expired.',
  },
  errorBox: {
    answersKept: 'Your answers are kept.',
    fullyBooked: 'A place may become free.',
    alreadyBooked: 'Is this wrong? Write to us.',
    periodBooked: 'Choose another week.',
    voucher: 'Ask for a new voucher.',
    voucherExpired: 'A voucher is valid for 24 hours.',
    retry: 'Try again',
    startAgain: 'Start again',
  },
  mailLink: { mail: 'Mail {{email}}' },
  otherCamp: { link: 'Choose another camp' },
  dayGrid: {
    legend: 'Camp days',
    range: 'Choose {{n}} to {{most}} days',
    inARow: '{{choose}} in a row',
    minimum: 'Choose at least {{n}} days',
    count: 'Chosen: {{n}} of {{total}}',
  },
  dayRepair: {
    choose: 'Choose {{days}}',
    also: 'Also {{days}}',
    stretch: '{{from}} to {{to}}',
    and: '{{one}} and {{other}}',
  },
  sidebar: {
    ageGroup: 'Age',
    location: 'Place',
    period: 'Week',
    activeDays: 'Days',
    chosen: 'Chosen days',
    chosenOf: '{{n}} of {{all}}',
    remark: 'Good to know',
    price: 'Price',
    lessDays: 'Fewer days',
    less: '− {{amount}}',
    toPay: 'To pay',
  },
  calendarToggle: { show: 'Show the calendar' },
  errorSummary: { heading: 'Check these fields' },
  summary: { days: '{{n}} days', oneDay: '1 day' },
};

const camp = flexibleCamp({
  themeName: 'Adventure in the woods',
  locationName: 'Sports centre, Mechelen',
  ageGroupName: '9 to 12 years',
  remark: 'Bring a raincoat.',
  periodName: 'Summer, first week',
});

interface Values {
  name: string;
  number: string;
  phone: string;
  selectedDays: readonly string[];
}

const EMPTY: Values = { name: '', number: '', phone: '', selectedDays: [] };

const validate = ({ name, number, selectedDays }: Values) => ({
  ...(name === '' && { name: 'Fill in a name' }),
  ...(number === '' && { number: 'Fill in a number' }),
  ...(selectedDays.length < 3 && { selectedDays: 'Choose three days or more' }),
});

const contact = { organisationUrl: '/', secretariatEmail: 'camps@example.org' };

createRoot(document.getElementById('root')!).render(
  <ThemeProvider theme={themeFor(readBrand(coral))}>
    <MessagesProvider locale="en-GB" messages={ENGLISH}>
      <WizardLayout
        header={
          <header>
            <h1>Adventure camp</h1>
          </header>
        }
        sidebarLabel="Your booking"
        sidebar={
          <CampSidebar
            camp={camp}
            selectedDays={camp.activeDays.slice(0, 3)}
            discount={{ type: null, amount: null }}
          />
        }
      >
        {ERROR_CODES.map((code) => (
          <ErrorBox key={code} {...contact} problem={{ code }} onRetry={() => undefined} />
        ))}
        <Form
          initialValues={EMPTY}
          validate={validate}
          onSubmit={(values) => {
            document.title = JSON.stringify(values);
          }}
        >
          <TextField<Values> name="name" label="Name" />
          <NationalNumberField<Values> name="number" label="National number" />
          <PhoneField<Values> name="phone" label="Telephone" />
          <DayGrid activeDays={camp.activeDays} limits={camp} secretariatEmail={contact.secretariatEmail} />
          <Button type="submit" variant="contained">
            Book
          </Button>
        </Form>
      </WizardLayout>
    </MessagesProvider>
  </ThemeProvider>,
);
