import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { MedicalSheetDialog } from '../../../src/components/medical/MedicalSheetDialog.tsx';
import { EMPTY_MEDICAL_INFO } from '../../../src/domain/medicalSheet.ts';
import { FULL_MEDICAL_INFO, MEDICAL_INFO } from '../../../src/testing/people.ts';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: MedicalSheetDialog,
  tags: ['responsive'],
  // A dialog covers the whole page, so each story of the docs page gets an iframe.
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: { open: true, hasMedicalData: true, sheet: MEDICAL_INFO, onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof MedicalSheetDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A sheet was found, or the child has allergy or medication data. */
export const WithMedicalData: Story = {
  tags: ['overview'],
  play: async ({ canvasElement }) => {
    const dialog = await screen.findByRole('dialog', { name: t('medicalSheetDialog.title') });
    await expect(dialog).toHaveAccessibleDescription(
      `Medicatie: Ventolin Allergie: Noten Opmerkingen: ja ${t('medicalSheetDialog.message')}`,
    );
    await expect(screen.getByRole('button', { name: t('medicalSheetDialog.checked') })).toBeVisible();
    // The page behind it takes no input.
    await expect(canvasElement.closest('[inert]')).not.toBeNull();
  },
};

export const WithoutMedicalData: Story = {
  args: { hasMedicalData: false, sheet: EMPTY_MEDICAL_INFO },
  play: async () =>
    expect(await screen.findByRole('button', { name: t('medicalSheetDialog.nothing') })).toBeVisible(),
};

export const AllMedicationsAndAllergies: Story = { args: { sheet: FULL_MEDICAL_INFO } };

/** Neither Escape nor a click outside closes it. */
export const EscapeAndOutside: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.parentElement as HTMLElement);
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
};

// Stories that move focus are not on the docs page.

/** Focus stays inside the dialog, and each button fires its callback. */
export const ByKeyboard: Story = {
  tags: ['behaviour', '!autodocs'],
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: t('medicalSheetDialog.checked') })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
