import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { BookingActions } from '../../../src/components/thanks/BookingActions.tsx';
import { printing, stubPrinting } from '../../support/plays/printing.ts';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: BookingActions,
  tags: ['screen'],
  // In a file and on the clipboard, not on the page.
  argTypes: { calendar: { control: { disable: true } }, days: { control: { disable: true } } },
  parameters: { column: 'center' },
  args: {
    calendar: '',
    days: 'Avontuur in het bos\nmaandag 5 juli 2027',
    confirmation: <p>Bevestiging van uw inschrijving</p>,
    sheet: <p>Medische fiche</p>,
  },
} satisfies Meta<typeof BookingActions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const CalendarAndPrinting: Story = { tags: ['overview'] };

/** The browser of an app may have discarded the file without an error. */
export const Downloaded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('bookingActions.calendar') }));
    await expect(canvas.getByRole('status')).toHaveTextContent(t('bookingActions.noFile'));
  },
};

export const DaysCopied: Story = {
  play: async ({ canvas, args }) => {
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: t('bookingActions.calendar') }));
    const copy = canvas.getByRole('button', { name: t('bookingActions.copy') });
    await userEvent.click(copy);
    const announced = await canvas.findByText(t('bookingActions.copied'));
    // Announced again, with the same words.
    await userEvent.click(copy);
    await waitFor(() => expect(announced).not.toBeInTheDocument());
    await expect(canvas.getByRole('status')).toHaveTextContent(t('bookingActions.copied'));
    await expect(copied).toHaveBeenCalledWith(args.days);
    await expect(copy).toHaveFocus();
  },
};

/** The app does not allow the clipboard either. */
export const DaysNotCopied: Story = {
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('Not allowed', 'NotAllowedError'),
    );
    await userEvent.click(canvas.getByRole('button', { name: t('bookingActions.calendar') }));
    await userEvent.click(canvas.getByRole('button', { name: t('bookingActions.copy') }));
    await canvas.findByText(t('bookingActions.notCopied'));
  },
};

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
