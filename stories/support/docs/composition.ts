/** A part of MUI that a component is made of. */
interface MuiPart {
  /** Its import name: `OutlinedInput`. */
  name: string;
  /** Its key in `theme.components`; null for a part without styles. */
  themeKey: string | null;
}

/** The parts of a component, from its imports. */
export interface Composition {
  /** The name of the component and of its file. */
  component: string;
  /** Parts of MUI, in alphabetical order. */
  parts: MuiPart[];
  /** Components of this library, in alphabetical order. */
  components: string[];
  /** Its own names in `theme.components`, each with its slots. */
  slots: ReadonlyMap<string, readonly string[]>;
}

/** Parts that MUI's theme has no key for. */
const WITHOUT_KEY = new Set(['Box', 'GlobalStyles', 'NoSsr', 'Portal']);

/** The parts that MUI renders inside a part, and that have their own key. */
const INSIDE: Record<string, readonly string[]> = {
  Accordion: ['Paper'],
  Alert: ['Paper'],
  AppBar: ['Paper'],
  Button: ['ButtonBase'],
  Card: ['Paper'],
  Checkbox: ['ButtonBase'],
  DateCalendar: ['DayCalendar', 'PickersArrowSwitcher', 'PickersCalendarHeader'],
  Dialog: ['Paper'],
  Drawer: ['Paper'],
  IconButton: ['ButtonBase'],
  Link: ['Typography'],
  OutlinedInput: ['InputBase'],
  Radio: ['ButtonBase'],
  Step: ['StepConnector'],
  StepLabel: ['StepIcon'],
};

/** The names and the path of a static import, or the path of a dynamic one. */
const IMPORT = /^import (?!type )([^;]+?) from '([^']+)';$|import\('([^']+)'\)/gm;
const SLOT = /\bname: '(Camp\w+)', slot: '(\w+)'/g;
const MUI_PART = /^@mui\/(?:material|x-date-pickers)\/([A-Z]\w+)$/;
const MUI_ICON = /^@mui\/icons-material\//;
const OWN_COMPONENT = /^\..*\/([A-Z]\w+)\.tsx$/;

const byName = (parts: ReadonlyMap<string, MuiPart>) =>
  [...parts.values()].sort((one, other) => one.name.localeCompare(other.name));

/** Reads the imports of a component's source. Hooks and types are not parts; every icon is an SvgIcon. */
export function compositionOf(component: string, source: string): Composition {
  const parts = new Map<string, MuiPart>();
  const components: string[] = [];
  for (const [, imported, from, later = ''] of source.matchAll(IMPORT)) {
    const values = imported?.replaceAll(/\btype \w+/g, '');
    const takes = (name = '') => values === undefined || new RegExp(`\\b${name}\\b`).test(values);
    const part = MUI_ICON.test(from ?? later) ? 'SvgIcon' : MUI_PART.exec(from ?? later)?.[1];
    const own = OWN_COMPONENT.exec(from ?? later)?.[1];
    if (part && (part === 'SvgIcon' || takes(part)) && !part.startsWith('Adapter')) {
      for (const name of [part, ...(INSIDE[part] ?? [])])
        parts.set(name, { name, themeKey: WITHOUT_KEY.has(name) ? null : `Mui${name}` });
    }
    if (own && takes(own)) components.push(own);
  }
  const slots = new Map<string, string[]>();
  for (const [, name = '', slot = ''] of source.matchAll(SLOT))
    slots.set(name, [...(slots.get(name) ?? []), slot]);
  return { component, parts: byName(parts), components: components.sort(), slots };
}

/** The components of these sources, by their paths. */
export const compositionsOf = (sources: Readonly<Record<string, string>>): readonly Composition[] =>
  Object.entries(sources).map(([path, source]) =>
    compositionOf(/(\w+)\.tsx$/.exec(path)?.[1] ?? path, source),
  );

/** A component and the components of this library that it is made of. */
function allUnder(
  component: string,
  compositions: readonly Composition[],
  seen = new Map<string, Composition>(),
): Composition[] {
  const composition = compositions.find((one) => one.component === component);
  if (composition && !seen.has(component)) {
    seen.set(component, composition);
    for (const name of composition.components) allUnder(name, compositions, seen);
  }
  return [...seen.values()];
}

/** What a component is made of, with all that its parts of this library are made of. */
export function wholeOf(component: string, compositions: readonly Composition[]) {
  const all = allUnder(component, compositions);
  return {
    parts: byName(new Map(all.flatMap(({ parts }) => parts.map((part) => [part.name, part] as const)))),
    slots: all.flatMap(({ slots }) => [...slots]),
  };
}
