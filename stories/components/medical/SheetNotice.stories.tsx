import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SheetNotice } from '../../../src/components/medical/SheetNotice.tsx';
import type { MessageKey } from '../../../src/messages/messages.ts';
import { onlyAsserts } from '../../support/docs/onDocsPage.ts';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: SheetNotice,
} satisfies Meta<typeof SheetNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One text is visible; the others only reserve its space. */
const saysOnly = (key: MessageKey): Story['play'] =>
  onlyAsserts(async ({ canvas }) => {
    for (const one of ['loading.medical', 'medicalForm.sheetFound', 'medicalForm.noSheet'] as const) {
      const [sentence] = canvas.queryAllByText(t(one));
      if (one === key) await expect(sentence).toBeVisible();
      else if (sentence) await expect(sentence).not.toBeVisible();
    }
  });

export const LookingForTheSheet: Story = {
  tags: ['overview'],
  args: { status: 'loading' },
  play: saysOnly('loading.medical'),
};

export const SheetFound: Story = { args: { status: 'found' }, play: saysOnly('medicalForm.sheetFound') };

export const NoSheetFound: Story = { args: { status: 'none' }, play: saysOnly('medicalForm.noSheet') };
