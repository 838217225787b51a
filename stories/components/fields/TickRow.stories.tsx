import type { Meta, StoryObj } from '@storybook/react-vite';
import { TickMark } from '../../../src/components/fields/TickMark.tsx';
import { TickRow } from '../../../src/components/fields/TickRow.tsx';
import { t } from '../../../src/messages/messages.ts';

const meta = {
  title: 'Components/fields/TickRow',
  component: TickRow,
  tags: ['autodocs'],
  parameters: { input: {} },
  render: (_, { parameters }) => (
    <TickRow>
      <input type="checkbox" readOnly {...(parameters.input as object)} />
      <TickMark />
      <span>{t('allergy.tick')}</span>
    </TickRow>
  ),
} satisfies Meta<typeof TickRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unticked: Story = {};
export const Ticked: Story = { tags: ['overview'], parameters: { input: { checked: true } } };
export const Wrong: Story = { parameters: { input: { 'aria-invalid': true } } };
export const Disabled: Story = { parameters: { input: { disabled: true } } };
