import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect } from 'vitest';
import { saveEnrolment } from '../../src/backend/booking/saveEnrolment.ts';
import { importCamps, rowsOfJson } from '../../src/backend/camps/campImport.ts';
import type { Backend } from '../../src/backend/service/Backend.ts';
import { runOn } from '../../src/backend/commands/commands.ts';
import { openBackend } from '../../src/backend/service/openBackend.ts';
import { SetupProblem } from '../../src/backend/service/SetupProblem.ts';
import { readSettings } from '../../src/backend/service/settings.ts';
import { forgetAgain } from '../../src/backend/privacy/retention.ts';
import { rotateKeys } from '../../src/backend/privacy/rotateKeys.ts';
import { newKeyText, Vault } from '../../src/backend/privacy/Vault.ts';
import { enrolmentRecords } from '../../src/backend/privacy/enrolmentRecords.ts';
import { campItem, fixedCamp, flexibleCamp } from '../../src/testing/camps.ts';
import { inventedNationalNr } from '../../src/testing/people.ts';
import { child, enrol, enrolmentOf } from './client.ts';
import { onEachEngine, test } from './engines.ts';
import { runScript } from './serverProcess.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const camp = flexibleCamp();

/** Backs up the database and restores it as another one: with pg_dump, or as a copy without a pg_dump of this version. */
async function restored(url: string, other: string, backup: string): Promise<void> {
  const dump = spawnSync('pg_dump', ['--format=custom', `--file=${backup}.dump`, url], { encoding: 'utf8' });
  if (dump.status === 0) {
    const made = spawnSync('pg_restore', ['--dbname', other, `${backup}.dump`], { encoding: 'utf8' });
    expect([made.status, made.stderr]).toEqual([0, '']);
    return;
  }
  const client = new pg.Client({ connectionString: new URL('/postgres', url).href });
  await client.connect();
  const name = (address: string) => new URL(address).pathname.slice(1);
  await client.query(`DROP DATABASE ${name(other)}`);
  await client.query(`CREATE DATABASE ${name(other)} TEMPLATE ${name(url)}`);
  await client.end();
}

