import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fieldBox } from '../../../src/components/fields/fieldBox.ts';
import { FieldFrame } from '../../../src/components/fields/FieldFrame.tsx';
import { t } from '../../../src/messages/messages.ts';
import { onlyLooks } from '../../support/onDocsPage.ts';

const Input = styled('input')(({ theme }) => fieldBox(theme));

const meta = {
  title: 'Components/fields/FieldFrame',
  component: FieldFrame,
  tags: ['autodocs'],
  args: {
    id: 'city',
    name: 'subscriber_Parent_City',
    label: 'kidParent.city',
    helpId: 'city-help',
    errorId: 'city-error',
    sentence: null,
    state: 'untouched',
    filled: true,
    children: <Input id="city" defaultValue="Gent" />,
  },
} satisfies Meta<typeof FieldFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Untouched: Story = {
  play: onlyLooks(async ({ canvas }) =>
    expect(canvas.getByRole('textbox')).toHaveAccessibleName(t('kidParent.city')),
  ),
};
export const WithHelp: Story = { args: { help: 'kidParent.help' } };
export const Valid: Story = { args: { state: 'valid' } };
/** No tick for nothing. */
export const ValidAndEmpty: Story = { args: { state: 'valid', filled: false } };
export const Optional: Story = { args: { optional: true } };
export const Invalid: Story = {
  args: { state: 'invalid' },
  render: (args) => <FieldFrame {...args} sentence={t('rule.tooShort')} />,
};
export const InvalidWithHelp: Story = {
  tags: ['overview'],
  ...Invalid,
  args: { state: 'invalid', help: 'kidParent.help' },
};
