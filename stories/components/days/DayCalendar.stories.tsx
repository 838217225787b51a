import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { DayCalendar } from '../../../src/components/days/DayCalendar.tsx';
import { addDays, longDate, type Day } from '../../../src/domain/days.ts';
import type { MessageKey } from '../../../src/messages/messages.ts';
import { campOfDays, FIRST_MONDAY, flexibleCamp, weekdaysFrom } from '../../../src/testing/camps.ts';
import { onlyAsserts } from '../../support/docs/onDocsPage.ts';
import { t } from '../../support/record/recording.ts';

const camp = flexibleCamp();

const meta = {
  component: DayCalendar,
  tags: ['responsive'],
  args: { activeDays: camp.activeDays, selectedDays: camp.activeDays.slice(0, 3) },
} satisfies Meta<typeof DayCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const dayOf = (canvas: Canvas, day: Day, kind: MessageKey) =>
  canvas.getByRole('gridcell', { name: t(kind, { day: longDate(day) }) });

/** The accessible name of each day includes its state, and no day is selectable. */
export const ThreeOfFiveDaysChosen: Story = {
  tags: ['overview'],
  play: onlyAsserts(async ({ canvas }: { canvas: Canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleName(
      expect.stringContaining(longDate(FIRST_MONDAY)),
    );
    await expect(canvas.getByRole('grid')).toHaveAccessibleName('juli 2027');
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveAccessibleName('maandag');
    await expect(dayOf(canvas, FIRST_MONDAY, 'dayCalendar.chosenDay')).toHaveAttribute(
      'aria-readonly',
      'true',
    );
    await expect(dayOf(canvas, addDays(FIRST_MONDAY, 3), 'dayCalendar.openDay')).toBeVisible();
    await expect(dayOf(canvas, addDays(FIRST_MONDAY, 5), 'dayCalendar.otherDay')).toBeVisible();
    await expect(canvas.queryByRole('gridcell', { selected: false })).toBeNull();
  }),
};

/** After the two arrows, Tab goes to the first chosen day and the arrow keys to the others; neither a key nor a press chooses one. */
export const ByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const first = dayOf(canvas, FIRST_MONDAY, 'dayCalendar.chosenDay');
    for (let tabs = 0; tabs < 3; tabs += 1) await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(dayOf(canvas, addDays(FIRST_MONDAY, 6), 'dayCalendar.otherDay')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter} ');
    const open = dayOf(canvas, addDays(FIRST_MONDAY, 3), 'dayCalendar.openDay');
    await expect(open).toHaveFocus();
    await userEvent.click(open);
    await expect(dayOf(canvas, addDays(FIRST_MONDAY, 3), 'dayCalendar.openDay')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(dayOf(canvas, addDays(FIRST_MONDAY, 10), 'dayCalendar.otherDay')).toHaveFocus();
  },
};

export const AllDaysChosen: Story = { args: { selectedDays: camp.activeDays } };

/** Shows the month of the first day of the camp. */
export const NoDayChosen: Story = {
  args: { selectedDays: [] },
  play: onlyAsserts(async ({ canvas }: { canvas: Canvas }) =>
    expect(canvas.getByRole('group')).toHaveAccessibleName(t('dayCalendar.noneChosen')),
  ),
};

const overMonthEnd = weekdaysFrom('2027-07-26', 10);

export const DaysInTwoMonths: Story = { args: { activeDays: overMonthEnd, selectedDays: overMonthEnd } };

/** The arrows go from the first month of the camp to its last, and keep the focus. */
export const SecondMonthShown: Story = {
  ...DaysInTwoMonths,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: t('dayCalendar.nextMonth') });
    const previous = canvas.getByRole('button', { name: t('dayCalendar.previousMonth') });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(canvas.getByRole('grid')).toHaveAccessibleName('augustus 2027');
    await expect(dayOf(canvas, '2027-08-06', 'dayCalendar.chosenDay')).toBeVisible();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.click(next);
    await expect(canvas.getByRole('grid')).toHaveAccessibleName('augustus 2027');
    await expect(previous).not.toHaveAttribute('aria-disabled');
  },
};

/** The arrow keys stop at the camp's last month too. */
export const NextMonthByKeyboard: Story = {
  tags: ['behaviour'],
  args: { activeDays: overMonthEnd, selectedDays: ['2027-07-30'] },
  play: async ({ canvas }) => {
    for (let tabs = 0; tabs < 3; tabs += 1) await userEvent.tab();
    await expect(dayOf(canvas, '2027-07-30', 'dayCalendar.chosenDay')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(dayOf(canvas, '2027-08-06', 'dayCalendar.openDay')).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(dayOf(canvas, '2027-07-06', 'dayCalendar.otherDay')).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(dayOf(canvas, '2027-08-06', 'dayCalendar.openDay')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown>4/}');
    await expect(dayOf(canvas, '2027-08-27', 'dayCalendar.otherDay')).toHaveFocus();
  },
};

const sixty = campOfDays(60);

/** Opens at the month of the first chosen day. */
export const SixtyDays: Story = {
  args: { activeDays: sixty.activeDays, selectedDays: sixty.activeDays.slice(20, 40) },
  play: onlyAsserts(async ({ canvas }: { canvas: Canvas }) =>
    expect(canvas.getByRole('grid')).toHaveAccessibleName('augustus 2027'),
  ),
};

/** The digits shrink so that the month fits. */
export const LargeTextOnAPhone: Story = {
  ...SixtyDays,
  globals: { viewport: { value: 'phone320' }, textSize: 'double' },
  play: async ({ canvas }) => {
    const month = canvas.getByRole('grid');
    await expect(month.scrollWidth).toBeLessThanOrEqual(month.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Without backgrounds, a double line marks a chosen day. */
export const ForcedColours: Story = {
  globals: { colours: 'forced' },
  play: async ({ canvas }) => {
    const style = getComputedStyle(dayOf(canvas, FIRST_MONDAY, 'dayCalendar.chosenDay'));
    await waitFor(() => expect(style.borderTopStyle).toBe('double'));
  },
};
