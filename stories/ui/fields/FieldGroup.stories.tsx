import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FieldGroup } from '../../../src/ui/fields/FieldGroup.tsx';
import { FieldRow } from '../../../src/ui/fields/FieldRow.tsx';
import { TextField } from '../../../src/ui/fields/TextField.tsx';
import type { KidParentValues } from '../../../src/domain/emptyKidParent.ts';
import { kidParentForm } from '../../support/decorators/inForm.tsx';
import { onlyAsserts } from '../../support/docs/onDocsPage.ts';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: FieldGroup,
  tags: ['responsive'],
  args: {
    heading: t('kidParent.address'),
    children: null,
  },
  render: (args) => (
    <FieldGroup {...args}>
      <FieldRow>
        <TextField<KidParentValues>
          name="subscriber_Parent_Street"
          label={t('kidParent.street')}
          width="rest"
        />
        <TextField<KidParentValues>
          name="subscriber_Parent_HouseNr"
          label={t('kidParent.houseNr')}
          width="short"
        />
      </FieldRow>
      <FieldRow>
        <TextField<KidParentValues>
          name="subscriber_Parent_PostalCode"
          label={t('kidParent.postalCode')}
          width="short"
        />
        <TextField<KidParentValues> name="subscriber_Parent_City" label={t('kidParent.city')} width="rest" />
      </FieldRow>
      <TextField<KidParentValues>
        name="subscriber_Parent_Country"
        label={t('kidParent.country')}
        width="half"
      />
    </FieldGroup>
  ),
} satisfies Meta<typeof FieldGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The heading is the accessible name of the group. */
export const Untouched: Story = {
  ...kidParentForm({}, { touched: false }),
  play: onlyAsserts(async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: t('kidParent.address') });
    await expect(group).toContainElement(canvas.getByLabelText(t('kidParent.city')));
  }),
};

export const Valid: Story = { tags: ['overview'], ...kidParentForm() };

export const WithProblems: Story = {
  ...kidParentForm({ subscriber_Parent_HouseNr: '', subscriber_Parent_City: 'G' }),
};

/** The help is part of the group's accessible description. */
export const WithHelp: Story = {
  ...Untouched,
  args: { help: t('kidParent.help') },
  play: onlyAsserts(async ({ canvas }) =>
    expect(canvas.getByRole('group')).toHaveAccessibleDescription(t('kidParent.help')),
  ),
};
