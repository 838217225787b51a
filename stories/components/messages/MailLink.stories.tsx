import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MailLink } from '../../../src/components/messages/MailLink.tsx';
import { onlyAsserts } from '../../support/docs/onDocsPage.ts';

const meta = {
  component: MailLink,
  args: { email: 'secretariaat@example.be' },
} satisfies Meta<typeof MailLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithoutSubject: Story = { tags: ['overview'] };

export const WithSubject: Story = {
  tags: ['behaviour'],
  args: { subject: 'Zeilen & surfen, week 1' },
  play: onlyAsserts(async ({ canvas }) =>
    expect(canvas.getByRole('link')).toHaveAttribute(
      'href',
      'mailto:secretariaat@example.be?subject=Zeilen%20%26%20surfen%2C%20week%201',
    ),
  ),
};
