import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DayBox, IN_A_ROOMY_WEEK_ROW, IN_A_WEEK_ROW } from '../../src/components/DayBox.tsx';
import { longDate } from '../../src/domain/days.ts';
import { FIRST_MONDAY } from '../support/camps.ts';

/** Nothing set: storybook merges parameters, so what a week row sets is taken back one by one. */
const IN_A_LIST = Object.fromEntries(Object.keys(IN_A_WEEK_ROW).map((name) => [name, 'initial']));

const meta = {
  title: 'Components/DayBox',
  component: DayBox,
  tags: ['autodocs'],
  parameters: { place: { ...IN_A_WEEK_ROW, ...IN_A_ROOMY_WEEK_ROW, width: '6.875rem' } },
  decorators: [
    (Story, { parameters }) => (
      <div style={parameters.place as CSSProperties}>
        <Story />
      </div>
    ),
  ],
  args: {
    day: FIRST_MONDAY,
    ticked: false,
    disabled: false,
    problemId: undefined,
    column: 1,
    row: 1,
    onToggle: fn(),
  },
} satisfies Meta<typeof DayBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Free: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: longDate(FIRST_MONDAY) }));
    await expect(args.onToggle).toHaveBeenCalledWith(FIRST_MONDAY, true);
  },
};
export const Chosen: Story = { tags: ['overview'], args: { ticked: true } };
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const ChosenAndDisabled: Story = { args: { ticked: true, disabled: true } };
/** In a week row of a phone: short names. */
export const Narrow: Story = {
  parameters: { place: { ...IN_A_WEEK_ROW, width: 52 } },
  args: { ticked: true },
};
/** In a list the words stand beside the mark. */
export const InAList: Story = {
  parameters: { place: { ...IN_A_LIST, width: 180 } },
  args: { day: '2027-09-22', ticked: true },
};
