import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConsentBlock } from '../../../src/components/confirmation/ConsentBlock.tsx';
import { pine } from '../../support/brand/brands.ts';
import { confirmationForm, says } from '../../support/decorators/inForm.tsx';
import { onlyAsserts } from '../../support/docs/onDocsPage.ts';

const meta = {
  component: ConsentBlock,
  args: { organisationName: pine.name },
} satisfies Meta<typeof ConsentBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

const none = { subscriber_Parent_GdprConsent: false };

/** Both start unticked. */
export const Untouched: Story = {
  ...confirmationForm(none, { touched: false }),
  play: onlyAsserts(async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  }),
};

export const RequiredConsentMissing: Story = { ...confirmationForm(none), play: says('rule.gdprConsent') };

/** The e-mail consent is optional. */
export const OnlyTheRequiredConsent: Story = { tags: ['overview'], ...confirmationForm() };

export const BothConsents: Story = { ...confirmationForm({ subscriber_Parent_EmailConsent: true }) };
