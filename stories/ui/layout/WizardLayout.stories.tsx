import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CampHeader } from '../../../src/components/frame/CampHeader.tsx';
import { CampProblem } from '../../../src/components/messages/CampProblem.tsx';
import { CampSidebar } from '../../../src/components/summary/CampSidebar.tsx';
import { FieldGroup } from '../../../src/ui/fields/FieldGroup.tsx';
import { FieldRow } from '../../../src/ui/fields/FieldRow.tsx';
import { TextField } from '../../../src/ui/fields/TextField.tsx';
import { StepActions } from '../../../src/components/frame/StepActions.tsx';
import { StepHeading } from '../../../src/ui/layout/StepHeading.tsx';
import { StepNav } from '../../../src/components/frame/StepNav.tsx';
import { SummaryBar } from '../../../src/components/summary/SummaryBar.tsx';
import { WizardLayout } from '../../../src/ui/layout/WizardLayout.tsx';
import type { KidParentValues } from '../../../src/domain/emptyKidParent.ts';
import { flexibleCamp } from '../../../src/testing/camps.ts';
import { kidParentForm } from '../../support/decorators/inForm.tsx';
import { navSteps } from '../../support/data/navSteps.ts';
import { t } from '../../support/record/recording.ts';

const camp = flexibleCamp();
const organisation = { organisationName: 'Sportkampen Dennenbos', organisationUrl: '#organisatie' };
const header = { ...organisation, camp, voucherInUse: false, onCancel: fn() };
const summary = { camp, selectedDays: camp.activeDays, discount: { type: null, amount: null } } as const;

const meta = {
  component: WizardLayout,
  tags: ['responsive'],
  // An iframe for each story, because the layout fills its window.
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
    ...kidParentForm({}, { touched: false }).parameters,
  },
  args: {
    header: (
      <CampHeader {...header} nav={<StepNav current="kidParent" steps={navSteps(camp, 'kidParent')} />} />
    ),
    sidebar: <CampSidebar {...summary} />,
    bar: <SummaryBar {...summary} />,
    children: (
      // Spaced as in a Form.
      <Stack spacing={6} useFlexGap>
        <StepHeading title={t('step.kidParent')} />
        <FieldGroup heading={t('kidParent.parent')}>
          <TextField<KidParentValues>
            name="subscriber_Parent_FirstName"
            label={t('kidParent.parentFirstName')}
          />
          <TextField<KidParentValues>
            name="subscriber_Parent_LastName"
            label={t('kidParent.parentLastName')}
          />
        </FieldGroup>
        <FieldGroup heading={t('kidParent.address')}>
          <FieldRow>
            <TextField<KidParentValues>
              name="subscriber_Parent_Street"
              label={t('kidParent.street')}
              width="rest"
            />
            <TextField<KidParentValues>
              name="subscriber_Parent_HouseNr"
              label={t('kidParent.houseNr')}
              width="short"
            />
          </FieldRow>
          <FieldRow>
            <TextField<KidParentValues>
              name="subscriber_Parent_PostalCode"
              label={t('kidParent.postalCode')}
              width="short"
            />
            <TextField<KidParentValues>
              name="subscriber_Parent_City"
              label={t('kidParent.city')}
              width="rest"
            />
          </FieldRow>
        </FieldGroup>
        <StepActions submit={t('action.next')} back={{ href: '/', label: t('action.back') }} />
      </Stack>
    ),
  },
} satisfies Meta<typeof WizardLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

const onDesktop = { viewport: { value: 'desktop' } };
const onPhone = { viewport: { value: 'phone390' } };

export const FormWithSummary: Story = { tags: ['overview'], globals: onDesktop };

/** Without a summary there is one centred column. */
export const NoCamp: Story = {
  globals: onDesktop,
  args: {
    header: <CampHeader {...header} camp={null} />,
    sidebar: undefined,
    bar: undefined,
    children: <CampProblem kind="unknown" {...organisation} onRetry={fn()} />,
  },
};

/** A focused button is scrolled out from under the bar. */
export const BarNeverOverTheFocus: Story = {
  globals: onPhone,
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: t('action.next') });
    const bar = canvas.getByRole('region', { name: t('summaryBar.label') });
    const overlap = () => submit.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
    // The page reserves space for the bar after measuring it.
    await waitFor(() => expect(document.documentElement.style.scrollPaddingBottom).not.toBe(''));
    window.scrollBy(0, submit.getBoundingClientRect().bottom - window.innerHeight);
    await expect(overlap()).toBeGreaterThan(0);
    submit.focus();
    await expect(overlap()).toBeLessThanOrEqual(0);
  },
};
