import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test as plainTest } from 'vitest';
import { openBackend } from '../../src/backend/service/openBackend.ts';
import { SetupProblem } from '../../src/backend/service/SetupProblem.ts';
import { readSettings } from '../../src/backend/service/settings.ts';
import { lookupKey } from '../../src/backend/database/schema.ts';
import { addKey } from '../../src/backend/privacy/keys.ts';
import { rotateKeys } from '../../src/backend/privacy/rotateKeys.ts';
import { newKeyText, Vault } from '../../src/backend/privacy/Vault.ts';
import { onEachEngine, onPostgres, test } from './engines.ts';
import type { Environment } from './serverProcess.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import { openDatabase } from './testBackend.ts';

const silent = () => {};
const openAs = (environment: Environment) => openBackend(readSettings(environment), silent);
const open = async (environment: Environment) => (await openAs(environment)).close();

async function rotate(environment: Environment): Promise<void> {
  const settings = readSettings(environment);
  const opened = await openBackend(settings, silent, (present) => addKey(settings, present, silent));
  await rotateKeys(opened.backend).finally(() => opened.close());
}

const keyFileOf = ({ DATA_DIR = '' }: Environment) => join(DATA_DIR, 'keys');
const keysOf = (environment: Environment) => readFileSync(keyFileOf(environment), 'utf8').trim().split(',');
const idsOf = (environment: Environment) => keysOf(environment).map((pair) => pair.split('=')[0]);

onEachEngine(() => {
  test('gives a new key an unused name, even after old keys were removed', async ({ environment }) => {
    await open(environment);
    await rotate(environment);
    expect(idsOf(environment)).toEqual(['k2', 'k1']);
    writeFileSync(keyFileOf(environment), `${keysOf(environment)[0]}\n`);
    await rotate(environment);
    expect(idsOf(environment)).toEqual(['k3', 'k2']);
    await open(environment);
  });

  test('refuses a database without its keys, naming them and their file', async ({ environment }) => {
    await open(environment);
    const original = readFileSync(keyFileOf(environment));
    rmSync(keyFileOf(environment));
    const sentence = new RegExp(`keys of this database.*"k1".*missing.*${keyFileOf(environment)}.*DATA_KEYS`);
    await expect(open(environment)).rejects.toThrow(sentence);
    await expect(rotate(environment)).rejects.toThrow(sentence);
    expect(existsSync(keyFileOf(environment))).toBe(false);
    writeFileSync(keyFileOf(environment), original);
    await open(environment);
  });

  test('refuses to start or rotate with another key of the same name, or without it', async ({
    environment,
  }) => {
    await open({ ...environment, DATA_KEYS: newKeyText('k1') });
    writeFileSync(keyFileOf(environment), newKeyText('k7'));
    const before = keysOf(environment);
    const other = newKeyText('k1');
    const anotherKey = 'another key of the name "k1"';
    for (const [refused, keys, sentence] of [
      [open, { DATA_KEYS: other }, anotherKey],
      [rotate, { DATA_KEYS: other }, anotherKey],
      [rotate, { DATA_KEYS: `${newKeyText('k2')},${other}` }, anotherKey],
      [open, {}, 'written with the key "k1"'],
      [rotate, {}, 'written with the key "k1"'],
    ] as const) {
      await expect(refused({ ...environment, ...keys })).rejects.toThrow(sentence);
    }
    expect(keysOf(environment)).toEqual(before);
  });

  test('refuses a rotation whose first key is that of the database', async ({ environment }) => {
    const [old, next] = [newKeyText('k1'), newKeyText('k2')];
    await open({ ...environment, DATA_KEYS: old });
    const rotateWith = (...keys: string[]) => rotate({ ...environment, DATA_KEYS: keys.join(',') });
    await expect(rotateWith(old)).rejects.toThrow('"k1", is already that of the database');
    await rotateWith(next, old);
    await expect(rotateWith(next, old)).rejects.toThrow('"k2", is already that of the database');
  });

  test('refuses a rotation while a server runs, and leaves the key file unchanged', async ({
    environment,
  }) => {
    const server = await openAs(environment);
    const before = keysOf(environment);
    await expect(rotate(environment)).rejects.toThrow(
      /^(Servers or commands are using this database|The data in .* is in use)/,
    );
    expect(keysOf(environment)).toEqual(before);
    await server.close();
    await rotate(environment);
    expect(idsOf(environment)).toEqual(['k2', 'k1']);
  });

  test('refuses a rotation without a key of an erasure, and leaves the key file unchanged', async ({
    environment,
  }) => {
    await open(environment);
    const before = keysOf(environment);
    writeFileSync(
      join(environment.DATA_DIR ?? '', 'forgotten'),
      '2026-11-22T12:00:00Z k7 an-hmac\n2026-11-22T12:00:00Z cancelled: 23456789\n',
    );
    await expect(rotate(environment)).rejects.toThrow('lists persons by the key "k7", which is missing');
    expect(keysOf(environment)).toEqual(before);
    await open(environment);
  });

  test('refuses a database of a newer version', async ({ environment }) => {
    const opened = await openAs(environment);
    await opened.backend.database.sql.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of tomorrow', 9999999999999)`,
    );
    await opened.close();
    await expect(open(environment)).rejects.toThrow(
      /^The database was changed by a newer version of this program: /,
    );
  });
});

