import { ThemeProvider } from '@mui/material/styles';
import * as camp from 'camp-enrolment';
import { EMPTY_MEDICAL_INFO } from 'camp-enrolment/domain';
import * as steps from 'camp-enrolment/steps';
import {
  bookingOf,
  CHILD,
  CONFIRMATION,
  flexibleCamp,
  KID_PARENT,
  MEDICAL_INFO,
} from 'camp-enrolment/testing';
import { defaultBrand, themeFor } from 'camp-enrolment/theme';
import * as ui from 'camp-enrolment/ui';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';

const CAMP = flexibleCamp();
const none = () => undefined;
const organisation = {
  organisationName: 'Swimming club',
  organisationUrl: '/',
  campListingUrl: '/',
  secretariatEmail: 'info@example.org',
};
const choices = [{ value: 'a', label: 'A' }];
const noDiscount = { type: null, amount: null };
const change = { beforeCents: 100_00, areDaysChanged: false, areTermsChanged: false, isNotSent: false };
const field = { name: 'text', label: 'Label' } as const;
interface Values {
  text: string;
  ticked: boolean;
}

type Name = Exclude<
  keyof typeof camp | keyof typeof steps | keyof typeof ui,
  'fillIn' | 'useSecondPress' | 'useWords'
>;

/** An element of every component of the package. A new component without one does not compile. */
const EVERY: Record<Name, ReactElement> = {
  AllergyBlock: <camp.AllergyBlock />,
  AlreadyConfirmed: <camp.AlreadyConfirmed {...organisation} againUrl="/" />,
  Announcer: <ui.Announcer text="Text" />,
  BookingActions: <camp.BookingActions calendar="Text" days="Text" confirmation="Text" sheet="Text" />,
  CalendarToggle: <camp.CalendarToggle activeDays={CAMP.activeDays} selectedDays={[]} />,
  CampDays: <steps.CampDays {...organisation} camp={CAMP} selectedDays={[]} onDraft={none} onSubmit={none} />,
  CampChangeNotice: <camp.CampChangeNotice change={change} nowCents={110_00} campListingUrl="/" />,
  CampHeader: <camp.CampHeader {...organisation} camp={CAMP} />,
  CampIcon: <camp.CampIcon themeId="zeilen" />,
  CampProblem: <camp.CampProblem {...organisation} kind="unknown" onRetry={none} />,
  CampScene: <camp.CampScene />,
  CampSidebar: <camp.CampSidebar camp={CAMP} selectedDays={CAMP.activeDays} discount={noDiscount} />,
  CheckboxField: <ui.CheckboxField<Values> name="ticked" label="Label" />,
  ChoiceField: <ui.ChoiceField<Values> {...field} options={choices} />,
  ConfigProblem: <camp.ConfigProblem wrongKey="brand" />,
  Confirmation: (
    <steps.Confirmation
      {...organisation}
      values={CONFIRMATION}
      recap={{ kidParent: KID_PARENT, days: CAMP.activeDays, sheet: MEDICAL_INFO }}
      toPayCents={100_00}
      waiting={null}
      onSubmit={async () => undefined}
    />
  ),
  ConsentBlock: <camp.ConsentBlock {...organisation} />,
  DayBox: <camp.DayBox day="2027-07-05" ticked={false} onToggle={none} />,
  DayCalendar: <camp.DayCalendar activeDays={CAMP.activeDays} selectedDays={[]} />,
  DayGrid: <camp.DayGrid {...organisation} activeDays={CAMP.activeDays} limits={CAMP} />,
  DayRepair: <camp.DayRepair {...organisation} repairs={[]} onRepair={none} />,
  EmailField: <ui.EmailField<Values> {...field} />,
  EmailRepeatField: <ui.EmailRepeatField<Values> {...field} />,
  EnrolmentRecap: (
    <camp.EnrolmentRecap kidParent={KID_PARENT} days={CAMP.activeDays} sheet={MEDICAL_INFO} option="" />
  ),
  ErrorBox: <camp.ErrorBox {...organisation} problem={{ code: 'INVALID' }} />,
  ErrorSummary: (
    <ui.ErrorSummary problems={[{ field: 'text', group: 'Group', label: 'Label', message: 'Text' }]} />
  ),
  ExtraOptions: <camp.ExtraOptions {...organisation} />,
  Fact: <camp.Fact label="Label">Text</camp.Fact>,
  FieldGroup: <ui.FieldGroup heading="Group">Text</ui.FieldGroup>,
  FieldRow: <ui.FieldRow>Text</ui.FieldRow>,
  Form: (
    <ui.Form initialValues={{ text: '' }} onSubmit={none}>
      <ui.TextField<Values> {...field} />
    </ui.Form>
  ),
  KidParent: (
    <steps.KidParent
      {...organisation}
      values={{ ...KID_PARENT, ...CHILD }}
      context={{ voucher: '', campMaxBirthyear: 2014, campMinBirthyear: 2018, today: '2026-11-21' }}
      loading={false}
      onSubmit={async () => undefined}
    />
  ),
  LeaveDialog: <camp.LeaveDialog {...organisation} open onLeave={none} onClose={none} />,
  LoadingNotice: <ui.LoadingNotice message="Text" />,
  MailLink: <camp.MailLink email="info@example.org" />,
  MedicalForm: (
    <steps.MedicalForm values={EMPTY_MEDICAL_INFO} existing={{ status: 'none' }} onConfirm={none} />
  ),
  MedicalSheetDialog: (
    <camp.MedicalSheetDialog open hasMedicalData sheet={MEDICAL_INFO} onConfirm={none} onClose={none} />
  ),
  MedicationBlock: <camp.MedicationBlock />,
  MessagesProvider: <camp.MessagesProvider>Text</camp.MessagesProvider>,
  NationalNumberField: <ui.NationalNumberField<Values> {...field} />,
  NextChild: <camp.NextChild campListingUrl="/" onSameCamp={none} />,
  Notice: <ui.Notice tone="soft">Text</ui.Notice>,
  OptionNote: <camp.OptionNote {...organisation} />,
  OtherCampLink: <camp.OtherCampLink href="/" />,
  PaymentCode: <camp.PaymentCode text="Text" label="Label" />,
  PaymentDetails: (
    <camp.PaymentDetails
      payment={{ iban: 'BE68539007547034', beneficiary: 'Swimming club', note: '' }}
      cents={100_00}
      message="Text"
    />
  ),
  PhoneField: <ui.PhoneField<Values> {...field} />,
  PrintArea: <ui.PrintArea>Text</ui.PrintArea>,
  PrintedConfirmation: <camp.PrintedConfirmation {...organisation} camp={CAMP} booking={bookingOf(CAMP)} />,
  PrintedPage: (
    <ui.PrintedPage {...organisation} title="Title" groups={[{ label: 'Label', lines: ['Text'] }]} />
  ),
  PrintedSheet: <camp.PrintedSheet {...organisation} details={KID_PARENT} sheet={MEDICAL_INFO} />,
  RushNotice: <camp.RushNotice waiting onStop={none} />,
  SelectField: <ui.SelectField<Values> {...field} options={choices} placeholder="Choose" />,
  SheetNotice: <camp.SheetNotice status="loading" />,
  StepActions: <camp.StepActions submit="Next" back={{ href: '/', label: 'Back' }} />,
  StepHeading: <ui.StepHeading title="Title" />,
  StepNav: <camp.StepNav steps={[{ step: 'campDays', href: '/' }]} current="campDays" />,
  StepProblem: <camp.StepProblem secretariatEmail="info@example.org" onReload={none} />,
  Success: <steps.Success {...organisation} camp={CAMP} booking={bookingOf(CAMP)} onNextChild={none} />,
  SummaryBar: <camp.SummaryBar camp={CAMP} selectedDays={CAMP.activeDays} discount={noDiscount} />,
  TextArea: <ui.TextArea<Values> {...field} />,
  TextField: <ui.TextField<Values> {...field} />,
  ThankYou: (
    <camp.ThankYou
      {...organisation}
      childFirstName="Noor"
      days={CAMP.activeDays}
      themeName="Sailing"
      locationName="Nieuwpoort"
      toPayCents={100_00}
      option=""
      email="an@example.org"
    />
  ),
  UiTextsProvider: <ui.UiTextsProvider texts={{}}>Text</ui.UiTextsProvider>,
  WizardLayout: <ui.WizardLayout header="Header">Text</ui.WizardLayout>,
};

const VALUES = { text: '', ticked: false, selectedDays: [], ...CONFIRMATION, ...EMPTY_MEDICAL_INFO };
const theme = themeFor(defaultBrand);

export const names = Object.keys(EVERY) as Name[];

/** The element of a component, with what a page has around it. Steps have a form of their own. */
export const elementOf = (name: Name) => (
  <ThemeProvider theme={theme}>
    <MemoryRouter>
      <camp.MessagesProvider>
        {name in steps || name === 'Form' ? (
          EVERY[name]
        ) : (
          <ui.Form initialValues={VALUES} onSubmit={none} summary={false}>
            {EVERY[name]}
          </ui.Form>
        )}
      </camp.MessagesProvider>
    </MemoryRouter>
  </ThemeProvider>
);
