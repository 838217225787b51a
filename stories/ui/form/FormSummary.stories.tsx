import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FieldGroup } from '../../../src/ui/fields/FieldGroup.tsx';
import { FormSummary } from '../../../src/ui/form/FormSummary.tsx';
import { TextField } from '../../../src/ui/fields/TextField.tsx';
import type { KidParentValues } from '../../../src/domain/emptyKidParent.ts';
import { t } from '../../../src/messages/messages.ts';
import { kidParentForm } from '../../support/decorators/inForm.tsx';
import { field } from '../../support/plays/walk.ts';

const meta = {
  component: FormSummary<KidParentValues>,
  ...kidParentForm({ subscriber_Parent_City: '', subscriber_Parent_Street: 'K' }),
  args: {
    cards: [
      {
        heading: 'kidParent.address',
        labels: {
          subscriber_Parent_Street: 'kidParent.street',
          subscriber_Parent_City: 'kidParent.city',
        },
      },
    ],
    found: {
      subscriber_Parent_Street: { key: 'rule.tooShort' },
      subscriber_Parent_City: { key: 'rule.required' },
    },
  },
} satisfies Meta<typeof FormSummary<KidParentValues>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoFieldsWrong: Story = { tags: ['overview'] };

/** No errors, so no summary. */
export const NoProblems: Story = {
  tags: ['behaviour'],
  args: { found: {} },
};

/** A corrected field keeps its line, with a tick, and nothing moves. */
export const OneFieldCorrected: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <FormSummary {...args} />
      <FieldGroup heading="kidParent.address">
        <TextField<KidParentValues> name="subscriber_Parent_Street" label="kidParent.street" />
        <TextField<KidParentValues> name="subscriber_Parent_City" label="kidParent.city" />
      </FieldGroup>
    </>
  ),
  play: async (context) => {
    const { canvas } = context;
    const city = field(context, 'subscriber_Parent_City');
    const summary = canvas.getByRole('region');
    const height = summary.getBoundingClientRect().height;
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(
      t('errorSummary.fields', { n: 2 }),
    );
    await userEvent.type(city, 'Gent');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(t('errorSummary.oneField')),
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getAllByText(t('errorSummary.mended'))).toHaveLength(1);
    await expect(summary.getBoundingClientRect().height).toBe(height);
  },
};
