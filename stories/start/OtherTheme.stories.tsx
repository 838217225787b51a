import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, type CSSObject, type Theme } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { CampSidebar } from '../../src/components/CampSidebar.tsx';
import { DayGrid } from '../../src/components/DayGrid.tsx';
import { ErrorBox } from '../../src/components/ErrorBox.tsx';
import { ErrorSummary } from '../../src/components/ErrorSummary.tsx';
import { FieldGroup } from '../../src/components/FieldGroup.tsx';
import { Notice } from '../../src/components/Notice.tsx';
import { StepActions } from '../../src/components/StepActions.tsx';
import { CheckboxField } from '../../src/components/fields/CheckboxField.tsx';
import { ChoiceField } from '../../src/components/fields/ChoiceField.tsx';
import { SelectField } from '../../src/components/fields/SelectField.tsx';
import { TextField } from '../../src/components/fields/TextField.tsx';
import type { KidParentValues } from '../../src/domain/emptyKidParent.ts';
import { GENDERS, OFFERED_OPTIONS, type ConfirmationValues } from '../../src/domain/enrolment.ts';
import { t } from '../../src/messages/messages.ts';
import { themeFor } from '../../src/theme/theme.ts';
import { pine } from '../support/brands.ts';
import { flexibleCamp } from '../support/camps.ts';
import { InForm } from '../support/decorators/inForm.tsx';
import { onlyAsserts } from '../support/docs/onDocsPage.ts';
import { CONFIRMATION, KID_PARENT } from '../support/people.ts';
import { Cards, Page, Quiet, Section } from './page/Page.tsx';

const meta = {
  title: 'Start/Another theme',
  tags: ['wide'],
  parameters: { layout: 'fullscreen', controls: { disable: true }, route: '/kid-parent' },
} satisfies Meta;
export default meta;

const { palette } = themeFor(pine).vars;

/** What no brand would do, as an MUI user would write it. */
const LOOKS = {
  MuiOutlinedInput: {
    letterSpacing: '4px',
    borderRadius: '0 24px',
    backgroundColor: palette.secondary.main,
  },
  MuiCheckbox: {
    borderRadius: 0,
    backgroundColor: palette.error.soft,
    color: palette.error.main,
  },
  MuiAlert: {
    letterSpacing: '1px',
    borderRadius: '28px 0',
    border: `6px double ${palette.text.primary}`,
    backgroundColor: palette.secondary.main,
  },
  MuiCard: {
    letterSpacing: '1.5px',
    borderRadius: '0 32px',
    border: `4px dashed ${palette.error.main}`,
    backgroundColor: palette.info.soft,
  },
  MuiButton: {
    letterSpacing: '3px',
    borderRadius: 0,
    border: `4px solid ${palette.text.primary}`,
    backgroundColor: palette.secondary.main,
    color: palette.text.primary,
  },
} satisfies Record<string, CSSObject>;

type Part = keyof typeof LOOKS;

const always = (style: CSSObject) => ({ variants: [{ props: {}, style }] });

/** The brand's theme with nothing changed but `components`. */
const outrageous = (brand: Theme) =>
  createTheme(brand, {
    components: {
      MuiOutlinedInput: always({
        ...LOOKS.MuiOutlinedInput,
        '& .MuiOutlinedInput-notchedOutline': { border: `4px dotted ${palette.error.main}` },
      }),
      MuiCheckbox: always({ '&, &.Mui-checked': LOOKS.MuiCheckbox }),
      MuiAlert: always({
        ...LOOKS.MuiAlert,
        '& .MuiLink-root, & .MuiAlert-icon': { color: palette.text.primary },
      }),
      MuiCard: always({ '&, &:has(:checked)': LOOKS.MuiCard }),
      MuiButton: always({ '&, &:hover': LOOKS.MuiButton }),
    },
  });

const camp = flexibleCamp();
const [leisure] = OFFERED_OPTIONS;
const VALUES = {
  ...KID_PARENT,
  ...CONFIRMATION,
  subscription_Remark: leisure,
  selectedDays: camp.activeDays.slice(0, 3),
};

