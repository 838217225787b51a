import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DayCalendar } from '../../src/components/DayCalendar.tsx';
import { longDate } from '../../src/domain/days.ts';
import { t } from '../../src/messages/messages.ts';
import { campOfDays, FIRST_MONDAY, flexibleCamp, weekdaysFrom } from '../support/camps.ts';

const camp = flexibleCamp();

const meta = {
  title: 'Components/DayCalendar',
  component: DayCalendar,
  tags: ['autodocs'],
  args: { activeDays: camp.activeDays, selectedDays: camp.activeDays.slice(0, 3) },
} satisfies Meta<typeof DayCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One sentence for those who hear it, and nothing that takes the focus. */
export const SomeChosen: Story = {
  tags: ['overview'],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img');
    await expect(picture).toHaveAccessibleName(expect.stringContaining(longDate(FIRST_MONDAY)));
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const AllChosen: Story = { args: { selectedDays: camp.activeDays } };

export const NoneChosen: Story = {
  args: { selectedDays: [] },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('img')).toHaveAccessibleName(t('dayCalendar.noneChosen')),
};

const overMonthEnd = weekdaysFrom('2027-07-26', 10);

export const OverAMonthEnd: Story = { args: { activeDays: overMonthEnd, selectedDays: overMonthEnd } };

const sixty = campOfDays(60);

export const SixtyDays: Story = {
  args: { activeDays: sixty.activeDays, selectedDays: sixty.activeDays.slice(0, 20) },
};

export const OnAPhone: Story = { ...OverAMonthEnd, globals: { viewport: { value: 'phone320' } } };
