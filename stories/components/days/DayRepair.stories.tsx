import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DayRepair } from '../../../src/components/days/DayRepair.tsx';
import type { Camp } from '../../../src/domain/camp.ts';
import { dayRepairs } from '../../../src/domain/dayRepair.ts';
import { addDays, type Day } from '../../../src/domain/days.ts';
import { campOfDays, FIRST_MONDAY, flexibleCamp, singleDayCamp } from '../../../src/testing/camps.ts';
import { onlyAsserts } from '../../support/docs/onDocsPage.ts';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: DayRepair,
  args: { repairs: [], secretariatEmail: 'secretariaat@example.be', onRepair: fn() },
} satisfies Meta<typeof DayRepair>;
export default meta;

type Story = StoryObj<typeof meta>;

const camp = flexibleCamp();

/** The repairs of a selection, given by the indexes of its days. */
const mending = (of: Camp, ...places: number[]) => ({
  args: { repairs: dayRepairs(of, places.map((place) => of.activeDays[place]) as Day[]) },
});

/** Asserts what the buttons say, the nearest repair first. */
const offers = (...names: string[]) =>
  onlyAsserts(async ({ canvas }: { canvas: { getAllByRole: (role: string) => HTMLElement[] } }) =>
    expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names),
  );

export const OneDayMore: Story = {
  ...mending(camp, 0, 1, 3),
  tags: ['overview'],
  play: offers('Ook woensdag 7 juli'),
};

/** Both change one day: the earlier one comes first. */
export const EitherOfTwo: Story = {
  ...mending(camp, 1, 2),
  play: offers('Ook maandag 5 juli', 'Ook donderdag 8 juli'),
};

const wednesdays = singleDayCamp({ activeDays: [2, 9].map((n) => addDays(FIRST_MONDAY, n)) });

export const OneOfTwoDays: Story = {
  ...mending(wednesdays, 0, 1),
  play: offers('Enkel woensdag 7 juli', 'Enkel woensdag 14 juli'),
};

export const FewerDays: Story = {
  ...mending(flexibleCamp({ minimumDays: 1, maximumDays: 4, minimumContiguousDays: 1 }), 0, 1, 2, 3, 4),
  play: offers('Zonder vrijdag 9 juli', 'Zonder donderdag 8 juli'),
};

export const TwoDaysFewer: Story = {
  ...mending(flexibleCamp({ minimumDays: 1, maximumDays: 3, minimumContiguousDays: 1 }), 0, 1, 2, 3, 4),
  play: offers('Zonder donderdag 8 juli en vrijdag 9 juli', 'Zonder woensdag 7 juli en vrijdag 9 juli'),
};

export const AnotherInsteadOfOne: Story = {
  ...mending(flexibleCamp({ minimumDays: 3, maximumDays: 3, minimumContiguousDays: 3 }), 0, 1, 4),
  play: offers('Ook woensdag 7 juli, zonder vrijdag 9 juli'),
};

/** Nothing is chosen: the first days in a row, and the next. */
export const NoDayChosen: Story = {
  ...mending(camp),
  play: offers(
    'Kies maandag 5 juli tot en met woensdag 7 juli',
    'Kies dinsdag 6 juli tot en met donderdag 8 juli',
  ),
};

/** Too many days to list. */
export const ManyDays: Story = {
  ...mending(campOfDays(60, { minimumDays: 30 }), 0),
  play: offers(
    'Ook 29 dagen tussen dinsdag 6 juli en vrijdag 13 augustus',
    'Ook 29 dagen tussen dinsdag 6 juli en maandag 16 augustus',
  ),
};

/** No selection meets the camp's limits: the parent is referred to the secretariat. */
export const NoSelectionPossible: Story = {
  ...mending(campOfDays(5, { minimumContiguousDays: 6 }), 0),
  play: onlyAsserts(async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', 'mailto:secretariaat@example.be');
    await expect(canvas.getByText(t('dayRepair.none'))).toBeVisible();
  }),
};
