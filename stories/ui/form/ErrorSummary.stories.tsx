import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ErrorSummary } from '../../../src/ui/form/ErrorSummary.tsx';
import { onlyAsserts } from '../../support/docs/onDocsPage.ts';
import {
  ALL_CORRECTED,
  MANY_PROBLEMS,
  ONE_CORRECTED,
  ONE_PROBLEM,
  SAME_WORDS,
  THREE_PROBLEMS,
  TWO_OF_ONE_CARD,
} from '../../support/data/fieldProblems.ts';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: ErrorSummary,
  args: { problems: THREE_PROBLEMS },
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A region of the page, named by its heading. */
export const ThreeProblems: Story = {
  tags: ['overview'],
  play: onlyAsserts(async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: t('errorSummary.heading') })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  }),
};

export const TwoOfOneCard: Story = { args: { problems: TWO_OF_ONE_CARD } };

/** A line for each card. */
export const ManyProblems: Story = {
  args: { problems: MANY_PROBLEMS },
  play: onlyAsserts(async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      ['child', 'parent', 'address'].map((card) =>
        t('errorSummary.group', {
          group: t(`kidParent.${card}` as 'kidParent.child'),
          count: t('errorSummary.fields', { n: 2 }),
        }),
      ),
    );
  }),
};

/** The fields of a card, after its line is pressed. */
export const CardOpened: Story = {
  ...ManyProblems,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t('kidParent.address')) }));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(2));
  },
};

/** Corrected lines keep their place. */
export const OneProblemCorrected: Story = { args: { problems: ONE_CORRECTED } };

export const AllProblemsCorrected: Story = {
  args: { problems: ALL_CORRECTED },
  play: onlyAsserts(async ({ canvas }) =>
    expect(canvas.getByRole('region', { name: t('errorSummary.corrected') })).toBeVisible(),
  ),
};

/** Another field has become invalid, such as a repeated address after the first is corrected. */
export const CorrectedInAnInvalidForm: Story = {
  tags: ['!autodocs'],
  args: { problems: ALL_CORRECTED, isCorrected: false },
  play: onlyAsserts(async ({ canvas }) =>
    expect(canvas.getByRole('region', { name: t('errorSummary.heading') })).toBeVisible(),
  ),
};

/** Card, label and error begin with the same words, which are shown once. */
export const SameWordsShownOnce: Story = {
  args: { problems: SAME_WORDS },
  play: onlyAsserts(async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent(new RegExp(`^${t('rule.gdprConsent')}$`));
    await expect(canvas.getAllByText(/Uw toestemming/)).toHaveLength(1);
  }),
};

export const OneProblem: Story = { args: { problems: ONE_PROBLEM } };
