import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Camp } from '../../src/domain/camp.ts';
import type { Day } from '../../src/domain/days.ts';
import { CampDays } from '../../src/steps/CampDays.tsx';
import {
  campOfDays,
  FIRST_MONDAY,
  flexibleCamp,
  singleDayCamp,
  weekdaysFrom,
} from '../../src/testing/camps.ts';
import { onlyAsserts } from '../support/docs/onDocsPage.ts';
import { says } from '../support/decorators/inForm.tsx';
import { afterSubmit } from '../support/plays/afterSubmit.ts';
import { chooseDays, field, frameOf, submit } from '../support/plays/walk.ts';
import { startsWith } from '../support/decorators/startsWith.tsx';
import { t } from '../support/record/recording.ts';

const week = weekdaysFrom(FIRST_MONDAY, 5);
const daysOfWeek = (...places: number[]) => week.filter((_, place) => places.includes(place));

const meta = {
  component: CampDays,
  parameters: { column: 'center' },
  decorators: [startsWith('selectedDays', 'camp')],
  args: {
    camp: flexibleCamp(),
    selectedDays: week,
    secretariatEmail: 'secretariaat@example.be',
    onDraft: fn(),
    onChecked: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof CampDays>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** All days of a flexible camp are selected initially. */
export const AllDaysPreselected: Story = { tags: ['responsive'] };

/** No error is shown before a submit or a change. */
export const UntouchedWithTooFew: Story = {
  args: { selectedDays: daysOfWeek(0) },
  play: onlyAsserts(async (context) => expect(field(context, 'selectedDays')).toBeValid()),
};

/** A valid selection is submitted. */
export const Submitted: Story = {
  tags: ['behaviour'],
  args: { selectedDays: daysOfWeek(1, 2, 3) },
  play: async (context) => {
    await submit(context);
    await waitFor(() => expect(context.args.onSubmit).toHaveBeenCalledOnce());
  },
};

/** Submits, and asserts that the days have this error and the focus, and that nothing is passed on. */
const refused = (...sentence: Parameters<typeof says>): Play =>
  afterSubmit(async (context) => {
    await waitFor(() => says(...sentence)(context));
    await waitFor(() => expect(field(context, 'selectedDays')).toHaveFocus());
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  });

export const TooFewDays: Story = {
  args: { selectedDays: daysOfWeek(0, 1) },
  play: refused('rule.daysMinimum', { n: 3 }),
};

export const NoDayChosen: Story = { args: { selectedDays: [] }, play: refused('rule.daysMinimum', { n: 3 }) };

export const TooManyDays: Story = {
  tags: ['responsive', 'overview'],
  args: { camp: flexibleCamp({ minimumDays: 1, maximumDays: 3, minimumContiguousDays: 1 }) },
  play: refused('rule.daysMaximum', { n: 3 }),
};

export const NotInARow: Story = {
  args: { selectedDays: daysOfWeek(0, 1, 3) },
  play: refused('rule.daysContiguous', { n: 3 }),
};

/** A change is validated at once, before a submit. */
export const UntickedTooMany: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await chooseDays(context, daysOfWeek(0, 1));
    await waitFor(() => says('rule.daysMinimum', { n: 3 })(context));
    await expect(context.args.onDraft).toHaveBeenLastCalledWith({ selectedDays: daysOfWeek(0, 1) }, false);
  },
};

/** The error disappears once enough days are chosen. */
export const TooFewDaysCorrected: Story = {
  ...TooFewDays,
  play: async (context) => {
    await submit(context);
    await waitFor(() => expect(field(context, 'selectedDays')).toBeInvalid());
    await chooseDays(context, daysOfWeek(0, 1, 2));
    await waitFor(() => expect(field(context, 'selectedDays')).toBeValid());
  },
};

export const OneDayCamp: Story = {
  name: 'One-day camp',
  tags: ['responsive'],
  args: { camp: singleDayCamp(), selectedDays: [] },
  play: onlyAsserts(async ({ canvas }) => {
    await expect(canvas.getByText(t('campDays.helpSingle'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('campDays.submitSingle') })).toBeVisible();
  }),
};

export const OneDayCampDayChosen: Story = {
  name: 'One-day camp, day chosen',
  args: { ...OneDayCamp.args, selectedDays: daysOfWeek(2) },
};

export const OneDayCampNoDayChosen: Story = {
  name: 'One-day camp, no day chosen',
  args: OneDayCamp.args,
  play: refused('rule.daysMinimum', { n: 1 }),
};

export const OneDayCampTwoDaysChosen: Story = {
  name: 'One-day camp, two days chosen',
  args: { ...OneDayCamp.args, selectedDays: daysOfWeek(2, 3) },
  play: refused('rule.daysMaximum', { n: 1 }),
};

const sixtyOf: Camp = campOfDays(60);
const sixty = (selectedDays: readonly Day[]) => ({ camp: sixtyOf, selectedDays });

export const SixtyDays: Story = { args: sixty(sixtyOf.activeDays) };

/** The frame of the days is 30 px below the top of the view. */
export const ThirtyPixels: Story = {
  name: 'Scrolls to the first error',
  tags: ['behaviour'],
  args: sixty(sixtyOf.activeDays.slice(0, 1)),
  globals: { viewport: { value: 'phone390' } },
  play: async (context) => {
    await refused('rule.daysMinimum', { n: 3 })(context);
    const { top } = frameOf(context, 'selectedDays').getBoundingClientRect();
    await expect(Math.abs(top - 30)).toBeLessThanOrEqual(1);
  },
};
