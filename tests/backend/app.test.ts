import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test as plainTest, vi } from 'vitest';
import { campItem, fixedCamp } from '../../src/testing/camps.ts';
import { precompress } from '../../src/build/compress.ts';
import { readCamp, unmeetableLimit } from '../../src/domain/camp.ts';
import { demoCamps } from '../../src/backend/camps/demoCamps.ts';
import { createMetrics } from '../../src/backend/service/metrics.ts';
import { get, post } from './client.ts';
import { test as engineTest, type Start } from './engines.ts';
import { writeFakeWizard } from './fakeWizard.ts';
import { walkEnrolment } from './walkEnrolment.ts';

// Shared by all tests, because a server still loads its script after a short test has ended.
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

test('serves the configured page at every route of the wizard, and a 404 page elsewhere', async ({
  startWizard,
}) => {
  const running = await startWizard(undefined, {
    environment: {
      ORGANISATION_NAME: 'Jong & </script> Fit',
      ORGANISATION_URL: 'https://kamp.example/?a=1&b="2"',
      TIMEOUT_MS: '2000',
    },
  });
  for (const path of ['/', '/kid-parent', '/medicalForm', '/confirmation', '/success']) {
    const { status, text } = await get(running, path);
    const block = /<script[^>]* id="enrolment-config"[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '';
    expect([status, JSON.parse(block)], path).toEqual([
      200,
      {
        organisationName: 'Jong & </script> Fit',
        organisationUrl: 'https://kamp.example/?a=1&b="2"',
        campListingUrl: '/organisatie/?theme={THEME_ID}',
        secretariatEmail: 'secretariaat@dezonnebloem.example',
        gatewayUrl: '/api',
        functionsUrl: '/api',
        apiKey: 'demo',
        timeoutMs: 2000,
      },
    ]);
  }
  const { status, text } = await get(running, '/nowhere');
  expect(status).toBe(404);
  expect(text).toContain('href="https://kamp.example/?a=1&amp;b=&quot;2&quot;">Naar de kampen</a>');
});

test('sends the wizard with no-store and the site with no-cache, and allows only their own scripts and calls', async ({
  startWizard,
}) => {
  const running = await startWizard();
  const allowed = async ({ url }: { url: string }, path: string) => {
    const { headers } = await get({ url }, path);
    // The site is kept by the back/forward cache.
    expect(headers.get('cache-control')).toBe(path === '/organisatie/' ? 'no-cache' : 'no-store');
    const policy = headers.get('content-security-policy') ?? '';
    return ['script', 'connect'].map((what) => new RegExp(`${what}-src ([^;]*)`).exec(policy)?.[1]);
  };
  const scripts = `'self' 'sha256-${createHash('sha256').update('early()').digest('base64')}'`;
  expect(await allowed(running, '/')).toEqual([scripts, "'self'"]);
  expect(await allowed(running, '/organisatie/')).toEqual(["'self'", "'self'"]);
  const environment = {
    GATEWAY_URL: 'https://gateway.example/v1',
    FUNCTIONS_URL: 'http://functions.example:81',
  };
  const elsewhere = await startWizard(undefined, { environment });
  const origins = "'self' https://gateway.example http://functions.example:81";
  expect(await allowed(elsewhere, '/')).toEqual([scripts, origins]);
  expect(await allowed(elsewhere, '/api/camps?key=demo')).toEqual(["'self'", origins]);
});

test('allows pages only their own styles, pictures and forms, and no other base or frame', async ({
  startWizard,
}) => {
  const { headers } = await get(await startWizard(), '/organisatie/');
  expect(headers.get('content-security-policy')?.split('; ').sort()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'none'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' data:",
    "manifest-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
  ]);
});

test('lets browsers prerender the pages of camps, but not while requests wait', async ({ startWizard }) => {
  const running = await startWizard();
  const { headers } = await get(running, '/organisatie/');
  const path = JSON.parse(headers.get('speculation-rules') ?? '') as string;
  const rules = await get(running, path);
  expect(rules.headers.get('content-type')).toBe('application/speculationrules+json');
  expect(JSON.parse(rules.text)).toEqual({
    prerender: [{ where: { href_matches: '/?camp=*' }, eagerness: 'moderate' }],
  });

  const statuses = async () => [
    (await get(running, '/', { 'sec-purpose': 'prefetch;prerender' })).status,
    (await get(running, '/')).status,
  ];
  expect(await statuses()).toEqual([200, 200]);
  let end = () => {};
  const work = new Promise<void>((resolve) => (end = resolve));
  const { queue } = running.backend;
  while (!queue.isWaiting) void queue.run('192.0.2.1', () => work);
  expect(await statuses()).toEqual([503, 200]);
  end();
});

