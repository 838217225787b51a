import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates a folder that is removed after the test and its hooks. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'enrolment-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
