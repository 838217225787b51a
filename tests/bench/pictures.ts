import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LAST_RUN, type Compared } from '../visual/Run.ts';
import { exactly, type Row } from './Row.ts';

/** What the pictures cost in the last run of the stories; nothing when there was none. */
export function pictureRows(): Row[] {
  const file = join(LAST_RUN, 'shots.jsonl');
  if (!existsSync(file)) return [];
  const shots = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Compared);
  if (shots.length === 0) return [];
  const seconds = shots.reduce((sum, { ms }) => sum + ms, 0) / 1000;
  return [
    {
      figure: `Pictures taken and compared, per 100 (${shots.length} in the last run of the stories)`,
      unit: 's',
      ours: exactly((seconds / shots.length) * 100),
    },
  ];
}
