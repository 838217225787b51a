import { afterEach } from 'vitest';

// Runs in the browser (vitest.config.ts). Axe's report of a story is half a megabyte, nearly all of it passes; only the
// violations are sent.

interface StoryReport {
  type: string;
  result?: { violations?: unknown };
}

afterEach(({ task }) => {
  const { reports = [] } = task.meta as { reports?: StoryReport[] };
  for (const report of reports) {
    if (report.type === 'a11y' && report.result?.violations) {
      report.result = { violations: report.result.violations };
    }
  }
});
