import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { FieldGroup } from '../../../src/ui/fields/FieldGroup.tsx';
import { FormSummary } from '../../../src/ui/form/FormSummary.tsx';
import { TextField } from '../../../src/ui/fields/TextField.tsx';
import type { KidParentValues } from '../../../src/domain/emptyKidParent.ts';
import { kidParentForm } from '../../support/decorators/inForm.tsx';
import { field } from '../../support/plays/walk.ts';
import type { MessageKey } from '../../../src/messages/messages.ts';
import { t } from '../../support/record/recording.ts';

const wrong = (name: 'street' | 'city', message: MessageKey) => ({
  field: name === 'street' ? 'subscriber_Parent_Street' : 'subscriber_Parent_City',
  group: t('kidParent.address'),
  label: t(`kidParent.${name}`),
  message: t(message),
});

const meta = {
  component: FormSummary,
  ...kidParentForm({ subscriber_Parent_City: '', subscriber_Parent_Street: 'K' }),
  args: { invalid: [wrong('street', 'rule.tooShort'), wrong('city', 'rule.required')] },
} satisfies Meta<typeof FormSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoFieldsWrong: Story = { tags: ['overview'] };

/** No errors, so no summary. */
export const NoProblems: Story = {
  tags: ['behaviour'],
  args: { invalid: [] },
};

/** A corrected field keeps its line, with a tick, and nothing moves. */
export const OneFieldCorrected: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <>
      <FormSummary {...args} />
      <FieldGroup heading={t('kidParent.address')}>
        <TextField<KidParentValues> name="subscriber_Parent_Street" label={t('kidParent.street')} />
        <TextField<KidParentValues> name="subscriber_Parent_City" label={t('kidParent.city')} />
      </FieldGroup>
    </>
  ),
  play: async (context) => {
    const { canvas } = context;
    const city = field(context, 'subscriber_Parent_City');
    const summary = canvas.getByRole('region');
    const height = summary.getBoundingClientRect().height;
    // Found once: Firefox needs long for a role.
    const heading = canvas.getByRole('heading', { level: 3 });
    await expect(heading).toHaveTextContent(t('errorSummary.fields', { n: 2 }));
    await userEvent.type(city, 'Gent');
    await waitFor(() => expect(heading).toHaveTextContent(t('errorSummary.oneField')));
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getAllByText(t('errorSummary.mended'))).toHaveLength(1);
    await expect(summary.getBoundingClientRect().height).toBe(height);
  },
};
