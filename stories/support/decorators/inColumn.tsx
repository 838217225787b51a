import type { Decorator } from '@storybook/react-vite';
import { STEP_WIDTH } from '../../../src/theme/pageColumn.ts';

/** As wide as the wizard lets a step become, so that a step is judged at the width parents see. */
export const inColumn: Decorator = (Story) => (
  <div style={{ maxWidth: STEP_WIDTH, marginInline: 'auto' }}>
    <Story />
  </div>
);
