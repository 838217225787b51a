import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DayBox } from '../../../src/components/days/DayBox.tsx';
import { longDate } from '../../../src/domain/days.ts';
import { FIRST_MONDAY } from '../../../src/testing/camps.ts';
import { tabFocuses } from '../../support/plays/walk.ts';
import { atWidth } from '../../support/decorators/atWidth.tsx';

const meta = {
  component: DayBox,
  decorators: [atWidth('20rem')],
  args: { day: FIRST_MONDAY, ticked: false, onToggle: fn() },
  // They change nothing outside a DayGrid.
  argTypes: { sx: { control: false }, problemId: { control: false } },
} satisfies Meta<typeof DayBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotChosen: Story = {};
/** The day grid marks its first day. */
export const Invalid: Story = { args: { invalid: true } };
export const Chosen: Story = { tags: ['overview'], args: { ticked: true } };
/** The accessible name is the long date; the whole card can be pressed. */
export const Pressed: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleName(longDate(FIRST_MONDAY));
    await userEvent.click(canvasElement.querySelector('label') as HTMLElement);
    await expect(args.onToggle).toHaveBeenCalledWith(FIRST_MONDAY, true);
  },
};
export const Focused: Story = {
  play: tabFocuses('checkbox'),
};
export const Disabled: Story = { args: { disabled: true } };
export const ChosenAndDisabled: Story = { args: { ticked: true, disabled: true } };
