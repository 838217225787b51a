import type { Decorator, Preview } from '@storybook/react-vite';
import type { InputType, StrictInputType } from 'storybook/internal/types';
import { PRESETS } from '../stories/support/docs/presets.ts';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgsEnhancer = NonNullable<Preview['argsEnhancers']>[number];

const SCALARS = new Set(['string', 'number', 'boolean', 'enum']);

/** Props that are invalid while they are half typed. */
const HALF_TYPED = new Set(['day', 'name']);

/** The names of types that Storybook does not read further: they say nothing. */
const UNREAD = /^(unknown|union|intersection|NoInfer|Omit|Pick)\b/;

/** The type of a prop as its choices, or not at all. */
function withChoices(argType: StrictInputType): StrictInputType {
  const { options, type, table } = argType;
  const choices = options ?? (type?.name === 'enum' ? type.value : undefined);
  const summary = choices?.map(String).join(' | ');
  return summary !== undefined || UNREAD.test(table?.type?.summary ?? '')
    ? { ...argType, table: { ...table, type: { summary } } }
    : argType;
}

/** The controls of the form around a field, which `withForm` reads. */
function formControls(
  form: { values: Record<string, unknown> } | undefined,
  { name, options }: { name?: unknown; options?: readonly { value: string }[] },
): Record<string, StrictInputType> {
  if (!form) return {};
  const table = { category: 'Form' };
  const value = typeof name === 'string' ? form.values[name] : undefined;
  const presets = (key: 'selectedDays' | 'sheet'): Partial<StrictInputType> => ({
    options: Object.keys(PRESETS[key] ?? {}),
    mapping: PRESETS[key],
    control: { type: 'select' },
    table,
  });
  const text = { name: 'formValue', description: 'The value of the field', table };
  return {
    ...(typeof value === 'string' && {
      formValue: {
        ...text,
        type: { name: 'string' },
        control: { type: 'text' },
        ...(options && { control: { type: 'select' }, options: options.map((option) => option.value) }),
      },
    }),
    ...(typeof value === 'boolean' && {
      formValue: { ...text, type: { name: 'boolean' }, control: { type: 'boolean' } },
    }),
    ...('selectedDays' in form.values && {
      formDays: { name: 'formDays', description: 'The chosen days', ...presets('selectedDays') },
    }),
    ...('subscriber_allergy' in form.values && {
      formSheet: { name: 'formSheet', description: 'The medical sheet', ...presets('sheet') },
    }),
    formSubmitted: {
      name: 'formSubmitted',
      description: 'As after a submit',
      type: { name: 'boolean' },
      control: { type: 'boolean' },
      table,
    },
  };
}

const isDisabled = (control: unknown) => (control as { disable?: boolean } | undefined)?.disable === true;

/**
 * Shows a control only if the component can render every value of it: presets for an object, and none where an object or a day could be half typed. `ref` is React's own.
 */
export const controls: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters, title }) => {
  const component = title.split('/').at(-1) ?? '';
  const offered = { ...argTypes };
  // An undocumented prop gets a control by its value.
  for (const [name, value] of Object.entries(initialArgs)) {
    if (typeof value === 'object') offered[name] ??= { name, control: { disable: true } };
  }
  for (const [name, given] of Object.entries(offered)) {
    const argType = withChoices(given);
    const presets = PRESETS[`${component}.${name}`] ?? PRESETS[name];
    const safe =
      SCALARS.has(argType.type?.name ?? '') && !HALF_TYPED.has(name) && !isDisabled(argType.control);
    if (presets && !isDisabled(argType.control)) {
      offered[name] = {
        ...argType,
        options: Object.keys(presets),
        mapping: presets,
        control: { type: 'select' },
      };
    } else if (name === 'ref') offered[name] = { ...argType, table: { disable: true } };
    else offered[name] = safe ? argType : { ...argType, control: { disable: true } };
  }
  const form = parameters.form as { values: Record<string, unknown> } | undefined;
  return { ...offered, ...formControls(form, initialArgs) };
};

/** The name of the preset with this value, of a control with presets. */
function presetOf({ options, mapping }: Partial<InputType>, value: unknown): string | undefined {
  const presets = Object.entries(options && mapping ? (mapping as Record<string, unknown>) : {});
  return presets.find(([, preset]) => JSON.stringify(preset) === JSON.stringify(value))?.[0];
}

/** The args with the initial value of a required prop whose preset is deselected: its component cannot do without. */
export function withRequired({ args, initialArgs, argTypes }: Parameters<Decorator>[1]) {
  const required = Object.entries(argTypes).filter(
    ([name, { type, options }]) =>
      options && args[name] === undefined && typeof type === 'object' && type.required,
  );
  const initial = required.map(([name, { mapping }]): [string, unknown] => [
    name,
    mapping?.[String(initialArgs[name])] ?? initialArgs[name],
  ]);
  return { ...args, ...Object.fromEntries(initial) };
}

/** Shows the name of a preset in its control. */
export const readableArgs: ArgsEnhancer = ({ initialArgs, argTypes }) =>
  Object.fromEntries(
    Object.entries(initialArgs).map(([name, value]) => [
      name,
      presetOf(argTypes[name] ?? {}, value) ?? value,
    ]),
  );

/** Shows in its control whether a form is submitted. */
export const formArgs: ArgsEnhancer = ({ parameters }) => {
  const form = parameters.form as { touched: boolean } | undefined;
  return form ? { formSubmitted: form.touched } : {};
};
