import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test as plainTest, vi } from 'vitest';
import { campAnswer, fixedCamp } from '../../stories/support/camps.ts';
import { compress, precompress } from '../../src/build/compress.ts';
import { readCamp, unmeetableLimit } from '../../src/domain/camp.ts';
import { demoCamps } from '../../src/backend/camps/demoCamps.ts';
import { listen } from '../../src/backend/http/listen.ts';
import { createMetrics } from '../../src/backend/operations/metrics.ts';
import { get, post } from './client.ts';
import { test as engineTest, type Start } from './engines.ts';
import { writeFakeWizard } from './fakeWizard.ts';
import { walkEnrolment } from './walkEnrolment.ts';

vi.mock(import('../../src/build/compress.ts'), { spy: true });

// One for all tests: the server goes on to load its script when a short test is over.
const folder = mkdtempSync(join(tmpdir(), 'enrolment-'));
const wizardDir = writeFakeWizard(folder);
precompress(wizardDir);
afterAll(() => rmSync(folder, { recursive: true }));

/** `start` with a built wizard. */
const test = engineTest.extend<{ startWizard: Start }>({
  startWizard: async ({ start }, use) => {
    await use((camps, options = {}) => start(camps, { wizardDir, ...options }));
  },
});

test('serves the configured page at every route of the wizard', async ({ startWizard }) => {
  const running = await startWizard(undefined, {
    environment: { ORGANISATION_NAME: 'Jong & </script> Fit', TIMEOUT_MS: '2000' },
  });
  for (const path of ['/', '/kid-parent', '/medicalForm', '/confirmation', '/success']) {
    const { status, text } = await get(running, path);
    const block = /<script[^>]* id="enrolment-config"[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '';
    expect([status, JSON.parse(block)], path).toEqual([
      200,
      {
        organisationName: 'Jong & </script> Fit',
        organisationUrl: '/organisatie/',
        campListingUrl: '/organisatie/?theme={THEME_ID}',
        secretariatEmail: 'secretariaat@dezonnebloem.example',
        gatewayUrl: '/api',
        functionsUrl: '/api',
        apiKey: 'demo',
        timeoutMs: 2000,
      },
    ]);
  }
});

test('sends pages with no-store, and allows only their own inline scripts', async ({ startWizard }) => {
  const running = await startWizard();
  const scriptsOf = async (path: string) => {
    const { headers } = await get(running, path);
    expect(headers.get('cache-control')).toBe('no-store');
    return /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
  };
  const hash = createHash('sha256').update('early()').digest('base64');
  expect(await scriptsOf('/')).toBe(`'self' 'sha256-${hash}'`);
  expect(await scriptsOf('/organisatie/')).toBe("'self'");
});

test('compresses a page once', async ({ startWizard }) => {
  const running = await startWizard();
  vi.mocked(compress).mockClear();
  const asked = () => get(running, '/kid-parent', { 'accept-encoding': 'br' });
  const answers = [await asked(), await asked()];
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'br']);
  expect(vi.mocked(compress)).toHaveBeenCalledTimes(1);
});

test("links to the organisation's website from a 404 page", async ({ startWizard }) => {
  const running = await startWizard(undefined, {
    environment: { ORGANISATION_URL: 'https://kamp.example/?a=1&b="2"' },
  });
  const { status, text } = await get(running, '/nowhere');
  expect(status).toBe(404);
  expect(text).toContain('href="https://kamp.example/?a=1&amp;b=&quot;2&quot;">Naar de kampen</a>');
});

