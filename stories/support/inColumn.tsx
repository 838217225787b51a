import type { Decorator } from '@storybook/react-vite';

/** As wide as the wizard lets a step become (WizardLayout), so that a step is judged at the width parents see. */
export const inColumn: Decorator = (Story) => (
  <div style={{ maxWidth: 640, marginInline: 'auto' }}>
    <Story />
  </div>
);
