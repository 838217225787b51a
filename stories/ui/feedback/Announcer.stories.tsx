import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Announcer } from '../../../src/ui/feedback/Announcer.tsx';
import { onlyAsserts } from '../../support/docs/onDocsPage.ts';
import { t } from '../../support/record/recording.ts';

/** Undoes the styles that hide the text visually. */
const VISIBLE = {
  ...{ position: 'static', width: 'auto', height: 'auto', m: 0 },
  ...{ overflow: 'visible', clip: 'auto', clipPath: 'none', whiteSpace: 'normal' },
};

const meta = {
  component: Announcer,
  args: { text: '' },
  decorators: (Story) => (
    <Box sx={{ '& > [role="status"]': VISIBLE }}>
      <Story />
    </Box>
  ),
} satisfies Meta<typeof Announcer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In the wizard it is visually hidden: only screen readers present it. */
export const AmountToPay: Story = {
  tags: ['overview'],
  render: ({ text }) => <Announcer text={text || t('announcer.toPay', { amount: '€ 149,00' })} />,
  play: onlyAsserts(async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(t('announcer.toPay', { amount: '€ 149,00' })),
  ),
};
