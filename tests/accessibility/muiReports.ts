/** What MUI says of its own parts, on the page with which its package comes. */
export interface MuiReports {
  version: string;
  /** The components that have a report. */
  components: ReadonlySet<string>;
  /** The criteria that a component does not meet on its own. */
  gaps: ReadonlyMap<string, readonly string[]>;
}

/** The parts that MUI reports under the name of the component that they are the parts of. */
const PART_OF: Readonly<Record<string, string>> = { OutlinedInput: 'TextField' };

const LINK = /\[(\w+)\]\(\S+?\/src\/\w+\/accessibility\.md\)/g;
const linked = (cell = '') => [...cell.matchAll(LINK)].map(([, name = '']) => name);

/** Reads `docs/material-ui/getting-started/accessibility.md` of `@mui/material`. */
export function readMuiReports(page: string): MuiReports {
  const [, version = ''] = /`@mui\/material` v([\d.]+)/.exec(page) ?? [];
  const [scorecard = '', gapTable = ''] = ['scorecard', 'scorecard-gaps'].map(
    (name) => new RegExp(`<!-- ${name}:start -->([\\s\\S]*?)<!-- ${name}:end -->`).exec(page)?.[1],
  );
  const gaps = new Map<string, string[]>();
  for (const row of gapTable.split('\n')) {
    const [, , criteria = '', affected = ''] = row.split(/(?<!\\)\|/);
    const numbers = [...criteria.matchAll(/\[([\d.]+) /g)].map(([, number = '']) => number);
    for (const name of linked(affected)) gaps.set(name, [...(gaps.get(name) ?? []), ...numbers]);
  }
  return { version, components: new Set(linked(scorecard)), gaps };
}

/** The names that MUI reports these parts under. */
export const reportedAs = ({ components }: MuiReports, parts: Iterable<string>): string[] =>
  [...new Set([...parts].map((part) => PART_OF[part] ?? part))].filter((name) => components.has(name)).sort();