test('returns 405 for a POST to a page', async ({ startWizard }) => {
  const running = await startWizard();
  for (const path of ['/', '/kid-parent', '/organisatie/', '/assets/main-abc.js']) {
    const { status, headers, text } = await post(running, path, {});
    expect([status, headers.get('allow')], path).toEqual([405, 'GET, HEAD']);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain('<title>Niet gevonden</title>');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  expect((await post(running, '/nowhere', {})).status).toBe(404);
  expect((await post(running, '/api/nowhere', {})).status).toBe(404);
});

test('sends a hashed file immutable, in an accepted encoding', async ({ startWizard }) => {
  const running = await startWizard();
  for (const [accepted, encoding] of [
    ['br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0', null],
    ['gzip, br', 'br'],
  ] as const) {
    const { headers, result } = await get(running, '/assets/main-abc.js', { 'accept-encoding': accepted });
    const sent = [headers.get('content-encoding'), result.slice(0, 15)];
    expect(sent, accepted).toEqual([encoding, '200 console.log']);
    expect(headers.get('cache-control')).toContain('immutable');
  }
});

test.for([
  [{}, "'self'"],
  [
    { GATEWAY_URL: 'https://gateway.example/v1', FUNCTIONS_URL: 'http://functions.example:81' },
    "'self' https://gateway.example http://functions.example:81",
  ],
] as [Record<string, string>, string][])(
  'allows calls to the configured origins only: %j',
  async ([environment, expected], { startWizard }) => {
    const running = await startWizard(undefined, { environment });
    for (const path of ['/', '/api/camps?key=demo']) {
      const csp = (await get(running, path)).headers.get('content-security-policy') ?? '';
      expect(/connect-src ([^;]*)/.exec(csp)?.[1], path).toBe(expected);
    }
  },
);

test('sends the security headers with every answer, failures included', async ({ startWizard }) => {
  const running = await startWizard();
  const site = (await get(running, '/organisatie/')).text;
  const styleSheet = /href="(\/organisatie\/site-[^"]+\.css)"/.exec(site)?.[1] ?? '';
  const paths = ['/', '/assets/main-abc.js', '/organisatie/', '/organisatie', styleSheet, '/nowhere'];
  const calls = ['camps?key=demo', 'camps?key=demo&a=1', 'nowhere', 'saveWebSubscription'];
  const answers = await Promise.all([
    ...[...paths, ...calls.map((call) => `/api/${call}`)].map((path) => get(running, path)),
    post(running, '/api/saveWebSubscription', {}),
    post(running, '/api/saveWebSubscription', {}, { 'content-type': 'text/plain' }),
    post(running, '/api/saveWebSubscription', 'x'.repeat(70_000)),
  ]);
  await running.backend.database.close();
  answers.push(await get(running, '/api/camps?key=demo'), await get(running, '/organisatie/'));
  expect(answers.map(({ status }) => status)).toEqual([
    200, 200, 200, 308, 200, 404, 200, 400, 404, 405, 400, 415, 413, 500, 500,
  ]);
  for (const { headers, status } of answers) {
    const csp = headers.get('content-security-policy') ?? '';
    expect(csp, String(status)).toContain("default-src 'none'");
    expect(csp).toContain("frame-ancestors 'none'");
    expect(csp).not.toContain('unsafe');
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=(3[2-9]|[4-9]\d)\d{6}$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  }
  const kept = answers.filter(({ headers }) => headers.get('cache-control')?.includes('immutable'));
  expect(kept).toHaveLength(2);
  const others = answers.filter((answer) => !kept.includes(answer) && answer.status !== 308);
  for (const { headers } of others) expect(headers.get('cache-control')).toBe('no-store');
});

test('lists the camps by theme or of one theme, without past ones', async ({ startWizard }) => {
  const today = '2026-11-21';
  const lastDayOn = (id: string, day: string) =>
    campAnswer(fixedCamp({ id, activeDays: ['2026-11-20', day] }));
  const ends = [lastDayOn('OVER', '2026-11-20'), lastDayOn('LAATSTE-DAG', today)];
  const running = await startWizard([...demoCamps(today), ...ends], { today });
  const all = (await get(running, '/organisatie/')).text;
  expect(all).toContain('href="/?camp=LAATSTE-DAG"');
  expect(all).not.toContain('href="/?camp=OVER"');
  for (const camp of demoCamps(today)) expect(all).toContain(`href="/?camp=${String(camp.CAMP_ID)}"`);
  expect(all).toContain('Volzet');
  expect(all).toContain('Nog 2 plaatsen');

  const water = (await get(running, '/organisatie/?theme=WATER')).text;
  expect(water).toContain('href="/?camp=ZEILWEEK"');
  expect(water).not.toContain('href="/?camp=PONYKAMP"');
});

