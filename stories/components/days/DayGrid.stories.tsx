import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { DayGrid, type DayGridProps } from '../../../src/components/days/DayGrid.tsx';
import type { Camp } from '../../../src/domain/camp.ts';
import { addDays, longDate, type Day } from '../../../src/domain/days.ts';
import { campOfDays, FIRST_MONDAY, flexibleCamp, singleDayCamp } from '../../../src/testing/camps.ts';
import { campDaysForm, says } from '../../support/decorators/inForm.tsx';
import { onlyAsserts } from '../../support/docs/onDocsPage.ts';

const camp = flexibleCamp();

/** The camp's days with this selection, validated. */
function chosen(of: Camp, selectedDays: readonly Day[], args: Partial<DayGridProps> = {}) {
  return {
    ...campDaysForm(selectedDays),
    args: { activeDays: of.activeDays, limits: of, ...args },
  };
}

const meta = {
  component: DayGrid,
  tags: ['responsive'],
  ...campDaysForm(camp.activeDays),
  args: {
    activeDays: camp.activeDays,
    single: false,
    limits: camp,
    secretariatEmail: 'secretariaat@example.be',
  },
} satisfies Meta<typeof DayGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A flexible camp starts with all its days. */
export const AllDaysPreselected: Story = {
  play: onlyAsserts(async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeChecked();
    await expect(canvas.getAllByRole('checkbox')[0]).toHaveAccessibleName(longDate(FIRST_MONDAY));
  }),
};

export const ThreeOfFiveDaysChosen: Story = chosen(camp, camp.activeDays.slice(0, 3));

export const TooFewDays: Story = {
  tags: ['overview'],
  ...chosen(camp, camp.activeDays.slice(0, 2)),
  play: says('rule.daysMinimum', { n: 3 }),
};

const atMostThree = flexibleCamp({ minimumDays: 1, maximumDays: 3, minimumContiguousDays: 1 });

export const TooManyDays: Story = {
  ...chosen(atMostThree, camp.activeDays),
  play: says('rule.daysMaximum', { n: 3 }),
};

export const DaysNotInARow: Story = {
  ...chosen(
    camp,
    [0, 1, 3].map((n) => addDays(FIRST_MONDAY, n)),
  ),
  play: says('rule.daysContiguous', { n: 3 }),
};

export const NoDayChosen: Story = { ...chosen(camp, []), play: says('rule.daysMinimum', { n: 3 }) };

const twoAnywhere = flexibleCamp({ minimumDays: 2, maximumDays: 4, minimumContiguousDays: 1 });

/** A minimum number of days, not in a row. */
export const DaysNeedNotBeInARow: Story = chosen(twoAnywhere, camp.activeDays.slice(0, 2));

/** A minimum number of days, some of them in a row. */
export const SomeInARow: Story = {
  name: 'Six of ten days, some in a row',
  ...chosen(
    flexibleCamp({ activeDays: campOfDays(10).activeDays, minimumDays: 5, maximumDays: 10 }),
    campOfDays(10).activeDays.slice(0, 6),
  ),
};

export const ExactlyThree: Story = {
  name: 'Exactly three days',
  ...chosen(
    flexibleCamp({ minimumDays: 3, maximumDays: 3, minimumContiguousDays: 1 }),
    camp.activeDays.slice(0, 3),
  ),
};

/** No selection meets the limits of this camp. */
export const NoSelectionPossible: Story = chosen(
  campOfDays(5, { minimumContiguousDays: 6 }),
  camp.activeDays.slice(0, 2),
);

/** One day too few or too many of any: one tick is enough, so there are no buttons. */
export const OneDayTooMany: Story = {
  ...chosen(flexibleCamp({ minimumDays: 1, maximumDays: 4, minimumContiguousDays: 1 }), camp.activeDays),
  play: onlyAsserts(async (context) => {
    await says('rule.daysMaximum', { n: 4 })(context);
    await expect(context.canvas.queryByRole('button')).toBeNull();
  }),
};

export const TooFewOfThree: Story = {
  name: 'Exactly three days, one chosen',
  ...chosen(
    flexibleCamp({ minimumDays: 3, maximumDays: 3, minimumContiguousDays: 1 }),
    camp.activeDays.slice(0, 1),
  ),
  play: says('rule.daysMinimum', { n: 3 }),
};

export const TooManyOfThree: Story = {
  name: 'Exactly three days, five chosen',
  tags: ['!autodocs'],
  ...chosen(flexibleCamp({ minimumDays: 3, maximumDays: 3, minimumContiguousDays: 1 }), camp.activeDays),
  play: says('rule.daysMaximum', { n: 3 }),
};

const someInARow = flexibleCamp({
  activeDays: campOfDays(10).activeDays,
  minimumDays: 5,
  maximumDays: 10,
  minimumContiguousDays: 4,
});

/** Enough days, but too few of them in a row. */
export const TooFewInARow: Story = {
  ...chosen(
    someInARow,
    someInARow.activeDays.filter((_, n) => n % 2 === 0),
  ),
  play: says('rule.daysContiguous', { n: 4 }),
};

