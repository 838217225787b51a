import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrintedPage } from '../../src/components/PrintedPage.tsx';
import { t } from '../../src/messages/messages.ts';

const meta = {
  title: 'Summary/PrintedPage',
  component: PrintedPage,
  tags: ['autodocs'],
  // As wide as A4 without its margins.
  decorators: (Story) => (
    <div style={{ width: '174mm', maxWidth: '100%' }}>
      <Story />
    </div>
  ),
  args: {
    organisationName: 'Sportkampen Dennenbos',
    title: 'printed.confirmation',
    groups: [],
  },
  render: (args) => (
    <PrintedPage
      {...args}
      groups={[
        { label: t('recap.child'), lines: ['Noor Peeters'] },
        { label: t('recap.contact'), lines: ['0470 12 34 56', '+32 9 123 45 67'] },
      ]}
    />
  ),
} satisfies Meta<typeof PrintedPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Short: Story = { tags: ['overview'] };
