import type { Report } from './Report.ts';

/** What the accessibility statement says about the tests. */
interface StatementFacts {
  /** The day on which the reports or the tools last changed. */
  date: string;
  /** The number of components with a report. */
  components: number;
  /** The number of claims, which have at least one test each. */
  claims: number;
  /** The number of criteria in each report. */
  criteria: number;
  tools: { name: string; version: string }[];
}

/** The facts, for the server: its image has no reports and no tests. */
export const FACTS_FILE = 'src/backend/site/statementFacts.json';

/** The tools that the statement names, by package: those that run on every machine. */
const TOOLS: Readonly<Record<string, string>> = {
  'axe-core': 'axe-core',
  'accessibility-checker-engine': 'IBM Equal Access',
  html_codesniffer: 'HTML_CodeSniffer',
  'html-validate': 'html-validate',
  '@guidepup/virtual-screen-reader': 'Guidepup Virtual Screen Reader',
  '@playwright/test': 'Playwright',
  '@sparticuz/chromium': 'Chromium',
};

/** The facts of the reports and the versions of the tools. */
export function factsOf(
  reports: readonly Report[],
  { devDependencies }: { devDependencies: Record<string, string> },
): Omit<StatementFacts, 'date'> {
  const criteria = reports.flatMap((report) => report.criteria);
  const supported = criteria.filter(({ conformance }) => conformance === 'supports');
  return {
    components: reports.length,
    claims: supported.length,
    criteria: new Set(criteria.map(({ number }) => number)).size,
    tools: Object.entries(TOOLS).map(([name, shown]) => ({
      name: shown,
      version: devDependencies[name] ?? '',
    })),
  };
}

/** The facts with the date of those in the file, or with today's if they differ. */
export function withDate(facts: Omit<StatementFacts, 'date'>, file: string): StatementFacts {
  const { date, ...known } = JSON.parse(file) as StatementFacts;
  const isSame = JSON.stringify(known) === JSON.stringify(facts);
  return { date: isSame ? date : new Date().toISOString().slice(0, 10), ...facts };
}
