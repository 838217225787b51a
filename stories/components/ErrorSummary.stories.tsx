import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ErrorSummary, type ErrorSummaryProps } from '../../src/components/ErrorSummary.tsx';
import { FieldGroup } from '../../src/components/FieldGroup.tsx';
import { TextField } from '../../src/components/fields/TextField.tsx';
import type { KidParentValues } from '../../src/domain/emptyKidParent.ts';
import { t } from '../../src/messages/messages.ts';
import { kidParentForm, withForm } from '../support/decorators/inForm.tsx';
import { onlyAsserts } from '../support/docs/onDocsPage.ts';

const meta = {
  title: 'Messages/ErrorSummary',
  component: ErrorSummary,
  tags: ['autodocs'],
  args: {
    problems: [
      {
        field: 'subscriber_FirstName',
        group: 'kidParent.child',
        label: 'kidParent.childFirstName',
        problem: { key: 'rule.required' },
      },
      {
        field: 'subscriber_Parent_FirstName',
        group: 'kidParent.parent',
        label: 'kidParent.parentFirstName',
        problem: { key: 'rule.sameName' },
      },
      {
        field: 'subscriber_Parent_City',
        group: 'kidParent.address',
        label: 'kidParent.city',
        problem: { key: 'rule.tooShort' },
      },
    ],
  },
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
  ...meta.args.problems.slice(0, 1),
  {
    field: 'subscriber_LastName',
    group: 'kidParent.child',
    label: 'kidParent.childLastName',
    problem: { key: 'rule.required' },
  },
] satisfies ErrorSummaryProps['problems'];

export const TwoOfOneCard: Story = { args: { problems: inOneCard } };

/** Mended lines keep their place. */
export const OneMended: Story = {
  args: {
    problems: [
      ...inOneCard.map((entry, place) => ({ ...entry, isCorrected: place === 0 })),
      ...meta.args.problems.slice(1),
    ],
  },
};

export const AllMended: Story = {
  args: { problems: meta.args.problems.map((entry) => ({ ...entry, isCorrected: true })) },
};

/** Card, label and sentence begin with the same words: they are said once. */
export const SaidOnce: Story = {
  args: {
    problems: [
      {
        field: 'subscriber_Parent_GdprConsent',
        group: 'consent.heading',
        label: 'consent.heading',
        problem: { key: 'rule.gdprConsent' },
      },
    ],
  },
  play: onlyAsserts(async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveTextContent(new RegExp(`^${t('rule.gdprConsent')}$`));
    await expect(canvas.getAllByText(/Uw toestemming/)).toHaveLength(1);
  }),
};

export const OneProblem: Story = { args: { problems: meta.args.problems.slice(2) } };

/** The link moves focus to the field, which has the same message. */
export const AboveItsForm: Story = {
  tags: ['behaviour'],
  ...kidParentForm({ subscriber_Parent_City: 'G' }),
  args: { problems: meta.args.problems.slice(2) },
  decorators: [withForm],
  render: (args) => (
    <Stack spacing={6}>
      <ErrorSummary {...args} />
      <FieldGroup heading="kidParent.address">
        <TextField<KidParentValues> name="subscriber_Parent_City" label="kidParent.city" />
      </FieldGroup>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: new RegExp(t('rule.tooShort')) }));
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription(t('rule.tooShort'));
  },
};
