import { parseArgs, type ParseArgsConfig } from 'node:util';
import { SetupProblem } from './SetupProblem.ts';

/** What stands behind a verb: an operand or not, and which of the options. */
interface Verb<Option> {
  operand?: 'one' | 'optional';
  options?: readonly Option[];
}

/** The arguments of a command with these verbs; whatever else is typed is answered with its usage. */
export function readCommandLine<Name extends string, Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  verbs: Record<Name, Verb<keyof Options>>,
  options: Options,
) {
  const read = () => {
    try {
      return parseArgs({ args: process.argv.slice(2), allowPositionals: true, options });
    } catch {
      throw new SetupProblem(usage, 2);
    }
  };
  const { positionals, values } = read();
  const [verb = '', operand, ...more] = positionals;
  const wanted = Object.entries<Verb<keyof Options>>(verbs).find(([name]) => name === verb)?.[1];
  const isExpected =
    wanted !== undefined &&
    more.length === 0 &&
    (wanted.operand === 'optional' || (operand !== undefined) === (wanted.operand === 'one')) &&
    Object.keys(values).every((name) => wanted.options?.includes(name));
  if (!isExpected) throw new SetupProblem(usage, 2);
  return { verb: verb as Name, operand: operand ?? null, values };
}

/** Prints one JSON document for scripts, or these lines for people. */
export function answer(isJson: boolean | undefined, document: object, ...lines: string[]): void {
  console.log(isJson ? JSON.stringify(document, null, 2) : lines.join('\n'));
}

/** Columns as wide as what stands in them. */
export function tableOf(rows: readonly string[][]): string {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(width(column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Rows as a table, its columns called as their keys; `none` where there are no rows. */
export function recordsTable<Row extends Record<keyof Row, string | number | null>>(
  rows: readonly Row[],
  none: string,
): string {
  const [first] = rows;
  if (!first) return none;
  const names = Object.keys(first).map((key) =>
    key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  );
  // What a parent typed may not write anywhere but in its cell.
  const cell = (value: string | number | null) => String(value ?? '').replace(/\p{C}/gu, ' ');
  return tableOf([names, ...rows.map((row) => Object.values<string | number | null>(row).map(cell))]);
}
