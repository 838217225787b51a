/** A part of MUI that a component is made of. */
interface MuiPart {
  /** As it is imported: `OutlinedInput`. */
  name: string;
  /** Under this key of `theme.components` its look is changed. */
  themeKey: string;
}

/** What a component is made of, as its imports say. */
export interface Composition {
  /** The component's name, which is its file's. */
  component: string;
  /** Parts of MUI, in alphabetical order. */
  parts: MuiPart[];
  /** Components of this library, in alphabetical order. */
  components: string[];
}

const IMPORT = /^import (?:type )?(?:(\w+)|\{[^}]*\}) from '([^']+)';$/gm;

/** Reads the imports of a component's source. Icons, hooks and types are no parts. */
export function compositionOf(component: string, source: string): Composition {
  const parts: MuiPart[] = [];
  const components: string[] = [];
  for (const [, name, from = ''] of source.matchAll(IMPORT)) {
    const part = /^@mui\/(?:material|x-date-pickers)\/([A-Z]\w+)$/.exec(from)?.[1];
    const own = /^\..*\/([A-Z]\w+)\.tsx$/.exec(from)?.[1];
    if (part && (name ?? part) === part && !part.startsWith('Adapter'))
      parts.push({ name: part, themeKey: `Mui${part}` });
    if (own) components.push(own);
  }
  parts.sort((one, other) => one.name.localeCompare(other.name));
  return { component, parts, components: components.sort() };
}

const SOURCES = import.meta.glob<string>('../../../src/components/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What every component of the library is made of, out of the code. */
export const COMPOSITIONS: readonly Composition[] = Object.entries(SOURCES).map(([path, source]) =>
  compositionOf(/(\w+)\.tsx$/.exec(path)?.[1] ?? path, source),
);
