import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CalendarToggle } from '../../../src/components/days/CalendarToggle.tsx';
import type { MessageKey } from '../../../src/messages/messages.ts';
import { flexibleCamp } from '../../../src/testing/camps.ts';
import { t } from '../../support/record/recording.ts';

const camp = flexibleCamp();

const meta = {
  component: CalendarToggle,
  args: { activeDays: camp.activeDays, selectedDays: camp.activeDays.slice(0, 3) },
} satisfies Meta<typeof CalendarToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CalendarHidden: Story = {};

export const CalendarShown: Story = {
  tags: ['overview'],
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: t('calendarToggle.show') });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(await canvas.findByRole('grid')).toBeVisible();
  },
};

export const ClosedAgain: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await CalendarShown.play?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: t('calendarToggle.hide') }));
    await waitFor(() => expect(context.canvas.queryByRole('grid')).toBeNull());
  },
};

const opened = (sentence: MessageKey): Story['play'] =>
  async function play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: t('calendarToggle.show') }));
    await expect(await canvas.findByText(t(sentence))).toBeVisible();
  };

/** It has the height of a month, so that the page does not jump. */
export const CalendarLoading: Story = {
  args: { fetchCalendar: () => new Promise(() => undefined) },
  play: opened('calendarToggle.loading'),
};

/** The days can still be chosen. */
export const CalendarUnavailable: Story = {
  args: { fetchCalendar: () => Promise.reject(new Error('no connection')) },
  play: opened('calendarToggle.unavailable'),
};
