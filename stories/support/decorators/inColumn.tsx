import type { Decorator } from '@storybook/react-vite';
import { STEP_WIDTH } from '../../../src/theme/pageColumn.ts';

/** The maximum width of a step in the wizard. */
export const inColumn: Decorator = (Story) => (
  <div style={{ maxWidth: STEP_WIDTH, marginInline: 'auto' }}>
    <Story />
  </div>
);
