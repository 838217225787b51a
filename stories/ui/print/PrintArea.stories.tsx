import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PrintArea } from '../../../src/ui/print/PrintArea.tsx';
import { onlyAsserts } from '../../support/docs/onDocsPage.ts';

const meta = {
  component: PrintArea,
  // It has nothing to show on a screen, so its page has no states.
  tags: ['!autodocs', 'screen'],
  args: { children: 'DB-2027-0417' },
} satisfies Meta<typeof PrintArea>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It is hidden on screens. */
export const OnAScreen: Story = {
  tags: ['behaviour', 'overview'],
  play: onlyAsserts(async () => expect(document.querySelector('[data-print]')).not.toBeVisible()),
};