onPostgres(() => {
  test('keeps one key when two first starts have different ones', async ({ freshDatabase }) => {
    for (let n = 0; n < 3; n += 1) {
      const DATABASE_URL = (await freshDatabase()) ?? '';
      // Only the keys are stored at the same time.
      await (await openDatabase(DATABASE_URL)).close();
      const starts = ['one', 'other'].map((id) => openAs({ DATABASE_URL, DATA_KEYS: newKeyText(id) }));
      const opened = await Promise.allSettled(starts);
      const servers = opened.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
      const stored = await servers[0]?.backend.database.sql.select().from(lookupKey);
      expect([servers.length, stored?.length]).toEqual([1, 1]);
      await servers[0]?.close();
    }
  });

  test('closes a server that lost the lock while keys were rotated', async ({ environment }) => {
    await open(environment);
    let isOutdated = false;
    const opened = await openBackend(readSettings(environment), silent, 'server', () => {
      isOutdated = true;
    });
    const { sql: db } = opened.backend.database;
    const state = () =>
      db.execute(sql`SELECT 1`).then(
        () => 'open',
        () => 'closed',
      );
    expect(await state()).toBe('open');
    await db.execute(sql`UPDATE lookup_key SET fingerprint = 'of another key'`);
    await db.execute(
      sql`SELECT pg_terminate_backend(pid) FROM pg_locks
        WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    await expect.poll(state, { timeout: 60_000 }).toBe('closed');
    // The process can end.
    await expect.poll(() => isOutdated).toBe(true);
    await opened.close();
  });
});

plainTest('says in one sentence that a new key cannot be written', () => {
  const [dataDir, original] = [temporaryFolder(), newKeyText('k1')];
  const file = join(dataDir, 'keys');
  writeFileSync(file, original);
  // In the place of the file that replaces it.
  mkdirSync(`${file}.new`);
  const add = () => addKey(readSettings({ DATA_DIR: dataDir }), Vault.fromText(original), silent);
  expect(add).toThrow(SetupProblem);
  expect(add).toThrow(`The key file ${file} cannot be written: `);
  expect(keysOf({ DATA_DIR: dataDir })).toEqual([original]);
});

plainTest('does not replace the key file with one that cannot be read', () => {
  const original = newKeyText(`k${'9'.repeat(31)}`);
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, 'keys'), original);
  expect(() => addKey(readSettings({ DATA_DIR: dataDir }), Vault.fromText(original), silent)).toThrow(
    'id=base64',
  );
  expect(keysOf({ DATA_DIR: dataDir })).toEqual([original]);
});
