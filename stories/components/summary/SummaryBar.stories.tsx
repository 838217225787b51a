import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { SummaryBar } from '../../../src/components/summary/SummaryBar.tsx';
import { campOfDays, flexibleCamp, fullCamp, singleDayCamp } from '../../../src/testing/camps.ts';
import { onlyAsserts } from '../../support/docs/onDocsPage.ts';
import { t } from '../../support/record/recording.ts';

const camp = flexibleCamp();

const meta = {
  component: SummaryBar,
  tags: ['responsive'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone390' } },
  argTypes: { discountCheck: { options: ['pending', 'failed'], control: { type: 'radio' } } },
  args: { camp, selectedDays: camp.activeDays, discount: { type: null, amount: null } },
} satisfies Meta<typeof SummaryBar>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

export const AllDaysChosen: Story = { tags: ['overview'] };
export const CampLoading: Story = { args: { camp: null, selectedDays: [] } };
export const CampFullyBooked: Story = { args: { camp: fullCamp(), full: true } };
export const OneDay: Story = { args: { camp: singleDayCamp(), selectedDays: camp.activeDays.slice(0, 1) } };
export const NoDayChosen: Story = { args: { selectedDays: [] } };
/** Two days cannot be booked and have no price of their own. */
export const TooFewDays: Story = { args: { selectedDays: camp.activeDays.slice(0, 2) } };
/** The discount is subtracted from the price of three days, € 99. */
export const FewerDaysWithDiscount: Story = {
  args: { selectedDays: camp.activeDays.slice(0, 3), discount: { type: 'SAVINGS', amount: 12.5 } },
  play: onlyAsserts(async ({ canvas }) => {
    const total = t('summaryBar.total', { days: t('summary.days', { n: 3 }), price: '€ 86,50' });
    await expect(canvas.getByText(total)).toBeVisible();
  }),
};

/** The camp costs more than € 1.000. */
export const SixtyDays: Story = {
  args: { camp: campOfDays(60, { priceCents: 1_249_00 }), selectedDays: campOfDays(60).activeDays },
};

export const LargeText: Story = { globals: { textSize: 'double' } };

/** Opens the overview. Returns the button, and the drawer. */
async function open(canvas: Canvas) {
  const button = canvas.getByRole('button', { name: t('summaryBar.toggle') });
  await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  return { button, drawer: await screen.findByRole('dialog', { name: t('layout.summary') }) };
}

export const OverviewOpen: Story = {
  ...FewerDaysWithDiscount,
  play: async ({ canvas, canvasElement }) => {
    const { drawer } = await open(canvas);
    await waitFor(() => expect(within(drawer).getByText(t('sidebar.toPay'))).toBeVisible());
    // The page behind it takes no input.
    await expect(canvasElement.closest('[inert]')).not.toBeNull();
  },
};

/** No day is chosen, so there is no amount to pay yet. */
export const OverviewOpenNoDayChosen: Story = {
  name: 'Overview open, no day chosen',
  ...NoDayChosen,
  play: async ({ canvas }) => {
    const { drawer } = await open(canvas);
    await expect(within(drawer).queryByText(t('sidebar.toPay'))).toBeNull();
  },
};

/** While the discount is being checked. */
export const OverviewOpenDiscountBeingChecked: Story = {
  name: 'Overview open, discount being checked',
  args: { discountCheck: 'pending' },
  play: async ({ canvas }) => {
    const { drawer } = await open(canvas);
    await waitFor(() => expect(within(drawer).getByText(t('sidebar.discountPending'))).toBeVisible());
  },
};

/** The next submit of the child form checks again. */
export const OverviewOpenDiscountCheckFailed: Story = {
  name: 'Overview open, discount check failed',
  tags: ['!autodocs'],
  args: { discountCheck: 'failed' },
  play: async ({ canvas }) => {
    const { drawer } = await open(canvas);
    await waitFor(() => expect(within(drawer).getByText(t('sidebar.discountFailed'))).toBeVisible());
  },
};

/** Opens the overview, closes it, and asserts that the button has the focus again. */
const closed =
  (close: (drawer: HTMLElement) => Promise<unknown>): Story['play'] =>
  async ({ canvas }) => {
    const { button, drawer } = await open(canvas);
    await close(drawer);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  };

export const FoldedByEscape: Story = {
  tags: ['behaviour'],
  ...FewerDaysWithDiscount,
  play: closed(() => userEvent.keyboard('{Escape}')),
};

export const FoldedByItsButton: Story = {
  tags: ['behaviour'],
  ...FewerDaysWithDiscount,
  play: closed((drawer) =>
    userEvent.click(within(drawer).getByRole('button', { name: t('summaryBar.close') })),
  ),
};
