import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldRow } from '../../../src/ui/fields/FieldRow.tsx';
import { TextField } from '../../../src/ui/fields/TextField.tsx';
import type { KidParentValues } from '../../../src/domain/emptyKidParent.ts';
import { kidParentForm } from '../../support/decorators/inForm.tsx';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: FieldRow,
  tags: ['responsive'],
} satisfies Meta<typeof FieldRow>;
export default meta;

type Story = StoryObj<typeof meta>;

const streetAndNumber = (
  <>
    <TextField<KidParentValues> name="subscriber_Parent_Street" label={t('kidParent.street')} width="rest" />
    <TextField<KidParentValues>
      name="subscriber_Parent_HouseNr"
      label={t('kidParent.houseNr')}
      width="short"
    />
  </>
);

export const WideAndShort: Story = {
  ...kidParentForm({}, { touched: false }),
  args: { children: streetAndNumber },
};

export const PostalCodeAndCity: Story = {
  ...kidParentForm({}, { touched: false }),
  args: {
    children: (
      <>
        <TextField<KidParentValues>
          name="subscriber_Parent_PostalCode"
          label={t('kidParent.postalCode')}
          width="short"
        />
        <TextField<KidParentValues> name="subscriber_Parent_City" label={t('kidParent.city')} width="rest" />
      </>
    ),
  },
};

/** An error below one field does not move the other. */
export const OneInvalid: Story = {
  tags: ['overview'],
  ...kidParentForm({ subscriber_Parent_HouseNr: '' }),
  args: { children: streetAndNumber },
};
