import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { CalendarToggle } from '../../src/components/CalendarToggle.tsx';
import { t, type MessageKey } from '../../src/messages/messages.ts';
import { flexibleCamp } from '../support/camps.ts';

const camp = flexibleCamp();

const meta = {
  title: 'Components/CalendarToggle',
  component: CalendarToggle,
  tags: ['autodocs'],
  args: { activeDays: camp.activeDays, selectedDays: camp.activeDays.slice(0, 3) },
} satisfies Meta<typeof CalendarToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  tags: ['overview'],
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: t('calendarToggle.show') });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(await canvas.findByRole('grid', {}, { timeout: 10_000 })).toBeVisible();
  },
};

export const ClosedAgain: Story = {
  play: async (context) => {
    await Open.play?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: t('calendarToggle.hide') }));
    await waitFor(() => expect(context.canvas.queryByRole('grid')).toBeNull());
  },
};

const opened = (sentence: MessageKey): Story['play'] =>
  async function play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: t('calendarToggle.show') }));
    await expect(await canvas.findByText(t(sentence))).toBeVisible();
  };

/** It takes the height of a month meanwhile, so that the page does not jump. */
export const OnItsWay: Story = {
  args: { fetchCalendar: () => new Promise(() => undefined) },
  play: opened('calendarToggle.loading'),
};

/** The days can still be chosen. */
export const Unavailable: Story = {
  args: { fetchCalendar: () => Promise.reject(new Error('no connection')) },
  play: opened('calendarToggle.unavailable'),
};

export const OnAPhone: Story = { ...Open, globals: { viewport: { value: 'phone320' } } };
