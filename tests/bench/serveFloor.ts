import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Camp } from '../../src/domain/camp.ts';
import { longDate } from '../../src/domain/days.ts';

export interface FloorServer {
  /** Without a slash at the end. */
  url: string;
  stop: () => void;
}

/** The page of one camp, with its days and prices inline. */
function pageFor(template: string, camp: Camp): string {
  const days = camp.activeDays
    .map(
      (day) =>
        `<label><input type="checkbox" name="selectedDays" value="${day}" checked /> ${longDate(day)}</label>`,
    )
    .join('\n');
  const { minimumDays, minimumContiguousDays } = camp;
  const pricesByDays = Object.fromEntries(
    Object.entries(camp.priceCentsByDays).map(([count, cents]) => [count, cents / 100]),
  );
  const campData = JSON.stringify({
    price: camp.priceCents / 100,
    pricesByDays,
    minimumDays,
    minimumContiguousDays,
  });
  return template
    .replace('{{days}}', days)
    .replace('{{camp}}', camp.themeName)
    .replace('data-camp=""', `data-camp="${campData.replaceAll('"', '&quot;')}"`);
}

/** Serves floor.html for these camps, compressed, and accepts every post. */
export async function serveFloor(camps: readonly Camp[]): Promise<FloorServer> {
  const template = readFileSync(new URL('floor.html', import.meta.url), 'utf8');
  const pages = new Map(camps.map((camp) => [camp.id, gzipSync(pageFor(template, camp))]));
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://floor');
    const page = pages.get(searchParams.get('camp') ?? '');
    if (request.method === 'POST') {
      request.resume().on('end', () => {
        response.setHeader('Content-Type', 'application/json').end('{"amount":0}');
      });
    } else if (pathname === '/' && page) {
      response
        .setHeader('Content-Type', 'text/html; charset=utf-8')
        .setHeader('Content-Encoding', 'gzip')
        .end(page);
    } else {
      response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
