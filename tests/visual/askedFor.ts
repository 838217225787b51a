import { componentOf, shotNamed } from './Shot.ts';

/**
 * The shots a person names on the command line: a shot, a story or a component, as ids (`components-daygrid`,
 * `components-daygrid--some-chosen`) or a component by its own name (`DayGrid`). Nothing named means all.
 */
export function askedFor(
  asked: readonly string[],
  names: readonly string[],
): { chosen: Set<string>; unknown: string | undefined } {
  if (asked.length === 0) return { chosen: new Set(names), unknown: undefined };
  const chosen = new Set<string>();
  let unknown: string | undefined;
  for (const word of asked) {
    const id = word.toLowerCase();
    const found = names.filter((name) => {
      const component = componentOf(name);
      return [name, shotNamed(name).story, component, component.split('-').at(-1)].includes(id);
    });
    if (found.length === 0) unknown ??= word;
    for (const name of found) chosen.add(name);
  }
  return { chosen, unknown };
}
