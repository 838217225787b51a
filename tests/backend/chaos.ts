import { parseArgs } from 'node:util';
import { howMeasured, writeMarked } from '../measured.ts';
import type { Finding } from './chaos/Chaos.ts';
import { chaosTable } from './chaos/chaosTable.ts';
import { PARTS } from './chaos/parts.ts';
import { startPostgres } from './postgres.ts';

// The long forms of the backend's tests: `npm run chaos [-- --part seats] [-- --scale 0.01]`. Prints what was found,
// and at full scale writes it into the backend's README, part by part.

const README = new URL('../../src/backend/README.md', import.meta.url);
const NAMES = Object.keys(PARTS);

function refuse(): never {
  console.error(`Use: npm run chaos -- [--part ${NAMES.join('|')}] [--scale 1]`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      options: { part: { type: 'string' }, scale: { type: 'string', default: '1' } },
    });
  } catch {
    return refuse();
  }
}

const { values } = readArguments();
const { part: wanted } = values;
const share = Number(values.scale);
if ((wanted !== undefined && !NAMES.includes(wanted)) || !(share > 0 && share <= 1)) refuse();

const postgres = await startPostgres();

/** What a part found, also when it broke off half-way. */
async function findingsOf(part: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  const note = (finding: Finding) => {
    findings.push(finding);
    console.log(`${finding.holds ? 'ok  ' : 'FAIL'} ${finding.what}: ${finding.result}`);
  };
  const scaled = (count: number) => Math.max(2, Math.round(count * share));
  try {
    await PARTS[part]?.({ postgres, share, scaled, note });
  } catch (error) {
    note({ what: `${part} broke off`, result: String(error), holds: false });
  }
  return findings;
}

try {
  for (const part of wanted === undefined ? NAMES : [wanted]) {
    const measured = howMeasured(`npm run chaos -- --part ${part}`);
    const findings = await findingsOf(part);
    if (findings.some(({ holds }) => !holds)) process.exitCode = 1;
    if (share < 1) continue;
    await writeMarked(README, 'chaos', (now) => chaosTable(now, NAMES, part, measured, findings));
  }
} finally {
  await postgres.stop();
}
