import type { Decorator } from '@storybook/react-vite';

/** At most this wide. */
export const atWidth =
  (maxWidth: number | string): Decorator =>
  (Story) => (
    <div style={{ maxWidth }}>
      <Story />
    </div>
  );

/** As wide as A4 without its margins. */
export const onA4 = atWidth('174mm');

/** With room to scroll below. */
export const withRoomBelow: Decorator = (Story) => (
  <div style={{ paddingBottom: '100vh' }}>
    <Story />
  </div>
);
