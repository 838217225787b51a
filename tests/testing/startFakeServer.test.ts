import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import { fixedCamp } from '../../src/testing/camps.ts';
import { startFakeServer } from '../../src/testing/startFakeServer.ts';

async function start() {
  const server = await startFakeServer(
    http.get('*/api/camps', () => HttpResponse.json({ message: 'busy' }, { status: 503 })),
    http.get('*/api/medicalInfo', () => HttpResponse.error()),
    http.post('*/api/saveWebSubscription', () => {
      throw new Error('out of order');
    }),
  );
  onTestFinished(server.close);
  return server.url;
}

test('answers with its own handlers first, then with those of the package', async () => {
  const url = await start();
  const busy = await fetch(`${url}/api/camps?key=demo&campId=${fixedCamp().id}`);
  expect([busy.status, await busy.json()]).toEqual([503, { message: 'busy' }]);
  const posted = { method: 'POST', body: JSON.stringify({ subscriber_NationalNr: '', campId: '' }) };
  expect((await fetch(`${url}/api/checkDiscounts?key=demo`, posted)).status).toBe(200);
  expect((await fetch(`${url}/api/unknown`)).status).toBe(404);
});

test('may be called by any page, also where it fails', async () => {
  const url = await start();
  const preflight = await fetch(`${url}/api/camps`, { method: 'OPTIONS' });
  const failed = await fetch(`${url}/api/saveWebSubscription`, { method: 'POST', body: '{}' });
  expect([preflight.status, failed.status]).toEqual([204, 500]);
  for (const { headers } of [preflight, failed]) expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
});

test('a network error breaks the connection', async () => {
  const url = await start();
  await expect(fetch(`${url}/api/medicalInfo?key=demo`)).rejects.toThrow('fetch failed');
});
