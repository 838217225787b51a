import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Camp } from '../../src/domain/camp.ts';
import { campAnswer, campOfDays } from '../../stories/support/camps.ts';
import { runScript, startServer, type ServerProcess } from '../backend/serverProcess.ts';
import { serveFloor, type FloorServer } from './serveFloor.ts';

/** The two lengths of a camp between which a toggle must not grow. */
const DAYS = [5, 60] as const;
export type Days = (typeof DAYS)[number];

export const NAMES = ['wizard', 'floor'] as const;
export type Name = (typeof NAMES)[number];

const idOf = (days: Days) => `BENCH-${days}`;
/** Fewer days cost less, so that a toggle changes the amount to pay. */
const PRICES = { 3: 99_00, 4: 125_00 };
const CAMPS: Camp[] = DAYS.map((days) =>
  campOfDays(days, { id: idOf(days), seatsOpen: 100_000, priceCentsByDays: PRICES }),
);

/** The wizard as it is deployed, on a backend of its own in a new folder, and the floor page, with the same camps. */
export class Contenders {
  private constructor(
    private readonly folder: string,
    private readonly backend: ServerProcess,
    private readonly floor: FloorServer,
  ) {}

  static async start(): Promise<Contenders> {
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    const settings = { DATA_DIR: join(folder, 'data') };
    const file = join(folder, 'camps.json');
    writeFileSync(file, JSON.stringify(CAMPS.map(campAnswer)));
    const imported = await runScript('camps', ['import', file], settings);
    if (imported.status !== 0) throw new Error(`the camps were not imported: ${imported.stderr}`);
    const contenders = new Contenders(folder, await startServer(settings), await serveFloor(CAMPS));
    // A camp's page is drawn for its first visitor and kept; measured is what all others get.
    for (const days of DAYS) await fetch(contenders.link('wizard', days));
    return contenders;
  }

  /** The link a parent gets. */
  link(name: Name, days: Days): string {
    return `${(name === 'wizard' ? this.backend : this.floor).url}/?camp=${idOf(days)}`;
  }

  async stop(): Promise<void> {
    this.floor.stop();
    await this.backend.end('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
