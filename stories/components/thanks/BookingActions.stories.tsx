import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BookingActions } from '../../../src/components/thanks/BookingActions.tsx';
import { printing, stubPrinting } from '../../support/plays/printing.ts';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: BookingActions,
  parameters: { column: 'center' },
  args: { calendar: '', confirmation: <p>Bevestiging van uw inschrijving</p>, sheet: <p>Medische fiche</p> },
} satisfies Meta<typeof BookingActions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CalendarAndPrinting: Story = { tags: ['overview'] };

/** Prints the confirmation, or the sheet with its own button. */
export const Printing: Story = {
  tags: ['!autodocs'],
  beforeEach: stubPrinting,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('bookingActions.printSheet') }));
    await expect(document.querySelector('[data-print]')).toHaveTextContent(t('printed.sheet'));
    // Phones dispatch it before they print.
    window.dispatchEvent(new Event('afterprint'));
    await expect(document.querySelector('[data-print]')).toHaveTextContent(t('printed.sheet'));
    await userEvent.click(canvas.getByRole('button', { name: t('bookingActions.print') }));
    await expect(document.querySelector('[data-print]')).toHaveTextContent(t('printed.confirmation'));
    await expect(printing.calls).toBe(2);
  },
};

/** The browser's own command prints the confirmation, also after the sheet. */
export const PrintingByKeyboard: Story = {
  tags: ['!autodocs'],
  beforeEach: stubPrinting,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('bookingActions.printSheet') }));
    await userEvent.keyboard('{Control>}p{/Control}');
    await expect(document.querySelector('[data-print]')).toHaveTextContent(t('printed.confirmation'));
  },
};