/** A button corrects the selection and moves the focus to the changed day. */
export const CorrectedWithTheButton: Story = {
  ...chosen(camp, camp.activeDays.slice(0, 2)),
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ook woensdag 7 juli' }));
    const mended = canvas.getByRole('checkbox', { name: longDate(addDays(FIRST_MONDAY, 2)) });
    await waitFor(() => expect(mended).toBeChecked());
    await expect(mended).toHaveFocus();
    await waitFor(() => expect(mended).toBeValid());
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Any selection is valid. */
export const WithoutLimits: Story = { args: { limits: undefined } };

/** One day may be chosen, out of five. */
export const OneDayCampNoDayChosen: Story = {
  name: 'One-day camp, no day chosen',
  ...campDaysForm([], { touched: false }),
  args: { single: true, limits: singleDayCamp() },
};

/** Any tick corrects it, so there are no buttons. */
export const TooFewOfOneDay: Story = {
  name: 'One-day camp, no day chosen after a submit',
  ...chosen(singleDayCamp(), [], { single: true }),
  play: onlyAsserts(async (context) => {
    await says('rule.daysMinimum', { n: 1 })(context);
    await expect(context.canvas.queryByRole('button')).toBeNull();
  }),
};

export const OneDayCampDayChosen: Story = {
  name: 'One-day camp, day chosen',
  ...chosen(singleDayCamp(), [FIRST_MONDAY], { single: true }),
};

export const OneDayCampTwoDaysChosen: Story = {
  name: 'One-day camp, two days chosen',
  ...chosen(singleDayCamp(), camp.activeDays.slice(0, 2), { single: true }),
  play: says('rule.daysMaximum', { n: 1 }),
};

export const CampWithOnlyOneDay: Story = chosen(campOfDays(1), [FIRST_MONDAY], { single: true });

const sixty = campOfDays(60);

/** A long camp by month, with its year once. */
export const SixtyDays: Story = {
  ...chosen(sixty, sixty.activeDays.slice(0, 20)),
  play: onlyAsserts(async ({ canvas }) =>
    expect(canvas.getByRole('checkbox', { name: longDate(FIRST_MONDAY) })).toBeChecked(),
  ),
};

const summer = flexibleCamp({
  activeDays: Array.from({ length: 60 }, (_, n) => addDays(FIRST_MONDAY, n)),
  priceCentsByDays: {},
});

/** With weekends: seven columns. */
export const TooFewOfSixtyDays: Story = {
  name: 'Sixty days, too few chosen',
  tags: ['!autodocs'],
  ...chosen(summer, summer.activeDays.slice(0, 1)),
  play: says('rule.daysMinimum', { n: 3 }),
};

/** Sixty days with more chosen than the camp allows. */
export const TooManyOfSixtyDays: Story = {
  name: 'Sixty days, too many chosen',
  tags: ['!autodocs'],
  ...chosen({ ...sixty, minimumDays: 1, maximumDays: 20, minimumContiguousDays: 1 }, sixty.activeDays),
  play: says('rule.daysMaximum', { n: 20 }),
};

const withWeekends = flexibleCamp({
  activeDays: Array.from({ length: 10 }, (_, n) => addDays(FIRST_MONDAY, n + 3)),
});

/** Seven weekdays do not fit in the column of a step: a list. */
export const WithWeekends: Story = chosen(withWeekends, withWeekends.activeDays.slice(0, 4));

const wednesdays = flexibleCamp({
  activeDays: Array.from({ length: 6 }, (_, n) => addDays(FIRST_MONDAY, 7 * n + 2)),
  minimumContiguousDays: 1,
});

export const OneDayAWeek: Story = chosen(wednesdays, wednesdays.activeDays.slice(0, 3));

/** A list of days with an error. */
export const OneDayAWeekTooMany: Story = {
  ...chosen({ ...wednesdays, minimumDays: 1, maximumDays: 2 }, wednesdays.activeDays.slice(0, 5)),
  play: says('rule.daysMaximum', { n: 2 }),
};

export const OneDayAWeekTooFew: Story = {
  tags: ['!autodocs'],
  ...chosen(wednesdays, wednesdays.activeDays.slice(0, 1)),
  play: says('rule.daysMinimum', { n: 3 }),
};

const weekends = flexibleCamp({
  activeDays: [5, 6, 12, 13, 19, 20].map((n) => addDays(FIRST_MONDAY, n)),
  minimumDays: 2,
  maximumDays: 6,
  minimumContiguousDays: 2,
});

/** A list with a Saturday of each week and no Sunday. */
export const WeekendsNotInARow: Story = {
  tags: ['!autodocs'],
  ...chosen(
    weekends,
    weekends.activeDays.filter((_, n) => n % 2 === 0),
  ),
  play: says('rule.daysContiguous', { n: 2 }),
};

/** The wizard refuses a camp without days, so only a page of your own can show it. */
export const WithoutDays: Story = {
  ...chosen(camp, [], { activeDays: [] }),
  tags: ['!autodocs'],
};

export const Disabled: Story = { args: { disabled: true } };