test('returns 405 for a POST to a page', async ({ startWizard }) => {
  const running = await startWizard();
  for (const path of ['/', '/kid-parent', '/organisatie/', '/assets/main-abc.js']) {
    const { status, headers, text } = await post(running, path, {});
    expect([status, headers.get('allow')], path).toEqual([405, 'GET, HEAD']);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain('<title>Niet gevonden | ');
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
    expect(headers.get('vary'), accepted).toMatch(/^accept-encoding$/i);
  }
  const beyond = await get(running, '/assets/main-abc.js', { range: 'bytes=1000000-' });
  expect([beyond.status, beyond.headers.get('cache-control')]).toEqual([416, null]);
});

test('sends the security headers with every response, errors included', async ({ startWizard }) => {
  const running = await startWizard();
  const site = (await get(running, '/organisatie/')).text;
  const styleSheet = /href="(\/organisatie\/site-[^"]+\.css)"/.exec(site)?.[1] ?? '';
  const paths = ['/', '/assets/main-abc.js', '/organisatie/', '/organisatie', styleSheet, '/nowhere'];
  const calls = ['camps?key=demo', 'camps?key=demo&a=1', 'nowhere', 'saveWebSubscription'];
  const responses = await Promise.all([
    ...[...paths, ...calls.map((call) => `/api/${call}`)].map((path) => get(running, path)),
    post(running, '/api/saveWebSubscription', {}),
    post(running, '/api/saveWebSubscription', {}, { 'content-type': 'text/plain' }),
    post(running, '/api/saveWebSubscription', 'x'.repeat(70_000)),
  ]);
  await running.backend.database.close();
  responses.push(await get(running, '/api/camps?key=demo'), await get(running, '/organisatie/'));
  expect(responses.map(({ status }) => status)).toEqual([
    200, 200, 200, 308, 200, 404, 200, 400, 404, 405, 400, 415, 413, 500, 500,
  ]);
  for (const { headers, status } of responses) {
    expect(Object.fromEntries(headers), String(status)).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /^default-src 'none';(?!.*unsafe).*frame-ancestors 'none'/,
      ) as string,
      'strict-transport-security': expect.stringMatching(/^max-age=(3[2-9]|[4-9]\d)\d{6}$/) as string,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
    });
  }
  const immutable = responses.filter(({ headers }) => headers.get('cache-control')?.includes('immutable'));
  expect(immutable).toHaveLength(2);
  const others = responses.filter((response) => !immutable.includes(response) && response.status !== 308);
  const cacheable = others.filter(({ headers }) => headers.get('cache-control') !== 'no-store');
  expect(cacheable).toEqual([responses[2]]);
});

test('lists the camps by theme or of one theme, without past ones, texts escaped', async ({
  startWizard,
}) => {
  const today = '2026-11-21';
  const endsOn = (CAMP_ID: string, day: string) => ({
    ...campItem(fixedCamp({ activeDays: ['2026-11-20', day] })),
    ...{ CAMP_ID, REMARK: '<img src=x onerror=alert(1)>', THEME_ID: '"><b>' },
  });
  const ends = [endsOn('OVER', '2026-11-20'), endsOn('LAATSTE-DAG', today)];
  const nameless = { CAMP_ID: 'NAAMLOOS', ACTIVE_DAYS: '2027-07-05', PRICE: 1, SEATS_OPEN: 1 };
  const running = await startWizard([...demoCamps(today), ...ends, nameless], { today });
  const all = (await get(running, '/organisatie/')).text;
  expect(all).toContain('<h2>NAAMLOOS</h2>');
  for (const camp of [...demoCamps(today), ...ends]) {
    expect(all.includes(`href="/?camp=${camp.CAMP_ID}"`)).toBe(camp.CAMP_ID !== 'OVER');
  }
  for (const words of ['Volzet', 'Nog 2 plaatsen']) expect(all).toContain(words);
  for (const markup of ['<img src=x', '"><b>']) expect(all).not.toContain(markup);

  const water = (await get(running, '/organisatie/?theme=WATER')).text;
  expect(water).toContain('href="/?camp=ZEILWEEK"');
  expect(water).not.toContain('href="/?camp=PONYKAMP"');
});

