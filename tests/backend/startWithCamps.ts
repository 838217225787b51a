import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Camp } from '../../src/domain/camp.ts';
import { campItem } from '../../src/testing/camps.ts';
import { runScript, startServer, type Environment, type ServerProcess } from './serverProcess.ts';

/** Imports the camps, as an organiser would, and starts a server. */
export async function startWithCamps(
  environment: Environment,
  room: string,
  camps: readonly Camp[],
): Promise<ServerProcess> {
  const file = join(room, 'camps.json');
  writeFileSync(file, JSON.stringify(camps.map(campItem)));
  const imported = await runScript('camps', ['import', file], environment);
  if (imported.status !== 0) throw new Error(imported.stderr);
  return startServer(environment);
}
