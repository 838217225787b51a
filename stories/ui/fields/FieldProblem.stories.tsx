import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldProblem } from '../../../src/ui/fields/FieldProblem.tsx';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: FieldProblem,
  args: { id: 'problem', errorText: '' },
  argTypes: { errorText: { control: false } },
} satisfies Meta<typeof FieldProblem>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ShortSentence: Story = {
  tags: ['overview'],
  render: (args) => <FieldProblem {...args} errorText={t('rule.required')} />,
};

export const LongSentence: Story = {
  globals: { viewport: { value: 'phone320' } },
  render: (args) => <FieldProblem {...args} errorText={t('rule.sameName')} />,
};
