import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ConfigProblem } from '../../../src/components/messages/ConfigProblem.tsx';
import { onlyAsserts } from '../../support/docs/onDocsPage.ts';
import { t } from '../../support/record/recording.ts';

const meta = {
  component: ConfigProblem,
  tags: ['responsive'],
  parameters: { layout: 'fullscreen' },
  args: { wrongKey: 'organisationUrl' },
} satisfies Meta<typeof ConfigProblem>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Names the key, for whoever deploys the page. */
export const MissingKey: Story = {
  tags: ['overview'],
  play: onlyAsserts(async ({ canvas, args }) => {
    await expect(canvas.getByText(t('configProblem.key', { key: args.wrongKey }))).toBeVisible();
  }),
};

/** The block is missing, or is not JSON. */
export const NoBlock: Story = { args: { wrongKey: 'enrolment-config' } };
