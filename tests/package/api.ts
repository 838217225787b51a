import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../src/build/paths.ts';
import { outdatedReports } from './apiReports.ts';
import { sizes, tableOf, withTable } from './sizes.ts';

/** Writes the API reports and the table of sizes: `npm run api`. */

execFileSync(process.execPath, ['--import', 'tsx', 'src/build/library.ts'], { cwd: ROOT, stdio: 'inherit' });
if (outdatedReports({ write: true }).length > 0) process.exitCode = 1;
const docs = join(ROOT, 'docs/library.md');
writeFileSync(docs, withTable(readFileSync(docs, 'utf8'), tableOf(await sizes())));