/** What is shown: each component, and the MUI parts it has to take the theme through. */
const SHOWN: { name: string; parts: Part[]; children: ReactNode }[] = [
  {
    name: 'FieldGroup, TextField',
    parts: ['MuiCard', 'MuiOutlinedInput'],
    children: (
      <FieldGroup heading="kidParent.address">
        <TextField<KidParentValues> name="subscriber_Parent_Street" label="kidParent.street" />
        <TextField<KidParentValues> name="subscriber_Parent_City" label="kidParent.city" />
      </FieldGroup>
    ),
  },
  {
    name: 'SelectField',
    parts: ['MuiOutlinedInput'],
    children: (
      <SelectField<ConfirmationValues>
        name="subscription_Remark"
        label="extraOptions.label"
        placeholder="extraOptions.none"
        options={[{ value: leisure, label: 'extraOptions.leisure' }]}
      />
    ),
  },
  {
    name: 'ChoiceField',
    parts: ['MuiCard'],
    children: (
      <ChoiceField<KidParentValues>
        name="subscriber_GenderId"
        label="kidParent.gender"
        options={[
          { value: GENDERS[0], label: 'kidParent.male' },
          { value: GENDERS[1], label: 'kidParent.female' },
        ]}
      />
    ),
  },
  {
    name: 'CheckboxField',
    parts: ['MuiCard', 'MuiCheckbox'],
    children: (
      <CheckboxField<ConfirmationValues>
        name="subscriber_Parent_GdprConsent"
        label="consent.gdpr"
        organisation={pine.name}
      />
    ),
  },
  {
    name: 'DayGrid',
    parts: ['MuiCard', 'MuiCheckbox'],
    children: <DayGrid activeDays={camp.activeDays} single={false} limits={camp} secretariatEmail="" />,
  },
  {
    name: 'CampSidebar',
    parts: ['MuiCard'],
    children: (
      <CampSidebar
        camp={camp}
        selectedDays={VALUES.selectedDays}
        discount={{ type: 'FIRST_CAMP', amount: 10 }}
      />
    ),
  },
  {
    name: 'Notice',
    parts: ['MuiAlert'],
    children: <Notice tone="soft">{t('medicalForm.sheetFound')}</Notice>,
  },
  {
    name: 'ErrorBox',
    parts: ['MuiAlert', 'MuiButton'],
    children: (
      <ErrorBox
        problem={{ code: 'INVALID_CAMP_FULLY_BOOKED' }}
        organisationUrl="#organisatie"
        secretariatEmail="secretariaat@example.be"
        onRetry={() => undefined}
      />
    ),
  },
  {
    name: 'ErrorSummary',
    parts: ['MuiAlert'],
    children: (
      <ErrorSummary
        problems={[
          {
            field: 'subscriber_Parent_City',
            group: 'kidParent.address',
            label: 'kidParent.city',
            problem: { key: 'rule.required' },
          },
        ]}
      />
    ),
  },
  {
    name: 'StepActions',
    parts: ['MuiButton'],
    children: <StepActions submit="action.next" back={{ href: '/', label: 'action.back' }} />,
  },
];

/** What the browser makes of a style on an element of its own. */
function drawn(style: CSSObject, among: Element): [property: string, value: string][] {
  const probe = document.createElement('div');
  Object.assign(probe.style, style);
  among.append(probe);
  const properties = [...probe.style].filter((property) => !property.startsWith('border-image'));
  const computed = getComputedStyle(probe);
  const values = properties.map((property): [string, string] => [
    property,
    computed.getPropertyValue(property),
  ]);
  probe.remove();
  return values;
}

/** A theme nobody would ship, to show that all of the look is MUI's theme. */
export const AnotherTheme: StoryObj = {
  name: 'Another theme',
  render: () => (
    <Page
      title="Another theme"
      lead="Every component takes its look from MUI’s theme. This one is outrageous on purpose: corners, edges, grounds and letter-spacing of five MUI components were changed, under components in createTheme, and nothing else."
    >
      <Section
        title="What follows the theme"
        help={
          <>
            Write <code>createTheme(theme, &#123; components &#125;)</code> around the theme of a brand.{' '}
            <code>variants</code> with <code>props: &#123;&#125;</code> adds to the look that stands in{' '}
            <code>src/theme/customizations</code>; <code>styleOverrides</code> takes its place.
          </>
        }
      >
        <InForm values={VALUES} validate={() => ({})} touched={false}>
          <Cards least={20}>
            {SHOWN.map(({ name, parts, children }) => (
              <div key={name}>
                <h3>{name}</h3>
                <Quiet>{parts.join(', ')}</Quiet>
                <Box lang="nl-BE" data-shows={name} sx={{ mt: 3 }}>
                  <ThemeProvider theme={outrageous}>{children}</ThemeProvider>
                </Box>
              </div>
            ))}
          </Cards>
        </InForm>
      </Section>
    </Page>
  ),
  play: onlyAsserts(async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    for (const { name, parts } of SHOWN) {
      const shown = canvasElement.querySelector(`[data-shows="${name}"]`);
      for (const part of parts) {
        const roots = shown?.querySelectorAll(`.${part}-root`) ?? [];
        await expect(roots.length, `${part} in ${name}`).toBeGreaterThan(0);
        for (const root of roots) {
          const computed = getComputedStyle(root);
          for (const [property, value] of drawn(LOOKS[part], canvasElement))
            await expect(computed.getPropertyValue(property), `${property} of ${part} in ${name}`).toBe(
              value,
            );
        }
      }
    }
    for (const edge of canvasElement.querySelectorAll('.MuiOutlinedInput-notchedOutline'))
      await expect(getComputedStyle(edge).borderTopStyle).toBe('dotted');
  }),
};
