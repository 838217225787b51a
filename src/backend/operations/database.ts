import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The embedded database and PostgreSQL behind one type: the same SQL runs on both. */
export type Sql = PgDatabase<PgQueryResultHKT>;

/** A hand-written statement with `$1` … for its values. PostgreSQL plans it once on each connection, by its name. */
export interface Statement {
  name: string;
  text: string;
}

/** A database that is open and has the present schema. */
export interface Database {
  sql: Sql;
  /** For the statements every parent waits for: without the query builder, planned once. */
  run<Row>(statement: Statement, values: unknown[]): Promise<Row[]>;
  /** For the limits' counters: what is written here need not survive the last moment before a crash. */
  counters: Sql;
  /** Keeps rotations of the keys out until it is closed; `alone` keeps everybody else out. Throws when it cannot. */
  holdKeys(alone: boolean): Promise<void>;
  close(): Promise<void>;
}

/** The rows of a hand-written statement; both drivers answer alike, which their shared type does not say. */
export async function rowsOf<Row>(sql: Sql, statement: SQL): Promise<Row[]> {
  const result: unknown = await sql.execute(statement);
  return (result as { rows: Row[] }).rows;
}

/** What the database said; the query builder wraps it in an error of its own. */
function causeOf(error: unknown): { code?: string } {
  return error instanceof Error ? (error.cause ?? error) : {};
}

/** A statement would have put a second row under a unique key. */
export function isUniqueViolation(error: unknown): boolean {
  return causeOf(error).code === '23505';
}

/** PostgreSQL ended one of two statements that waited for each other, or could not put them in an order. */
export function isDeadlock(error: unknown): boolean {
  return ['40P01', '40001'].includes(causeOf(error).code ?? '');
}

/** Somebody else held a lock for longer than `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  return causeOf(error).code === '55P03';
}
