import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CampProblem } from '../../../src/components/messages/CampProblem.tsx';

const meta = {
  component: CampProblem,
  args: { organisationName: 'Sportkampen Dennenbos', organisationUrl: '#organisatie', onRetry: fn() },
} satisfies Meta<typeof CampProblem>;
export default meta;

type Story = StoryObj<typeof meta>;

export const UnknownCamp: Story = { args: { kind: 'unknown' } };

/** The camp has no id, price or days, or a value that cannot be read. */
export const UnreadableCamp: Story = { args: { kind: 'unreadable' } };

/** The server answered with an error. */
export const ServerError: Story = { tags: ['overview', 'responsive'], args: { kind: 'unanswered' } };
export const RequestAborted: Story = { args: { kind: 'unanswered', transport: { kind: 'aborted' } } };
export const NoConnection: Story = { args: { kind: 'unanswered', transport: { kind: 'network' } } };
export const TimeOut: Story = { args: { kind: 'unanswered', transport: { kind: 'timeout', ms: 15000 } } };
