import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { RepeatedBlocks } from '../../../src/components/medical/RepeatedBlocks.tsx';
import { FieldGroup } from '../../../src/ui/fields/FieldGroup.tsx';
import { TextField } from '../../../src/ui/fields/TextField.tsx';
import type { MedicalInfo } from '../../../src/domain/medicalSheet.ts';
import { medicalForm } from '../../support/decorators/inForm.tsx';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: RepeatedBlocks,
  // In the card of their question.
  decorators: [
    (Story) => (
      <FieldGroup heading={t('allergy.heading')}>
        <Story />
      </FieldGroup>
    ),
  ],
  argTypes: {
    heading: { type: 'string', control: 'select', options: ['allergy.number', 'medication.number'] },
    add: { type: 'string', control: 'select', options: ['allergy.add', 'medication.add'] },
    // Only a screen reader says them.
    remove: { control: { disable: true } },
    removed: { control: { disable: true } },
  },
  args: {
    rows: [
      ['subscriber_allergy1_name', 'subscriber_allergy1_cantEat', 'subscriber_allergy1_symptoms'],
      ['subscriber_allergy2_name', 'subscriber_allergy2_cantEat', 'subscriber_allergy2_symptoms'],
    ],
    shown: [0],
    heading: 'allergy.number',
    add: 'allergy.add',
    remove: 'allergy.remove',
    removed: 'allergy.removed',
    children: ([name]) => <TextField<MedicalInfo> name={name} label={t('allergy.name')} />,
  },
} satisfies Meta<typeof RepeatedBlocks>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The only block cannot be removed: unticking hides it. */
export const OneBlock: Story = { ...medicalForm({ subscriber_allergy1_name: 'Noten' }, { touched: false }) };

/** The maximum: no button to add one. */
export const AllBlocks: Story = {
  ...medicalForm(
    { subscriber_allergy1_name: 'Noten', subscriber_allergy2_name: 'Bijen' },
    { touched: false },
  ),
  args: { shown: [0, 1] },
};

/** The next block moves up, and the removal is announced. */
export const FirstRemoved: Story = {
  tags: ['overview'],
  ...AllBlocks,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('allergy.remove', { n: 1 }) }));
    await expect(canvas.getAllByRole('textbox')[0]).toHaveValue('Bijen');
    await expect(canvas.getByRole('status')).toHaveTextContent(t('allergy.removed', { n: 1 }));
  },
};
