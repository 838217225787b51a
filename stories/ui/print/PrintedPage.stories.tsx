import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrintedPage } from '../../../src/ui/print/PrintedPage.tsx';
import { onA4 } from '../../support/decorators/atWidth.tsx';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: PrintedPage,
  decorators: [onA4],
  args: {
    organisationName: 'Sportkampen Dennenbos',
    title: t('printed.confirmation'),
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

export const TwoGroups: Story = { tags: ['overview'] };
