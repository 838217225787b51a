import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** The query builder on either engine: the results of both have `rows`. */
export type Sql = PgDatabase<NodePgQueryResultHKT>;

/** An open database with the current schema. */
export interface Database {
  sql: Sql;
  /** For frequent statements, without the query builder: with `$1` … for the values, and prepared. */
  run<Row>(statement: string, values: unknown[]): Promise<Row[]>;
  /**
   * Acquires the lock on the keys: shared, or exclusive (`alone`) for a rotation. Throws if it is not free. If the keys are
   * rotated later, the database is closed and `outdated` is called.
   */
  holdKeys(alone: boolean, outdated: () => void): Promise<void>;
  close(): Promise<void>;
}

/** The database's own error, which the query builder wraps. */
export function causeOf(error: unknown): { code?: string; message?: string } {
  return error instanceof Error ? (error.cause ?? error) : {};
}

const hasCode = (error: unknown, ...codes: string[]) => codes.includes(causeOf(error).code ?? '');

/** A concurrent transaction won: a unique violation, a deadlock or a serialization failure. */
export const isConflict = (error: unknown) => hasCode(error, '23505', '40P01', '40001');

export const isLockTimeout = (error: unknown) => hasCode(error, '55P03');

/** PostgreSQL could not write its files. It goes on once there is space. */
export const isDiskFull = (error: unknown) => hasCode(error, '53100');

/**
 * Codes of PostgreSQL and of Node: a lost connection, a start or a stop, a full disk or memory, no free connection, a
 * user that is refused, and the timeouts of a statement, a lock, an idle transaction and a transaction.
 */
const UNAVAILABLE =
  /^(08|57P0|57014|53[123]00|25006|25P0[34]|28000|28P01|55P03|ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH)/;

/**
 * PostgreSQL cannot be reached for a moment, as in a restart or a fail-over, cannot write, or cancelled a statement that
 * took too long.
 */
export function isUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = causeOf(error);
  return UNAVAILABLE.test(code) || /^(Connection terminated|Client has encountered a conn)/.test(message);
}

/** Every connection of the pool stayed in use for too long. pg-pool gives this error no code. */
export function isPoolTimeout(error: unknown): boolean {
  return causeOf(error).message === 'timeout exceeded when trying to connect';
}
