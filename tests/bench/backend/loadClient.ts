import { createHistogram } from 'node:perf_hooks';
import autocannon from 'autocannon';
import { flexibleCamp } from '../../../src/testing/camps.ts';
import { children, enrolmentOf, fromFamily } from '../../backend/client.ts';
import { UPCOMING_WEEK } from '../../backend/upcoming.ts';
import type { LoadOptions, LoadResult } from './load.ts';

/** The process of `load`: takes its options as an argument and sends its result as a message. */

const options = JSON.parse(process.argv[2] ?? '') as LoadOptions;

const PLACEHOLDER = '00000000000';
const bodies = options.camps.map((id) =>
  JSON.stringify(enrolmentOf(flexibleCamp({ id, activeDays: UPCOMING_WEEK }), PLACEHOLDER)),
);
/** Children of the five birth years of the camps: a year has 216,566 numbers that belong to no real person. */
const years = [2014, 2015, 2016, 2017, 2018].map(children);
let asked = options.firstChild ?? 0;

/** The next booking: a new child, in any of the camps. */
function booking(): { body: string; headers: Record<string, string> } {
  const n = asked++;
  const body = bodies[Math.floor(Math.random() * bodies.length)] ?? '';
  const nationalNr = years[n % years.length]?.(Math.floor(n / years.length)) ?? PLACEHOLDER;
  return {
    body: body.replace(PLACEHOLDER, nationalNr),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `bench-${n}-${process.pid}`,
      ...fromFamily(n),
    },
  };
}

process.once('disconnect', () => process.exit());
const { url, path, camps, connections, ratePerSecond, seconds, warmUpSeconds } = options;
const request: autocannon.Request =
  camps.length === 0
    ? { path }
    : { path, method: 'POST', setupRequest: (next) => ({ ...next, ...booking() }) };
/** In microseconds, because autocannon's own histogram has whole milliseconds. */
const latencies = createHistogram();
const run = (duration: number) =>
  autocannon({
    ...{ url, connections, duration, timeout: 60, requests: [request] },
    ...(ratePerSecond !== undefined && { overallRate: ratePerSecond }),
    setupClient: (client) =>
      client.on('response', (_status, _bytes, ms) => latencies.record(Math.ceil(ms * 1000))),
  });

if (warmUpSeconds > 0) await run(warmUpSeconds);
latencies.reset();
const { statusCodeStats = {}, errors, duration } = await run(seconds);
const statuses: Record<string, number> = errors > 0 ? { broken: errors } : {};
for (const [status, { count = 0 }] of Object.entries(statusCodeStats)) statuses[status] = count;
const perSecond = (statuses['200'] ?? 0) / duration;
const result: LoadResult = { perSecond, statuses, p99: latencies.percentile(99) / 1000, asked };
process.send?.(result, () => process.exit());
