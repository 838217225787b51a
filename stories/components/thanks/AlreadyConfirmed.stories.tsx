import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AlreadyConfirmed } from '../../../src/components/thanks/AlreadyConfirmed.tsx';
import { PAYMENT } from '../../support/data/wizardConfig.ts';
import { shownArgs } from '../../support/brand/Themed.tsx';
import { onlyAsserts } from '../../support/docs/onDocsPage.ts';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: AlreadyConfirmed,
  tags: ['responsive'],
  parameters: { column: 'center' },
  args: {
    organisationName: 'Sportkampen Dennenbos',
    organisationUrl: '#organisatie',
    againUrl: '#nog-een-kind',
  },
} satisfies Meta<typeof AlreadyConfirmed>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Links to enrol another child, and to the organisation. */
export const AlreadyBooked: Story = {
  tags: ['overview'],
  play: onlyAsserts(async (context) => {
    const { canvas } = context;
    const args = shownArgs(context);
    await expect(canvas.getByRole('link', { name: t('alreadyConfirmed.again') })).toHaveAttribute(
      'href',
      args.againUrl,
    );
    await expect(
      canvas.getByRole('link', { name: t('thankYou.back', { organisation: args.organisationName }) }),
    ).toHaveAttribute('href', args.organisationUrl);
  }),
};

/** A reload keeps the reference and how to pay. */
export const AfterReload: Story = {
  args: {
    reference: 'DB-2027-0417',
    toPayCents: 149_00,
    payment: PAYMENT,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: t('payment.code') })).toBeVisible();
  },
};

/** Without a reference the name of the camp is the message. */
export const WithoutReference: Story = {
  args: { toPayCents: 149_00, payment: PAYMENT, message: 'Zomeravontuur' },
  play: onlyAsserts(({ canvas }) => expect(canvas.findByText('Zomeravontuur')).resolves.toBeVisible()),
};

export const LongName: Story = {
  args: { organisationName: 'Jeugdsportvereniging De Vrolijke Dennenappels van Sint-Katelijne-Waver' },
};
