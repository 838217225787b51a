import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { confirmationValues, EMPTY_SUBSCRIPTION } from '../../src/domain/subscription.ts';
import { OFFERED_OPTIONS, type ConfirmationValues } from '../../src/domain/enrolment.ts';
import { Confirmation } from '../../src/steps/Confirmation.tsx';
import { flexibleCamp } from '../../src/testing/camps.ts';
import { onlyAsserts } from '../support/docs/onDocsPage.ts';
import { changeLinks } from '../support/data/navSteps.ts';
import { CONFIRMATION, KID_PARENT, MEDICAL_INFO } from '../../src/testing/people.ts';
import {
  field,
  fieldSays,
  fillIn,
  forwardButton,
  frameOf,
  leave,
  reads,
  submit,
} from '../support/plays/walk.ts';
import { withRoomBelow } from '../support/decorators/atWidth.tsx';
import { startsWith } from '../support/decorators/startsWith.tsx';
import { t } from '../support/record/recording.ts';

const BACK = { href: '/medicalForm', label: t('action.back') };
const camp = flexibleCamp();

const meta = {
  component: Confirmation,
  parameters: { column: 'center' },
  decorators: [startsWith('values')],
  args: {
    values: confirmationValues(EMPTY_SUBSCRIPTION),
    recap: {
      kidParent: KID_PARENT,
      days: camp.activeDays,
      sheet: MEDICAL_INFO,
      changes: changeLinks(camp),
    },
    toPayCents: camp.priceCents,
    waiting: null,
    organisationName: 'Sportkampen Dennenbos',
    secretariatEmail: 'secretariaat@example.be',
    back: BACK,
    onDraft: fn(),
    onChecked: fn(),
    onSubmit: fn<(values: ConfirmationValues) => Promise<void>>(),
  },
} satisfies Meta<typeof Confirmation>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Neither consent is ticked initially. */
export const Untouched: Story = {
  tags: ['responsive'],
  play: onlyAsserts(async (context) => {
    await expect(field(context, 'subscriber_Parent_GdprConsent')).not.toBeChecked();
    await expect(field(context, 'subscriber_Parent_EmailConsent')).not.toBeChecked();
  }),
};

/** The consent to use the data is all that is required. */
export const Submitted: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await fillIn(context, { subscriber_Parent_GdprConsent: true });
    await submit(context);
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledWith(CONFIRMATION));
  },
};

export const EverythingChosen: Story = {
  tags: ['responsive', 'overview'],
  play: async (context) => {
    const [, subscription_Remark] = OFFERED_OPTIONS;
    const all = {
      subscription_Remark,
      subscriber_Parent_GdprConsent: true,
      subscriber_Parent_EmailConsent: true,
    };
    await fillIn(context, all);
    await submit(context);
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledWith(all));
  },
};

/** With an option, a note asks to e-mail the secretariat. */
export const ExtraOption: Story = {
  parameters: { pictureOf: '.MuiCard-root:has([name="subscription_Remark"])' },
  play: async (context) => {
    await fillIn(context, { subscription_Remark: OFFERED_OPTIONS[0] });
    await leave(context, 'subscription_Remark');
    await reads(context, 'extraOptions.note');
  },
};

/** The recap shows the chosen option, and its link leads to the field. */
export const OptionInTheRecap: Story = {
  play: async (context) => {
    const { canvas } = context;
    const name = t('recap.changeOf', { part: t('recap.option').toLowerCase() });
    await userEvent.click(canvas.getByRole('link', { name }));
    await expect(field(context, 'subscription_Remark')).toHaveFocus();
    await fillIn(context, { subscription_Remark: OFFERED_OPTIONS[1] });
    await expect(canvas.getAllByText('Monitortarief')).toHaveLength(2);
  },
};

/** A link to the organisation's privacy policy, in a new tab: the answers stay. */
export const WithPrivacyLink: Story = {
  parameters: { pictureOf: '.MuiCard-root:has([name="subscriber_Parent_GdprConsent"])' },
  args: { privacyUrl: '#privacy' },
  play: onlyAsserts(async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: t('consent.privacy') });
    await expect(link).toHaveAttribute('href', '#privacy');
    await expect(link).toHaveAttribute('target', '_blank');
  }),
};

/** A stored option may no longer be offered. */
export const OptionNoLongerOffered: Story = {
  parameters: { pictureOf: '.MuiCard-root:has([name="subscription_Remark"])' },
  args: { values: { ...CONFIRMATION, subscription_Remark: 'Halve dag' } },
  play: async (context) => {
    await submit(context);
    await fieldSays(context, 'subscription_Remark', 'apiError.INVALID');
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

export const ConsentMissing: Story = {
  tags: ['responsive'],
  play: async (context) => {
    await submit(context);
    await fieldSays(context, 'subscriber_Parent_GdprConsent', 'rule.gdprConsent');
    await expect(field(context, 'subscriber_Parent_GdprConsent')).toHaveFocus();
    await userEvent.click(context.canvas.getByRole('link', { name: new RegExp(t('rule.gdprConsent')) }));
    await expect(field(context, 'subscriber_Parent_GdprConsent')).toHaveFocus();
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The consent stands 30 px below the top of the view, where the page is long enough. */
export const ThirtyPixels: Story = {
  name: 'Scrolls to the first error',
  parameters: { pictureOf: '.MuiCard-root:has([name="subscriber_Parent_GdprConsent"])' },
  tags: ['behaviour'],
  decorators: [withRoomBelow],
  play: async (context) => {
    await submit(context);
    await fieldSays(context, 'subscriber_Parent_GdprConsent', 'rule.gdprConsent');
    const { top } = frameOf(context, 'subscriber_Parent_GdprConsent').getBoundingClientRect();
    await expect(Math.abs(top - 30)).toBeLessThanOrEqual(1);
  },
};

export const Back: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: t('action.back') })).toHaveAttribute('href', BACK.href),
};

/** The save call is pending. */
export const Loading: Story = {
  tags: ['responsive'],
  args: { values: CONFIRMATION, waiting: 'confirm' },
  play: onlyAsserts(async (context) => {
    await reads(context, 'loading.confirm');
    await expect(forwardButton(context)).toHaveAttribute('aria-disabled', 'true');
  }),
};

/** The save call timed out and is repeated. */
export const Resending: Story = {
  args: { values: CONFIRMATION, waiting: 'resend' },
  play: onlyAsserts((context) => reads(context, 'loading.resend')),
};
