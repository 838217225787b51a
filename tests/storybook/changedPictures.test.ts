import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { filesOfChanges } from '../../.storybook/changedPictures.ts';

/** A repository without commits, and the functions of a branch that changes its pictures. */
function repository() {
  onTestFinished(() => void vi.unstubAllEnvs());
  // Neither the developer's settings, such as signed commits, nor the repository of a hook that runs the tests.
  vi.stubEnv('GIT_CONFIG_GLOBAL', devNull);
  for (const name of ['GIT_DIR', 'GIT_INDEX_FILE', 'GIT_WORK_TREE']) vi.stubEnv(name, undefined);
  const root = mkdtempSync(join(tmpdir(), 'changed-pictures-'));
  const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { stdio: 'pipe' });
  const fileOf = (name: string) => join(root, 'tests/visual/baselines', `${name}.png`);
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  git('init', '--initial-branch=main');
  return {
    write: (name: string, content: string | { target: string }) => {
      rmSync(fileOf(name), { force: true });
      mkdirSync(dirname(fileOf(name)), { recursive: true });
      if (typeof content === 'string') writeFileSync(fileOf(name), content);
      else symlinkSync(content.target, fileOf(name));
    },
    remove: (name: string) => rmSync(fileOf(name)),
    commit: () => {
      git('add', 'tests');
      git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--message=Pictures');
    },
    changes: () => JSON.parse(String(filesOfChanges(root).get('changes.json'))) as unknown,
    before: (name: string) => String(filesOfChanges(root).get(`${name}.png`)),
  };
}

test('a picture that is a link changes with its target, and when it becomes a file', () => {
  const pictures = repository();
  expect(pictures.changes()).toBeNull();
  for (const name of ['a/changed', 'a/equal', 'a/gone']) pictures.write(`${name}/320-pine`, name);
  const link = { target: '../changed/320-pine.png' };
  pictures.write('a/linked/320-pine', link);
  pictures.write('a/unlinked/320-pine', { target: '../equal/320-pine.png' });
  pictures.commit();
  expect(pictures.changes()).toEqual([]);

  pictures.write('a/changed/320-pine', 'Changed');
  pictures.write('a/unlinked/320-pine', 'Changed too');
  pictures.write('a/new/320-pine', link);
  pictures.remove('a/gone/320-pine');
  expect(pictures.changes()).toEqual([
    { name: 'a/changed/320-pine', change: 'changed' },
    { name: 'a/gone/320-pine', change: 'gone' },
    { name: 'a/linked/320-pine', change: 'changed' },
    { name: 'a/new/320-pine', change: 'new' },
    { name: 'a/unlinked/320-pine', change: 'changed' },
  ]);
  expect(pictures.before('a/linked/320-pine')).toBe('a/changed');
  expect(pictures.before('a/unlinked/320-pine')).toBe('a/equal');
});
