import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../../src/build/paths.ts';
import { argumentsFor } from '../commandLine.ts';
import { filesBelow } from '../sources.ts';
import { readMuiReports } from './muiReports.ts';
import { previewRulesIn } from './proofs.ts';
import { allReports, type Project } from './reports.ts';
import { storyFilesIn } from './storyFiles.ts';
import { factsOf, FACTS_FILE, withDate } from './statementFacts.ts';

/** Writes the accessibility reports: `npm run a11y:report`. With `-- --check` it only says what is wrong. */

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const FOLDER = 'docs/accessibility';

async function projectIn(root: string): Promise<Project> {
  return {
    files: filesBelow(root, ['src', 'stories', 'tests']),
    storyFiles: await storyFilesIn(root, ['ui', 'components', 'steps', 'shell']),
    previewRules: previewRulesIn(read('.storybook/preview.tsx')),
    mui: readMuiReports(read('node_modules/@mui/material/docs/material-ui/getting-started/accessibility.md')),
  };
}

const { check } = argumentsFor('Use: npm run a11y:report, or npm run a11y:report -- --check.', {
  options: { check: { type: 'boolean' } },
}).values;
const { reports, problems } = allReports(await projectIn(ROOT));

const style = await resolveConfig(join(ROOT, 'package.json'));
const asJson = (value: unknown) => format(JSON.stringify(value), { ...style, parser: 'json' });
const wanted = new Map<string, string>();
for (const [name, report] of reports) wanted.set(`${FOLDER}/${name}.json`, await asJson(report));
const manifest = JSON.parse(read('package.json')) as Parameters<typeof factsOf>[1];
const facts = factsOf([...reports.values()], manifest);
wanted.set(FACTS_FILE, await asJson(withDate(facts, read(FACTS_FILE))));

mkdirSync(join(ROOT, FOLDER), { recursive: true });
const written = readdirSync(join(ROOT, FOLDER)).filter((name) => name.endsWith('.json'));
const stale = written.map((name) => `${FOLDER}/${name}`).filter((path) => !wanted.has(path));

if (problems.length === 0 && check) {
  const known = new Set([...written.map((name) => `${FOLDER}/${name}`), FACTS_FILE]);
  problems.push(
    ...stale.map((path) => `${path} is the report of no component.`),
    ...[...wanted]
      .filter(([path, text]) => !known.has(path) || read(path) !== text)
      .map(([path]) => `${path} is not up to date: npm run a11y:report writes it.`),
  );
} else if (problems.length === 0) {
  for (const path of stale) rmSync(join(ROOT, path));
  for (const [path, text] of wanted) writeFileSync(join(ROOT, path), text);
}

// Components share claims: a problem of many is one sentence.
const shown = new Set<string>();
for (const problem of problems) {
  const cause = problem.slice(problem.indexOf(': ') + 1);
  if (!shown.has(cause)) console.error(problem);
  shown.add(cause);
}
if (problems.length > 0) process.exit(1);
const criteria = [...reports.values()].flatMap((report) => report.criteria);
const supported = criteria.filter(({ conformance }) => conformance === 'supports');
const proofs = supported.reduce((sum, criterion) => sum + criterion.proofs.length, 0);
console.log(
  `${reports.size} components, ${supported.length} claims with ${proofs} proofs, ` +
    `${criteria.length - supported.length} not applicable.`,
);
