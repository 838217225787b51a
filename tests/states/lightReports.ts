import { afterEach } from 'vitest';

// Set up in vitest.config.ts, in the browser. Axe's account of a story is half a megabyte, nearly all of it about what is
// right; what is wrong travels.

interface Report {
  type: string;
  result?: { violations?: unknown };
}

afterEach(({ task }) => {
  const { reports = [] } = task.meta as { reports?: Report[] };
  for (const report of reports) {
    if (report.type === 'a11y' && report.result?.violations) {
      report.result = { violations: report.result.violations };
    }
  }
});
