import { collectDefaultMetrics, Counter, Histogram, register } from 'prom-client';
import type { Log } from './log.ts';

/** Prometheus metrics, counted from the log, and so without personal data. */
export function createMetrics() {
  collectDefaultMetrics();
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({ name: 'http_requests_total', help: 'HTTP responses', labelNames });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests',
    labelNames: ['route'] as const,
  });
  const failures = new Counter({ name: 'failures_total', help: 'Failures of the server' });
  return {
    counting: (log: Log): Log => ({
      request(fields) {
        const { method, route, status, ms } = fields;
        requests.inc({ method, route, status });
        durations.observe({ route }, ms / 1000);
        log.request(fields);
      },
      failure(error) {
        failures.inc();
        log.failure(error);
      },
    }),
    fetch: async () =>
      new Response(await register.metrics(), { headers: { 'content-type': register.contentType } }),
  };
}
