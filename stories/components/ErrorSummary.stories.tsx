import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ErrorSummary } from '../../src/components/ErrorSummary.tsx';
import { FieldGroup } from '../../src/components/FieldGroup.tsx';
import { TextField } from '../../src/components/fields/TextField.tsx';
import { t } from '../../src/messages/messages.ts';
import { kidParentForm, withForm } from '../support/inForm.tsx';
import { onlyLooks } from '../support/onDocsPage.ts';

const meta = {
  title: 'Messages/ErrorSummary',
  component: ErrorSummary,
  tags: ['autodocs'],
  args: {
    problems: [
      { field: 'subscriber_FirstName', label: 'kidParent.childFirstName', problem: { key: 'rule.required' } },
      {
        field: 'subscriber_Parent_FirstName',
        label: 'kidParent.parentFirstName',
        problem: { key: 'rule.sameName' },
      },
      { field: 'subscriber_Parent_City', label: 'kidParent.city', problem: { key: 'rule.tooShort' } },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A region of the page, named by its heading. */
export const ThreeProblems: Story = {
  tags: ['overview'],
  play: onlyLooks(async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: t('errorSummary.heading') })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
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
        <TextField name="subscriber_Parent_City" label="kidParent.city" />
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
