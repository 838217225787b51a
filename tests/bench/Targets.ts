import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Camp } from '../../src/domain/camp.ts';
import { campAnswer, campOfDays } from '../../stories/support/camps.ts';
import { runScript, startServer, type ServerProcess } from '../backend/serverProcess.ts';
import { serveFloor, type FloorServer } from './serveFloor.ts';

/** The lengths of the two camps. */
const DAYS = [5, 60] as const;
export type Days = (typeof DAYS)[number];

export const NAMES = ['wizard', 'floor'] as const;
export type Name = (typeof NAMES)[number];

const idOf = (days: Days) => `BENCH-${days}`;
/** Fewer days cost less: a tick changes the amount to pay. */
const PRICES = { 3: 99_00, 4: 125_00 };
const CAMPS: Camp[] = DAYS.map((days) =>
  campOfDays(days, { id: idOf(days), seatsOpen: 100_000, priceCentsByDays: PRICES }),
);

/** The deployed wizard on a new backend, and the floor page, with the same camps. */
export class Targets {
  private constructor(
    private readonly folder: string,
    private readonly backend: ServerProcess,
    private readonly floor: FloorServer,
  ) {}

  static async start(): Promise<Targets> {
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    const settings = { DATA_DIR: join(folder, 'data') };
    const file = join(folder, 'camps.json');
    writeFileSync(file, JSON.stringify(CAMPS.map(campAnswer)));
    const imported = await runScript('camps', ['import', file], settings);
    if (imported.status !== 0) throw new Error(`the camps were not imported: ${imported.stderr}`);
    const targets = new Targets(folder, await startServer(settings), await serveFloor(CAMPS));
    // The first request prerenders a camp's page; the measured ones get it from the cache.
    for (const days of DAYS) await fetch(targets.link('wizard', days));
    return targets;
  }

  /** The link to a camp. */
  link(name: Name, days: Days): string {
    return `${(name === 'wizard' ? this.backend : this.floor).url}/?camp=${idOf(days)}`;
  }

  async stop(): Promise<void> {
    this.floor.stop();
    await this.backend.end('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
