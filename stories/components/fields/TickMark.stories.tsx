import { styled } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TickMark } from '../../../src/components/fields/TickMark.tsx';

/** Hides the input the mark stands for, as its users do. */
const Hidden = styled('div')({ '& input': { position: 'absolute', appearance: 'none' } });

const meta = {
  title: 'Components/fields/TickMark',
  component: TickMark,
  tags: ['autodocs'],
  decorators: [
    (Story, { parameters }) => (
      <Hidden>
        <input type="checkbox" aria-label="-" readOnly {...(parameters.input as object)} />
        <Story />
      </Hidden>
    ),
  ],
} satisfies Meta<typeof TickMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unticked: Story = {};
export const Ticked: Story = { parameters: { input: { checked: true } } };
export const Round: Story = { tags: ['overview'], ...Ticked, args: { round: true } };
export const Wrong: Story = { parameters: { input: { 'aria-invalid': true } } };
export const Disabled: Story = { parameters: { input: { disabled: true } } };
export const TickedAndDisabled: Story = { parameters: { input: { checked: true, disabled: true } } };
