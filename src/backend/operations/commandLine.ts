import { parseArgs, type ParseArgsConfig } from 'node:util';
import { runCommand, SetupProblem } from './SetupProblem.ts';

/** What follows the name of a subcommand. */
interface Arguments {
  /** Empty where the subcommand has none, or an optional one is left out. */
  operand: string;
  values: Record<string, string | boolean | undefined>;
}

interface Subcommand {
  operand?: 'required' | 'optional';
  options?: readonly string[];
  run: (given: Arguments) => Promise<void>;
}

/** Every option of the commands. */
const OPTIONS: NonNullable<ParseArgsConfig['options']> = {
  json: { type: 'boolean' },
  force: { type: 'boolean' },
  hours: { type: 'string' },
  to: { type: 'string' },
};

function parse({ options = [], operand }: Subcommand, usage: string): Arguments {
  try {
    const { positionals, values } = parseArgs({
      args: process.argv.slice(3),
      allowPositionals: operand !== undefined,
      options: Object.fromEntries(options.map((name) => [name, OPTIONS[name] ?? { type: 'boolean' }])),
    });
    if (positionals.length <= 1 && (operand !== 'required' || positionals.length === 1)) {
      return { operand: positionals[0] ?? '', values: values as Arguments['values'] };
    }
  } catch {
    // An option that this subcommand does not have.
  }
  throw new SetupProblem(usage, 2);
}

/** Runs the subcommand that the arguments of this process name; other arguments are answered with the usage. */
export function runSubcommand(usage: string, subcommands: Record<string, Subcommand>): Promise<void> {
  return runCommand(async () => {
    const name = process.argv[2] ?? '';
    const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
    if (!subcommand) throw new SetupProblem(usage, 2);
    await subcommand.run(parse(subcommand, usage));
  });
}

/** Prints one JSON document with `--json`, else these lines. */
export function print({ json }: Arguments['values'], document: object, ...lines: string[]): void {
  console.log(json === true ? JSON.stringify(document, null, 2) : lines.join('\n'));
}

/** `1 booking`, `2 bookings`. */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** Aligned columns. */
export function tableOf(rows: readonly string[][]): string {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const lineOf = (row: string[]) => row.map((cell, column) => cell.padEnd(width(column))).join('  ');
  return rows.map((row) => lineOf(row).trimEnd()).join('\n');
}

/** Records as a table with their keys as its head; `none` where there are no records. */
export function recordsTable<Row extends Record<keyof Row, string | number | null>>(
  rows: readonly Row[],
  none: string,
): string {
  const [first] = rows;
  if (!first) return none;
  const names = Object.keys(first).map((key) =>
    key.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`),
  );
  // Control characters that a parent typed do not reach the terminal.
  const cell = (value: string | number | null) => String(value ?? '').replace(/\p{C}/gu, ' ');
  return tableOf([names, ...rows.map((row) => Object.values<string | number | null>(row).map(cell))]);
}
