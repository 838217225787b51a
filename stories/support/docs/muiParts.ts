import { compositionsOf, wholeOf } from './composition.ts';

const SOURCES = import.meta.glob<string>(['../../../src/{ui,components}/**/*.tsx', '!**/*Provider.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The parts of every component of the library, from the code. */
export const COMPOSITIONS = compositionsOf(SOURCES);

/** The id of the docs page of each component: its folder and its name, or one of both when they are the same. */
export const PAGES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(SOURCES).map((path) => {
    const [, group = '', name = ''] = /(\w+)\/(\w+)\.tsx$/.exec(path) ?? [];
    const id = name.toLowerCase();
    return [name, `${group === id ? id : `${group}-${id}`}--docs`];
  }),
);

/** The MUI parts of a component and of the components of this library that it is made of. */
export const partsUnder = (component: string) => wholeOf(component, COMPOSITIONS).parts;

/** The names of this library in `theme.components` under a component, each with its slots. */
export const slotsUnder = (component: string) => wholeOf(component, COMPOSITIONS).slots;
