import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SummaryBar } from '../../src/components/SummaryBar.tsx';
import { t } from '../../src/messages/messages.ts';
import { flexibleCamp, singleDayCamp } from '../support/camps.ts';

const camp = flexibleCamp();

const meta = {
  title: 'Components/SummaryBar',
  component: SummaryBar,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone390' } },
  args: { camp, selectedDays: camp.activeDays, discount: { type: null, amount: null } },
} satisfies Meta<typeof SummaryBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Folded: Story = { tags: ['overview'] };
export const Loading: Story = { args: { camp: null, selectedDays: [] } };
export const OneDay: Story = { args: { camp: singleDayCamp(), selectedDays: camp.activeDays.slice(0, 1) } };
export const NothingChosenYet: Story = { args: { selectedDays: [] } };
export const FewerDaysWithDiscount: Story = {
  args: { selectedDays: camp.activeDays.slice(0, 3), discount: { type: 'SAVINGS', amount: 12.5 } },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const Unfolded: Story = {
  ...FewerDaysWithDiscount,
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: t('summaryBar.toggle') });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(t('sidebar.toPay'))).toBeVisible();
  },
};

/** Escape folds it and gives the button the focus back. */
export const FoldedByEscape: Story = {
  ...Unfolded,
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: t('summaryBar.toggle') });
    await userEvent.click(toggle);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Escape}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle).toHaveFocus();
  },
};

/** It never lies over a field that has the focus: the focus going elsewhere folds it. */
export const FoldedByTheNextField: Story = {
  ...Unfolded,
  render: (args) => (
    <>
      <SummaryBar {...args} />
      <button type="button">{t('sidebar.period')}</button>
    </>
  ),
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: t('summaryBar.toggle') });
    await userEvent.click(toggle);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: t('sidebar.period') })).toHaveFocus();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
};
