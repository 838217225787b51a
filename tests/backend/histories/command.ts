import { argumentsFor, refuse } from '../../commandLine.ts';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { findContradiction } from './histories.ts';
import { NO_FAULT, PLANTED_FAULTS, type PlantedFault } from './plantedFaults.ts';

const ENGINES = ['embedded', 'PostgreSQL'] as const;
type Engine = (typeof ENGINES)[number];

/** A fault must be found in the seeds from 1 to this. */
const SEEDS_PER_FAULT = 200;
const PROGRESS_EVERY = 25;

const USAGE = `Use: npm run chaos -- histories [--seeds 100] [--from 1] [--engine ${ENGINES.join('|')}] [--planted]`;

function optionsFrom(args: string[]) {
  const text = { type: 'string' } as const;
  const { values } = argumentsFor(USAGE, {
    args,
    options: { seeds: text, from: text, engine: text, planted: { type: 'boolean', default: false } },
  });
  const [seeds, from] = [Number(values.seeds ?? 100), Number(values.from ?? 1)];
  const engines = ENGINES.filter((engine) => values.engine === undefined || engine === values.engine);
  const isRight = [seeds, from].every((count) => Number.isSafeInteger(count) && count > 0);
  if (!isRight || engines.length === 0) refuse(USAGE);
  return { seeds, from, engines, planted: values.planted };
}

/** Runs the seeds on an engine, prints the outcome, and returns whether there was no contradiction. */
async function runSeeds(
  engine: Engine,
  postgres: TestPostgres,
  run: { from: number; seeds: number; fault: PlantedFault },
): Promise<{ seed: number } | null> {
  const start = performance.now();
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(0)} s`;
  const url = engine === 'PostgreSQL' ? await postgres.createDatabase() : undefined;
  let total = 0;
  const found = await findContradiction(run, url, (seeds, calls) => {
    total = calls;
    if (seeds % PROGRESS_EVERY === 0) console.log(`${engine}: ${seeds} seeds, ${calls} calls, ${seconds()}`);
  });
  if (found) console.log(`\n${engine}, seed ${found.seed}: ${found.problem}\n`);
  else console.log(`${engine}: no contradiction in ${run.seeds} seeds, ${total} calls, ${seconds()}`);
  return found;
}

/** `npm run chaos -- histories`. Returns the exit code. */
export async function histories(args: string[]): Promise<number> {
  const { seeds, from, engines, planted } = optionsFrom(args);
  const postgres = await startPostgres();
  try {
    if (planted) {
      const missed: string[] = [];
      for (const fault of PLANTED_FAULTS) {
        console.log(`\n── ${fault.name}`);
        const run = { from: 1, seeds: SEEDS_PER_FAULT, fault };
        if (!(await runSeeds(engines.at(-1) ?? 'PostgreSQL', postgres, run))) missed.push(fault.name);
      }
      const found = `Found ${PLANTED_FAULTS.length - missed.length} of ${PLANTED_FAULTS.length} planted faults`;
      console.log(missed.length === 0 ? `${found}.` : `${found}, but not ${missed.join(', ')}.`);
      return missed.length === 0 ? 0 : 1;
    }
    for (const engine of engines) {
      const found = await runSeeds(engine, postgres, { from, seeds, fault: NO_FAULT });
      if (found) {
        console.log(`Again: npm run chaos -- histories --from ${found.seed} --seeds 1 --engine ${engine}`);
        return 1;
      }
    }
    return 0;
  } finally {
    await postgres.stop();
  }
}