onEachEngine(() => {
  test('restores a backup with its booking, and forgets again', async ({ environment, freshDatabase }) => {
    const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = environment;
    const backup = join(temporaryFolder(), 'backup');
    const on = async <Result>(url: string | undefined, work: (backend: Backend) => Promise<Result>) => {
      const opened = await openBackend(readSettings({ DATA_DIR: dataDir, DATABASE_URL: url }), () => {});
      const backend = { ...opened.backend, clock: () => new Date('2026-11-22T12:00:00Z') };
      return work(backend).finally(() => opened.close());
    };
    const numbersOn = async (url: string | undefined) => {
      const records = await on(url, (backend) => enrolmentRecords(backend, camp.id));
      return records.map(({ details }) => details.subscriber_NationalNr);
    };
    await on(databaseUrl, async (backend) => {
      await importCamps(backend.database, rowsOfJson([campItem(camp)]), '2026-11-22');
      for (const n of [1, 2, 3]) {
        expect(await saveEnrolment(backend, [], enrolmentOf(camp, child(n)), null)).toHaveProperty(
          'reference',
        );
      }
    });
    const other = await freshDatabase();
    if (databaseUrl !== undefined && other !== undefined) await restored(databaseUrl, other, backup);
    else cpSync(dataDir, backup, { recursive: true });

    await on(databaseUrl, (backend) => runOn(backend, 'forget', { nationalNr: child(1) }));
    await on(databaseUrl, async (backend) => {
      const cancelled = (await enrolmentRecords(backend, camp.id)).find(
        ({ details }) => details.subscriber_NationalNr === child(3),
      );
      await runOn(backend, 'cancelBookings', { references: [cancelled?.reference ?? ''] });
    });
    expect(await numbersOn(databaseUrl)).toEqual([child(2)]);
    expect(readFileSync(join(dataDir, 'forgotten'), 'utf8')).not.toContain(child(1));
    expect(statSync(join(dataDir, 'forgotten')).mode & 0o777).toBe(0o600);

    if (databaseUrl === undefined) {
      rmSync(join(dataDir, 'database'), { recursive: true });
      cpSync(join(backup, 'database'), join(dataDir, 'database'), { recursive: true });
    }
    expect((await numbersOn(other)).sort()).toEqual([child(1), child(2), child(3)].sort());
    // Lists as one, with the older lines of a person before and behind.
    const file = join(dataDir, 'forgotten');
    const list = readFileSync(file, 'utf8');
    const older = list.replaceAll(/^\S+Z/gm, '2000-01-01T00:00:00Z');
    writeFileSync(file, [older, list, older].join(''));
    // Rotated before it is forgotten again; an enrolment after the erasure stays.
    const rotated = newKeyText('k9');
    const settings = readSettings({ DATA_DIR: dataDir, DATABASE_URL: other });
    const keys = `${rotated},${readFileSync(join(dataDir, 'keys'), 'utf8').trim()}`;
    const opened = await openBackend(
      { ...settings, dataKeys: keys },
      () => {},
      (present) => present,
    );
    await rotateKeys(opened.backend).finally(() => opened.close());
    const withKeys = async <Result>(dataKeys: string, work: (backend: Backend) => Promise<Result>) => {
      const { backend, close } = await openBackend({ ...settings, dataKeys }, () => {});
      return work(backend).finally(close);
    };
    await expect(withKeys(rotated, (backend) => runOn(backend, 'forgetAgain', {}))).rejects.toThrow(
      'lists persons by the key "k1", which is missing',
    );
    // As an editor saves it.
    writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8').replaceAll('\n', '\r\n')}`);
    expect(await withKeys(keys, (backend) => runOn(backend, 'forgetAgain', {}))).toEqual({ bookings: 2 });
    const numbers = await withKeys(keys, (backend) => enrolmentRecords(backend, camp.id));
    expect(numbers.map(({ details }) => details.subscriber_NationalNr)).toEqual([child(2)]);
    await withKeys(keys, async (backend) => {
      expect(await saveEnrolment(backend, [], enrolmentOf(camp, child(1)), null)).toHaveProperty('reference');
      expect(await runOn(backend, 'forgetAgain', {})).toEqual({ bookings: 0 });
      const refused = async () => {
        await expect(runOn(backend, 'forgetAgain', {})).rejects.toThrow(SetupProblem);
        return runOn(backend, 'forgetAgain', {}).catch((error: unknown) => (error as Error).message);
      };
      appendFileSync(file, '2026-11-28 k1 a-day-is-no-moment\n');
      expect(await refused()).toBe(
        `${file} has a line that cannot be read: "2026-11-28 k1 a-day-is-no-moment". Correct it, or remove it.`,
      );
      rmSync(file);
      expect(await refused()).toBe(
        `${file} lists nobody: forget-again needs the file of the DATA_DIR in which "forget" and "cancel" ran.`,
      );
      mkdirSync(file);
      expect(await refused()).toBe(`${file} cannot be read: EISDIR: illegal operation on a directory, read.`);
      await expect(runOn(backend, 'forget', { nationalNr: child(1) })).rejects.toThrow(
        `${file} cannot be written: EISDIR`,
      );
      expect(await runOn(backend, 'showPerson', { nationalNr: child(1) })).toHaveLength(1);
    });
  });

  test('names a camp that only an older version could read, until it is imported again', async ({
    environment,
  }) => {
    const on = async <Result>(work: (backend: Backend) => Promise<Result>) => {
      const { backend, close } = await openBackend(readSettings(environment), () => {});
      return work(backend).finally(close);
    };
    const importing = ({ database }: Backend) =>
      importCamps(database, rowsOfJson([campItem(camp)]), '2026-11-22');
    const listing = (backend: Backend) => runOn(backend, 'listCamps', {});
    const sentence = `The stored camp ${camp.id} cannot be read: PERIOD_STARTDATE "5 juli" is not a date. Import it again.`;
    await on(async (backend) => {
      await importing(backend);
      await backend.database.sql.execute(
        sql`UPDATE camp SET answer = answer || '{"PERIOD_STARTDATE": "5 juli"}'`,
      );
    });
    await expect(on(listing)).rejects.toThrow(new SetupProblem(sentence));
    expect(await runScript('start', [], environment)).toMatchObject({ status: 1, stderr: `${sentence}\n` });
    await on(importing);
    expect(await on(listing)).toHaveLength(1);
  });

  test.for(['before', 'after'])(
    'forgets %s a rotation by lines of a later key, which both commands need',
    async (when, { start }) => {
      const environment = { DATA_DIR: temporaryFolder() };
      const other = fixedCamp({ activeDays: ['2027-08-09'] });
      const backup = await start([camp, other], { environment });
      const live = await start([], { environment });
      const [middle, newest] = [newKeyText('middle'), newKeyText('newest')];
      const withKeys = (backend: Backend, ...keys: string[]) => ({
        ...backend,
        vault: Vault.fromText(keys.join()),
      });
      const parent = inventedNationalNr(1980, 1);
      await enrol(backup, camp, child(1));
      await enrol(backup, camp, child(2), { subscriber_Parent_NationalNr: parent });
      await enrol(backup, camp, child(3));
      for (const nationalNr of [child(1), parent])
        await runOn(withKeys(live.backend, middle), 'forget', { nationalNr });
      await enrol(backup, other, child(1));

      const without = withKeys(backup.backend, newest, backup.keyText);
      for (const command of [rotateKeys, forgetAgain])
        await expect(command(without)).rejects.toThrow(
          `${join(environment.DATA_DIR, 'forgotten')} lists persons by the key "middle", which is missing: add it`,
        );
      const all = when === 'before' ? [backup.keyText, middle] : [newest, middle, backup.keyText];
      const complete = withKeys(backup.backend, ...all);
      if (when === 'after') expect(await rotateKeys(complete)).toEqual({ bookings: 4 });
      expect(await forgetAgain(complete)).toEqual({ bookings: 2 });
      const left = await Promise.all([camp, other].map(({ id }) => enrolmentRecords(complete, id)));
      expect(left.flat().map(({ details }) => details.subscriber_NationalNr)).toEqual([child(3), child(1)]);
    },
  );
});
