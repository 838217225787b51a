import type { Preview } from '@storybook/react-vite';
import { PRESETS } from '../stories/support/presets.ts';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

const SCALARS = new Set(['string', 'number', 'boolean', 'enum']);

/**
 * Offers a control only where every value a designer can give is one the component can draw: presets by name for what is
 * an object, and nothing where an object or a day could be half typed. `ref` is React's own, and no prop to tell of.
 */
export const controls: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const offered = { ...argTypes };
  // What the docs know nothing of gets a control by its value.
  for (const [name, value] of Object.entries(initialArgs)) {
    if (typeof value === 'object') offered[name] ??= { name, control: { disable: true } };
  }
  for (const [name, argType] of Object.entries(offered)) {
    const presets = PRESETS[name];
    const safe = SCALARS.has(argType.type?.name ?? '') && name !== 'day';
    if (presets) {
      offered[name] = {
        ...argType,
        options: Object.keys(presets),
        mapping: presets,
        control: { type: 'select' },
      };
    } else if (name === 'ref') offered[name] = { ...argType, table: { disable: true } };
    else if (!safe) offered[name] = { ...argType, control: { disable: true } };
  }
  return offered;
};
