import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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

const THEMES = ['AVONTUUR', 'MULTISPORT', 'PONY', 'WATER', 'KOKEN'].map((themeId) => ({ themeId }));

/** The whole table, and an unknown theme. */
export const AllThemes: Story = {
  tags: ['overview'],
  args: { themeId: '' },
  parameters: { data: THEMES },
  render: () => (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {THEMES.map(({ themeId }) => (
        <Stack key={themeId} spacing={1} sx={{ alignItems: 'center' }}>
          <CampIcon themeId={themeId} />
          <Typography variant="body2">{themeId}</Typography>
        </Stack>
      ))}
    </Stack>
  ),
};