test('pages a long list of camps, and bounds the options of its filters', async ({ startWizard }) => {
  const camps = Array.from({ length: 250 }, (_, n) => {
    const theme = { THEME_ID: `T${n}`, THEME_NAME: `Thema ${n}` };
    return { ...campItem(fixedCamp({ id: `CAMP-${n}` })), ...theme };
  });
  const running = await startWizard(camps);
  const linked = async (query: string) => {
    const { text } = await get(running, `/organisatie/${query}`);
    expect(text.match(/<option/g)?.length ?? 0).toBeLessThanOrEqual(250);
    return { camps: [...text.matchAll(/\?camp=(CAMP-\d+)"/g)].map(([, id]) => id), text };
  };
  const pages = await Promise.all(['', '?page=2', '?page=3'].map(linked));
  expect(pages.map((page) => page.camps.length)).toEqual([100, 100, 50]);
  expect(new Set(pages.flatMap((page) => page.camps)).size).toBe(250);
  expect(pages[1]?.text).toContain('Pagina 2 van 3');
  const links = pages.map(({ text }) => [...text.matchAll(/page=(\d#kampen">\w+)/g)].map(([, link]) => link));
  expect(links).toEqual([
    ['2#kampen">Volgende'],
    ['1#kampen">Vorige', '3#kampen">Volgende'],
    ['2#kampen">Vorige'],
  ]);
  for (const [page, shown] of [
    ...['0', '-1', 'x'].map((each) => [each, pages[0]] as const),
    ['2.5', pages[1]] as const,
    ...['99', '1e9', 'Infinity'].map((each) => [each, pages[2]] as const),
  ])
    expect(await linked(`?page=${page}`), page).toEqual(shown);
  expect((await linked('?week=2027-07-05')).text).toContain('week=2027-07-05&amp;page=2#kampen');
  const ofTheme = await linked('?theme=T249');
  expect(ofTheme.camps).toEqual(['CAMP-249']);
  expect(ofTheme.text).toContain('<title>Thema 249 | ');
  expect(ofTheme.text).not.toContain('Pagina ');
});

test('says that there are no camps, without filters, and shows those of an import', async ({
  startWizard,
}) => {
  const running = await startWizard([]);
  const shown = async () => {
    const { text } = await get(running, '/organisatie/');
    return ['Er zijn nu geen kampen.', '<form', 'Volzet'].filter((words) => text.includes(words));
  };
  expect(await shown()).toEqual(['Er zijn nu geen kampen.']);
  const item = campItem(fixedCamp());
  await running.importCamps([item]);
  expect(await shown()).toEqual(['<form']);
  await running.importCamps([{ ...item, SEATS_OPEN: 0 }]);
  expect(await shown()).toEqual(['<form', 'Volzet']);
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

test('books an enrolment with the calls, as CI does in the image', async ({ startWizard }) => {
  expect(await walkEnrolment((await startWizard()).url)).toMatch(/^\w{8}$/);
});

test('reports liveness, and readiness while the database responds', async ({ startWizard }) => {
  const running = await startWizard();
  const ask = async (path: string) => {
    const { status, text, headers } = await get(running, path);
    if (path.endsWith('ready')) expect(headers.get('cache-control')).toBe('no-store');
    return [status, text];
  };
  expect(await ask('/health/live')).toEqual([200, '{"status":"live"}']);
  expect(await ask('/health/ready')).toEqual([200, '{"status":"ready"}']);
  const run = vi.spyOn(running.backend.database, 'run').mockImplementation(() => new Promise(() => {}));
  expect(await ask('/health/ready')).toEqual([503, '{"status":"unavailable"}']);
  run.mockRejectedValue(new Error('closed'));
  expect(await ask('/health/ready')).toEqual([503, '{"status":"unavailable"}']);
  expect(await ask('/health/live')).toEqual([200, '{"status":"live"}']);
});

test('counts responses by route, method and status, without personal data', async ({ startWizard }) => {
  const metrics = createMetrics();
  const running = await startWizard(undefined, {
    log: metrics.counting({ request: () => {}, failure: () => {} }),
  });
  await get(running, '/api/medicalInfo?key=demo&nationalNr=16130100163');
  await get(running, '/16130100163');
  const response = await metrics.fetch();
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(text).toContain('http_requests_total{method="GET",route="/api/medicalInfo",status="204"} 1');
  expect(text).toContain('http_requests_total{method="GET",route="*",status="404"} 1');
  expect(text).toContain('http_request_duration_seconds_count{route="/api/medicalInfo"} 1');
  expect(text).not.toContain('16130100163');
});
