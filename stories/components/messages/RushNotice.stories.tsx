import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RushNotice } from '../../../src/components/messages/RushNotice.tsx';

const meta = {
  component: RushNotice,
  // It is as wide as the page.
  parameters: { layout: 'fullscreen' },
  // Contains its margins.
  render: (args) => (
    <Box sx={{ display: 'flow-root' }}>
      <RushNotice {...args} />
    </Box>
  ),
  args: { waiting: true, onStop: fn() },
} satisfies Meta<typeof RushNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ServerBusy: Story = { tags: ['overview'] };

/** An empty live region. */
export const NotBusy: Story = {
  tags: ['behaviour'],
  args: { waiting: false },
};
