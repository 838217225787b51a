import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Camp } from '../../src/domain/camp.ts';
import { SITE_PATH } from '../../src/backend/site/siteFiles.ts';
import { longDate } from '../../src/domain/days.ts';
import { flexibleCamp, weekdaysFrom } from '../../src/testing/camps.ts';
import { startWithCamps } from '../backend/startWithCamps.ts';
import { prepareDataDir } from '../backend/testBackend.ts';
import { UPCOMING_MONDAY } from '../backend/upcoming.ts';

/** The lengths of the two camps. */
const DAYS = [5, 60] as const;
export type Days = (typeof DAYS)[number];

const idOf = (days: Days) => `BENCH-${days}`;
/** Fewer days cost less: a tick changes the amount to pay. */
const PRICES = { 3: 99_00, 4: 125_00 };
const CAMPS = DAYS.map((days) =>
  flexibleCamp({
    id: idOf(days),
    activeDays: weekdaysFrom(UPCOMING_MONDAY, days),
    seatsOpen: 100_000,
    priceCentsByDays: PRICES,
  }),
);

/** The floor page of one camp, with its days and prices inline. */
function floorPage(template: string, camp: Camp): string {
  const { priceCents, priceCentsByDays, minimumDays, minimumContiguousDays } = camp;
  const boxes = camp.activeDays.map(
    (day) =>
      `<label><input type="checkbox" name="selectedDays" value="${day}" checked /> ${longDate(day)}</label>`,
  );
  return template
    .replace('{{days}}', boxes.join('\n'))
    .replace('{{name}}', camp.themeName)
    .replace(
      '{{camp}}',
      JSON.stringify({ priceCents, priceCentsByDays, minimumDays, minimumContiguousDays }),
    );
}

/** Serves floor.html for the camps, compressed, and accepts every post. */
function floorApp(): Hono {
  const template = readFileSync(new URL('floor.html', import.meta.url), 'utf8');
  const pages = new Map(CAMPS.map((camp) => [camp.id, floorPage(template, camp)]));
  const app = new Hono();
  app.use(compress());
  app.get('/', (context) => context.html(pages.get(context.req.query('camp') ?? '') ?? ''));
  app.post('/api/*', (context) => context.json({ amount: 0 }));
  return app;
}

/** Starts the deployed wizard on a new backend, and the floor page, with the same camps. */
export async function startServers() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const environment = { DATA_DIR: join(folder, 'data') };
  await prepareDataDir(environment.DATA_DIR);
  const backend = await startWithCamps(environment, folder, CAMPS);
  const floor = serve({ fetch: floorApp().fetch, hostname: '127.0.0.1', port: 0 });
  await once(floor, 'listening');
  const urls = {
    wizard: backend.url,
    floor: `http://127.0.0.1:${(floor.address() as AddressInfo).port}`,
  };
  const link = (name: keyof typeof urls, days: Days) => `${urls[name]}/?camp=${idOf(days)}`;
  // The first request prerenders a camp's page; the measured ones get it from the cache.
  for (const days of DAYS) await fetch(link('wizard', days));
  return {
    /** The link to a camp. */
    link,
    /** The organisation's page, and the id of a camp on it. */
    siteUrl: `${backend.url}${SITE_PATH}/`,
    idOf,
    async stop(): Promise<void> {
      floor.close();
      await backend.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