test('escapes the texts of a camp on the website', async ({ startWizard }) => {
  const [camp] = demoCamps('2026-11-21');
  const running = await startWizard([{ ...camp, REMARK: '<img src=x onerror=alert(1)>', THEME_ID: '"><b>' }]);
  const page = (await get(running, '/organisatie/')).text;
  expect(page).not.toContain('<img src=x');
  expect(page).not.toContain('"><b>');
});

plainTest('places readable demo camps in the future, whatever today is', () => {
  for (const today of ['2026-01-01', '2026-06-16', '2026-06-17', '2026-11-21', '2027-07-20', '2031-12-31']) {
    const camps = demoCamps(today).map((item) => {
      const read = readCamp(item);
      if ('unreadable' in read) throw new Error(JSON.stringify(read.unreadable));
      return read.camp;
    });
    expect(camps.some(({ seatsOpen }) => seatsOpen === 0)).toBe(true);
    expect(camps.some(({ maximumDays }) => maximumDays === 1)).toBe(true);
    for (const camp of camps) {
      expect((camp.activeDays[0] ?? '') > today, `${camp.id} on ${today}`).toBe(true);
      expect(camp.activeDays.length).toBeGreaterThanOrEqual(camp.minimumDays);
      expect(unmeetableLimit(camp)).toBeNull();
      expect(Number(camp.activeDays[0]?.slice(0, 4)) - (camp.maxBirthyear ?? 0)).toBeLessThan(15);
    }
  }
});

test('books an enrolment by the calls, as CI does in the image', async ({ startWizard }) => {
  expect(await walkEnrolment((await startWizard()).url)).toMatch(/^\w{8}$/);
});

test('reports liveness, and readiness while the database answers', async ({ startWizard }) => {
  const running = await startWizard();
  const ask = async (path: string) => {
    const { status, text } = await get(running, path);
    return [status, text];
  };
  expect(await ask('/health/live')).toEqual([200, '{"status":"live"}']);
  expect(await ask('/health/ready')).toEqual([200, '{"status":"ready"}']);
  const run = vi.spyOn(running.backend.database, 'run').mockImplementation(() => new Promise(() => {}));
  const asked = performance.now();
  expect(await ask('/health/ready')).toEqual([503, '{"status":"unavailable"}']);
  expect(performance.now() - asked).toBeLessThan(4000);
  run.mockRejectedValue(new Error('closed'));
  expect(await ask('/health/ready')).toEqual([503, '{"status":"unavailable"}']);
  expect(await ask('/health/live')).toEqual([200, '{"status":"live"}']);
});

test('counts answers by route, method and status, without personal data', async ({ startWizard }) => {
  const metrics = createMetrics();
  const running = await startWizard(undefined, {
    log: metrics.counting({ request: () => {}, failure: () => {} }),
  });
  await get(running, '/api/medicalInfo?key=demo&nationalNr=16130100163');
  await get(running, '/16130100163');
  const metricsServer = await listen(metrics.fetch, '127.0.0.1', 0);
  const { status, headers, text } = await get({ url: `http://127.0.0.1:${metricsServer.port}` }, '/metrics');
  await metricsServer.stop();
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(text).toContain('http_requests_total{method="GET",route="/api/medicalInfo",status="204"} 1');
  expect(text).toContain('http_requests_total{method="GET",route="*",status="404"} 1');
  expect(text).toContain('http_request_duration_seconds_count{route="/api/medicalInfo"} 1');
  expect(text).toContain('process_resident_memory_bytes');
  expect(text).not.toContain('1613');
});
