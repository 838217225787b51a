import type { Preview } from '@storybook/react-vite';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

const SCALARS = new Set(['string', 'number', 'boolean', 'enum']);

/**
 * Offers a control only where every value a designer can give is one the component can draw: an object that is empty at
 * first, or a day half typed, would put an error page in the story's place. `ref` is React's own, and no prop to tell of.
 */
export const scalarControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const offered = { ...argTypes };
  // What the docs know nothing of gets a control by its value.
  for (const [name, value] of Object.entries(initialArgs)) {
    if (typeof value === 'object') offered[name] ??= { name, control: { disable: true } };
  }
  for (const [name, argType] of Object.entries(argTypes)) {
    const safe = SCALARS.has(argType.type?.name ?? '') && name !== 'day';
    if (name === 'ref') offered[name] = { ...argType, table: { disable: true } };
    else if (!safe) offered[name] = { ...argType, control: { disable: true } };
  }
  return offered;
};
