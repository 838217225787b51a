import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CampIcon } from '../../../src/components/summary/CampIcon.tsx';

const meta = {
  parameters: { docs: { narrow: true } },
  component: CampIcon,
} satisfies Meta<typeof CampIcon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Adventure: Story = { args: { themeId: 'AVONTUUR' } };

/** Any theme that is not in the table of `CampIcon.tsx`. */
export const UnknownTheme: Story = { args: { themeId: 'KOKEN' } };

/** The whole table. */
export const AllThemes: Story = {
  tags: ['overview'],
  args: { themeId: '' },
  render: () => (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {['AVONTUUR', 'MULTISPORT', 'PONY', 'WATER', 'KOKEN'].map((themeId) => (
        <CampIcon key={themeId} themeId={themeId} />
      ))}
    </Stack>
  ),
};
