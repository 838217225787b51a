import { parseArgs, type ParseArgsConfig } from 'node:util';
import { InputProblem, runCommand } from '../service/SetupProblem.ts';

/** What follows the name of a subcommand. */
export interface Arguments {
  /** Empty if the subcommand has none, or if an optional one is absent. */
  operand: string;
  /** All of them, for a subcommand that takes more than one. */
  operands: string[];
  values: ReturnType<typeof parseArgs>['values'];
}

export interface Subcommand {
  operand?: 'required' | 'optional' | 'several';
  options?: ParseArgsConfig['options'];
  run: (given: Arguments) => Promise<unknown>;
}

const COUNTS = { none: [0, 0], optional: [0, 1], required: [1, 1], several: [1, Infinity] } as const;

function parse({ options = {}, operand }: Subcommand, usage: string): Arguments {
  try {
    const [least, most] = COUNTS[operand ?? 'none'];
    const given = process.argv.slice(3);
    // A voucher may begin with a hyphen; options have two, and a name in lowercase.
    const isHyphened = (arg: string) => /^-./.test(arg) && !/^--[a-z]+(-[a-z]+)*(=|$)/.test(arg);
    const args = [...given.filter((arg) => !isHyphened(arg)), '--', ...given.filter(isHyphened)];
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length >= least && positionals.length <= most) {
      return { operand: positionals[0] ?? '', operands: positionals, values };
    }
  } catch {
    // An option that this subcommand does not have.
  }
  throw new InputProblem(usage);
}

/** Runs the subcommand that the arguments of this process name. Shows the usage for invalid arguments. */
export function runSubcommand(usage: string, subcommands: Record<string, Subcommand>): Promise<void> {
  return runCommand(async () => {
    const name = process.argv[2] ?? '';
    const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
    if (!subcommand) throw new InputProblem(usage);
    await subcommand.run(parse(subcommand, usage));
  });
}

/** `1 booking`, `2 bookings`. */
export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

/** Aligned columns. */
export function tableOf(rows: readonly string[][]): string {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length);
  }
  const lineOf = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return rows.map((row) => lineOf(row).trimEnd()).join('\n');
}

/** Records as a table with their keys as its header; `none` if there are no records. */
export function recordsTable(rows: readonly Record<string, string | number | null>[], none: string): string {
  const [first] = rows;
  if (!first) return none;
  const names = Object.keys(first).map((key) =>
    key.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`),
  );
  // Control characters in a parent's input must not reach the terminal.
  const cell = (value: string | number | null) => String(value ?? '').replace(/\p{C}/gu, ' ');
  return tableOf([names, ...rows.map((row) => Object.values(row).map(cell))]);
}
