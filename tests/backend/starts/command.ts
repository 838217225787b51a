import { argumentsFor, refuse } from '../../commandLine.ts';
import { killStarts, STARTS } from './killedStarts.ts';

/** Of the about 4,000 steps of the creation: the next start removes what it made, whatever that is. */
const KILLS_IN_CREATION = 40;

/** `npm run chaos -- starts`: a start is killed at every file that it changes. Returns the exit code. */
export async function starts(args: string[]): Promise<number> {
  const usage = 'Use: npm run chaos -- starts [--seed SEED], with a whole number.';
  const options = { seed: { type: 'string', default: String(Date.now()) } } as const;
  const seed = Number(argumentsFor(usage, { args, options }).values.seed);
  if (!Number.isSafeInteger(seed)) refuse(usage);
  console.log(`Seed ${seed}`);
  let isRight = true;
  for (const start of STARTS) {
    const kills = start === 'creation' ? KILLS_IN_CREATION : Infinity;
    const broken = await killStarts(start, kills, seed, (done, of) => {
      if (done % 10 === 0 || done === of) console.log(`${start}: killed ${done} of ${of} times`);
    });
    if (broken.length > 0) console.log(`${start}: broken after step ${broken.join(', ')}`);
    isRight &&= broken.length === 0;
  }
  console.log(
    isRight ? 'Every folder opens with its bookings.' : 'Some folders do not open, or lack bookings.',
  );
  return isRight ? 0 : 1;
}
