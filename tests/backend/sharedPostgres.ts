import { execFileSync } from 'node:child_process';
import { startPostgres } from './postgres.ts';

/** The address of the PostgreSQL that all files of a run share, in the environment of their processes. */
export const SHARED_POSTGRES = 'ENROLMENT_TEST_POSTGRES';

/** A global setup: one server for all files, in which each test creates its own databases. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Once, and not by the first servers of several tests at the same time.
  execFileSync(process.execPath, ['src/backend/service/build.mjs'], { stdio: 'inherit' });
  try {
    const postgres = await startPostgres();
    process.env[SHARED_POSTGRES] = postgres.url;
    return () => postgres.stop();
  } catch (error) {
    // CI tests both engines; elsewhere PostgreSQL is optional.
    if (process.env.CI) throw error;
    console.warn(
      `\n!!! PostgreSQL could not run here, so these tests run on the embedded database only.\n`,
      error,
    );
    return undefined;
  }
}
