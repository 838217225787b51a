import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { ROOT } from '../../src/build/paths.ts';
import { recordsTable } from '../../src/backend/commands/commandLine.ts';
import { replacePrivate } from '../../src/backend/service/privateFile.ts';
import { InputProblem, printJson, runCommand } from '../../src/backend/service/SetupProblem.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const STATEMENT = 'node --import tsx src/backend/commands/statement.ts';

/** Runs a line of Bash; its exit code and what it writes to standard error. */
function bash(line: string): Promise<{ status: number | string; stderr: string }> {
  return new Promise((resolve) => {
    execFile('bash', ['-c', line], { cwd: ROOT }, (error, _stdout, stderr) =>
      resolve({ status: error?.code ?? 0, stderr }),
    );
  });
}

describe('the result of a command', () => {
  test('fails the command if it is cut short', async () => {
    const file = join(temporaryFolder(), 'result');
    // A limit on the size of files cuts a write short, as a full disk does.
    const cut = await bash(`trap '' XFSZ; ulimit -f 1; ${STATEMENT} > ${file}`);
    expect(cut.status).toBe(1);
    expect(cut.stderr).toMatch(/^The output cannot be written: EFBIG.*\n$/);
    expect(readFileSync(file)).toHaveLength(1024);
  });

  test('may be read in part', async () => {
    expect(await bash(`set -o pipefail; ${STATEMENT} | true`)).toEqual({ status: 0, stderr: '' });
  });
});

test("a table has spaces in place of a parent's control characters", () => {
  const rows = [{ reference: 'R1', childName: 'No\u001b[2Jor\u202e' }];
  expect(recordsTable(rows, 'none')).toBe('reference  child name\nR1         No [2Jor');
  expect(recordsTable([], 'none')).toBe('none');
});

test('a command that asks for a number ends with its line, whatever follows', async () => {
  const data = 'timeout 60 node --import tsx src/backend/commands/data.ts forget';
  const asked = await bash(`${data} < <(echo 12345; exec sleep 80 2>&-)`);
  expect(asked).toEqual({
    status: 2,
    stderr: expect.stringContaining('not a valid national number') as string,
  });
});

test('neither JSON nor an error message has control characters', async () => {
  const given = 'Jan\u001b[31m\u009b2J\u202ed';
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  printJson({ given });
  const printed = write.mock.calls.join('');
  write.mockRestore();
  expect(printed.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
  expect(JSON.parse(printed)).toEqual({ given });

  const error = vi.spyOn(console, 'error').mockReturnValue();
  await runCommand(() => Promise.reject(new InputProblem(given)));
  expect(error).toHaveBeenCalledExactlyOnceWith('Jan [31m 2J\u202ed');
  error.mockRestore();
  process.exitCode = 0;
});

test('a private file that cannot be replaced leaves no other file', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'camp.csv'));
  expect(() => replacePrivate(join(folder, 'camp.csv'), 'Noor')).toThrow('EISDIR');
  expect(existsSync(join(folder, 'camp.csv.new'))).toBe(false);
});
