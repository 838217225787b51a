import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Runs the stories of these files (all, when none is named), so that every shot is taken and compared. Whether they
 * passed is written in the run's record.
 */
export function drawStories(files: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    const args = ['run', '--project', 'stories', '--reporter=tests/visual/Progress.ts', ...files];
    const child = spawn(process.execPath, [vitest, ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('close', () => resolve());
  });
}
