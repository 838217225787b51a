import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldProblem } from '../../../src/components/fields/FieldProblem.tsx';
import { t } from '../../../src/messages/messages.ts';

const meta = {
  title: 'Components/fields/FieldProblem',
  component: FieldProblem,
  tags: ['autodocs'],
  args: { id: 'problem', sentence: '' },
  argTypes: { sentence: { control: false } },
} satisfies Meta<typeof FieldProblem>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = {
  tags: ['overview'],
  render: (args) => <FieldProblem {...args} sentence={t('rule.required')} />,
};

export const OverMoreLines: Story = {
  globals: { viewport: { value: 'phone320' } },
  render: (args) => <FieldProblem {...args} sentence={t('rule.sameName')} />,
};
