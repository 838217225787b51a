import type { Meta, StoryObj } from '@storybook/react-vite';
import { PrintedSheet } from '../../../src/components/medical/PrintedSheet.tsx';
import { EMPTY_MEDICAL_INFO } from '../../../src/domain/medicalSheet.ts';
import { FULL_MEDICAL_INFO, KID_PARENT, MEDICAL_INFO } from '../../../src/testing/people.ts';
import { onA4 } from '../../support/decorators/atWidth.tsx';

const meta = {
  component: PrintedSheet,
  decorators: [onA4],
  args: { organisationName: 'Sportkampen Dennenbos', details: KID_PARENT, sheet: MEDICAL_INFO },
} satisfies Meta<typeof PrintedSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneMedicationAndAllergy: Story = { tags: ['overview'] };

export const AllMedicationsAndAllergies: Story = { args: { sheet: FULL_MEDICAL_INFO } };

export const NothingFilledIn: Story = { args: { sheet: EMPTY_MEDICAL_INFO } };
