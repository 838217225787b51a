import OutlinedInput from '@mui/material/OutlinedInput';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldFrame } from '../../../src/ui/fields/FieldFrame.tsx';
import { onlyAsserts } from '../../support/docs/onDocsPage.ts';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: FieldFrame,
  args: {
    id: 'city',
    name: 'subscriber_Parent_City',
    label: t('kidParent.city'),
    errorText: null,
    isValid: false,
    children: <OutlinedInput id="city" defaultValue="Gent" />,
  },
} satisfies Meta<typeof FieldFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Untouched: Story = {
  play: onlyAsserts(async ({ canvas }) =>
    expect(canvas.getByRole('textbox')).toHaveAccessibleName(t('kidParent.city')),
  ),
};
export const WithHelp: Story = {
  args: {
    label: t('medicalForm.remarks'),
    help: t('medicalForm.remarksHelp'),
    children: <OutlinedInput id="city" defaultValue="B" />,
  },
};
export const Valid: Story = { args: { isValid: true } };
/** It gets no tick, also when it may be left empty. */
export const Empty: Story = { args: { children: <OutlinedInput id="city" />, optional: true } };
export const Optional: Story = { args: { optional: true } };
export const Invalid: Story = {
  render: (args) => <FieldFrame {...args} errorText={t('rule.tooShort')} />,
};
export const InvalidWithHelp: Story = {
  tags: ['overview'],
  ...Invalid,
  args: WithHelp.args,
};
