import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBackend } from '../../src/backend/operations/openBackend.ts';
import { addKey } from '../../src/backend/privacy/keys.ts';
import { rotateKeys } from '../../src/backend/privacy/rotateKeys.ts';
import { readSettings } from '../../src/backend/operations/settings.ts';
import { newKeyText, Vault } from '../../src/backend/privacy/Vault.ts';
import { onEachEngine } from './engines.ts';
import { runScript } from './serverProcess.ts';
import { prepareDataDir } from './testBackend.ts';

let room = '';
let keyFile = '';
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'enrolment-keys-'));
  keyFile = join(room, 'keys');
});
afterEach(() => rmSync(room, { recursive: true, force: true }));

const keys = () => readFileSync(keyFile, 'utf8').trim().split(',');
const idsOf = (pairs: readonly string[]) => pairs.map((pair) => pair.split('=')[0]);
const silent = () => {};

onEachEngine((_start, freshDatabase, engine) => {
  /** An empty database, and the settings that name it. */
  async function prepared(): Promise<(dataKeys?: string) => Record<string, string>> {
    const databaseUrl = await freshDatabase();
    if (databaseUrl === undefined) await prepareDataDir(room);
    const settings = { DATA_DIR: room, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) };
    return (dataKeys) => (dataKeys === undefined ? settings : { ...settings, DATA_KEYS: dataKeys });
  }

  async function open(environment: Record<string, string>): Promise<void> {
    await (await openBackend(readSettings(environment), silent)).close();
  }

  async function rotate(environment: Record<string, string>): Promise<void> {
    const settings = readSettings(environment);
    const opened = await openBackend(settings, silent, (present) => addKey(settings, present, silent));
    try {
      await rotateKeys(opened.backend);
    } finally {
      await opened.close();
    }
  }

  test('gives a new key an unused name, even after old keys were removed', async () => {
    const settings = await prepared();
    await open(settings());
    await rotate(settings());
    expect(idsOf(keys())).toEqual(['k2', 'k1']);
    writeFileSync(keyFile, `${keys()[0]}\n`);
    await rotate(settings());
    expect(idsOf(keys())).toEqual(['k3', 'k2']);
    await open(settings());
  });

  test('refuses a database without its keys, naming them and their file', async () => {
    const settings = await prepared();
    await open(settings());
    const kept = readFileSync(keyFile);
    rmSync(keyFile);
    const sentence = new RegExp(`keys of this database.*"k1".*missing.*${keyFile}.*DATA_KEYS`);
    await expect(open(settings())).rejects.toThrow(sentence);
    await expect(rotate(settings())).rejects.toThrow(sentence);
    expect(existsSync(keyFile)).toBe(false);
    writeFileSync(keyFile, kept);
    await open(settings());
  });

  test('refuses another key of the same name at start and rotation', async () => {
    const settings = await prepared();
    await open(settings('k1=' + Buffer.alloc(32, 1).toString('base64')));
    const other = newKeyText('k1');
    const sentence = 'another key of the name "k1"';
    await expect(open(settings(other))).rejects.toThrow(sentence);
    await expect(rotate(settings(other))).rejects.toThrow(sentence);
    await expect(rotate(settings(`${newKeyText('k2')},${other}`))).rejects.toThrow(sentence);
  });

  test('refuses a rotation beside a server, and leaves the key file unchanged', async () => {
    const settings = await prepared();
    const server = await openBackend(readSettings(settings()), silent);
    const before = keys();
    await expect(rotate(settings())).rejects.toThrow(
      /^(Servers or commands are at work|The data in .* is in use)/,
    );
    expect(keys()).toEqual(before);
    await server.close();
    await rotate(settings());
    expect(idsOf(keys())).toEqual(['k2', 'k1']);
  });

  test('closes the database of a server that lost the lock while the keys were rotated', async (context) => {
    context.skip(engine === 'embedded', 'one process has the folder');
    const settings = await prepared();
    await open(settings());
    const { backend, close } = await openBackend(readSettings(settings()), silent);
    const { sql: db } = backend.database;
    await db.execute(sql`UPDATE lookup_key SET fingerprint = 'of another key'`);
    await db.execute(
      sql`SELECT pg_terminate_backend(pid) FROM pg_locks
        WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    const state = () =>
      db.execute(sql`SELECT 1`).then(
        () => 'open',
        () => 'closed',
      );
    expect(await state()).toBe('open');
    await expect.poll(state, { timeout: 60_000 }).toBe('closed');
    await close();
  });

  test('refuses a database of a newer version', async () => {
    const settings = await prepared();
    const opened = await openBackend(readSettings(settings()), silent);
    await opened.backend.database.sql.execute(
      sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of tomorrow', 9999999999999)`,
    );
    await opened.close();
    await expect(open(settings())).rejects.toThrow(
      /^The database was changed by a newer version of this program: /,
    );
  });

  test('refuses a rotation without the old key, and leaves the key file unchanged', async () => {
    const settings = await prepared();
    await open(settings(newKeyText('k1')));
    writeFileSync(keyFile, newKeyText('k7'));
    const before = keys();
    await expect(rotate(settings())).rejects.toThrow('written with the key "k1"');
    expect(keys()).toEqual(before);
  });
});

test('does not replace the key file with one that cannot be read', () => {
  const kept = newKeyText(`k${'9'.repeat(31)}`);
  writeFileSync(keyFile, kept);
  expect(() => addKey({ dataKeys: null, dataDir: room }, Vault.fromText(kept), silent)).toThrow('id=base64');
  expect(keys()).toEqual([kept]);
});

test('refuses a rotation with the wrong key in one sentence', async () => {
  await prepareDataDir(room);
  await openBackend(readSettings({ DATA_DIR: room }), silent).then((opened) => opened.close());
  const made = await runScript('data', ['rotate'], { DATA_DIR: room, DATA_KEYS: newKeyText('k1') });
  expect([made.status, made.stderr.trim().split('\n')]).toEqual([
    1,
    [expect.stringContaining('another key of the name "k1"')],
  ]);
});
