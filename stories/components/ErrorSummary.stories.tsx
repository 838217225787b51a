import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ErrorSummary, type ErrorSummaryProps } from '../../src/components/ErrorSummary.tsx';
import { t } from '../../src/messages/messages.ts';
import { onlyAsserts } from '../support/docs/onDocsPage.ts';

type Entry = ErrorSummaryProps['problems'][number];

const entry = (
  field: string,
  group: Entry['group'],
  label: Entry['label'],
  key: Entry['problem']['key'],
): Entry => ({ field, group, label, problem: { key } });

const PROBLEMS = [
  entry('subscriber_FirstName', 'kidParent.child', 'kidParent.childFirstName', 'rule.required'),
  entry('subscriber_Parent_FirstName', 'kidParent.parent', 'kidParent.parentFirstName', 'rule.sameName'),
  entry('subscriber_Parent_City', 'kidParent.address', 'kidParent.city', 'rule.tooShort'),
];

const meta = {
  title: 'Messages/ErrorSummary',
  component: ErrorSummary,
  args: { problems: PROBLEMS },
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

const inOneCard = [
  ...PROBLEMS.slice(0, 1),
  entry('subscriber_LastName', 'kidParent.child', 'kidParent.childLastName', 'rule.required'),
];

export const TwoOfOneCard: Story = { args: { problems: inOneCard } };

/** Corrected lines keep their place. */
export const OneProblemCorrected: Story = {
  args: {
    problems: [
      ...inOneCard.map((entry, place) => ({ ...entry, isCorrected: place === 0 })),
      ...PROBLEMS.slice(1),
    ],
  },
};

export const AllProblemsCorrected: Story = {
  args: { problems: PROBLEMS.map((entry) => ({ ...entry, isCorrected: true })) },
};

/** Card, label and error begin with the same words, which are shown once. */
export const SameWordsShownOnce: Story = {
  args: {
    problems: [
      entry('subscriber_Parent_GdprConsent', 'consent.heading', 'consent.heading', 'rule.gdprConsent'),
    ],
  },
  play: onlyAsserts(async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent(new RegExp(`^${t('rule.gdprConsent')}$`));
    await expect(canvas.getAllByText(/Uw toestemming/)).toHaveLength(1);
  }),
};

export const OneProblem: Story = { args: { problems: PROBLEMS.slice(2) } };
