import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestPostgres } from '../postgres.ts';
import type { Environment } from '../serverProcess.ts';
import { prepareDataDir } from '../testBackend.ts';

/** What one part found on one engine. */
export interface Finding {
  what: string;
  result: string;
  /** Whether it is as it must be. */
  holds: boolean;
}

/** What a part is given: how much, where, and whom to tell. */
export interface Chaos {
  postgres: TestPostgres;
  /** The share of the whole that this run does. */
  share: number;
  /** As many of so many. */
  scaled: (count: number) => number;
  note: (finding: Finding) => void;
}

/** A place for one part's data, on the embedded database or on PostgreSQL. */
export async function inRoom(
  databaseUrl: string | null,
  run: (environment: Environment, room: string) => Promise<void>,
): Promise<void> {
  const room = mkdtempSync(join(tmpdir(), 'enrolment-chaos-'));
  const dataDir = join(room, 'data');
  if (databaseUrl === null) await prepareDataDir(dataDir);
  try {
    await run({ DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) }, room);
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
}

/** A count as a person reads it. */
export const whole = (count: number) => Math.round(count).toLocaleString('en');
