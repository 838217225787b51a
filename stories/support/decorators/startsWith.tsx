import type { Decorator } from '@storybook/react-vite';
import { Fragment } from 'react';

/** Shows a form anew when a control changes one of these props, which it reads only when it starts. */
export const startsWith =
  (...props: string[]): Decorator =>
  (Story, { args }) => (
    <Fragment key={JSON.stringify(props.map((prop) => args[prop]))}>
      <Story />
    </Fragment>
  );
