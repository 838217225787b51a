import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OptionNote } from '../../../src/components/confirmation/OptionNote.tsx';

const EMAIL = 'secretariaat@dezonnebloem.example';

const meta = {
  component: OptionNote,
  args: { secretariatEmail: EMAIL },
} satisfies Meta<typeof OptionNote>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An e-mail address that does not fit breaks before its domain. */
export const LongAddress: Story = {
  tags: ['overview'],
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: EMAIL });
    const words = [...link.childNodes].filter(({ textContent }) => textContent !== '');
    const linesOf = (word: Node) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      return [...new Set([...range.getClientRects()].map(({ top }) => top))];
    };
    const [name, domain] = words.map(linesOf);
    await expect(name).toHaveLength(1);
    await expect(domain).not.toContain(name?.[0]);
  },
};
