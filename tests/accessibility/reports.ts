import { compositionsOf, wholeOf } from '../../stories/support/docs/composition.ts';
import type { Files } from '../sources.ts';
import { CLAIMS, KINDS_OF_PARTS, type Claim, type Kind } from './claims.ts';
import { CRITERIA } from './criteria.ts';
import { reportedAs, type MuiReports } from './muiReports.ts';
import { proofProblem, type Evidence } from './proofs.ts';
import type { Proof, Report, ReportedCriterion } from './Report.ts';
import type { StoryFile } from './storyFiles.ts';

/** The file beside a component: what it is made of, and what is true of it alone. */
export interface OwnClaims {
  is: Kind[];
  /** The name of the story that rules look at. */
  story: string;
  /** The stories of rules that find nothing in it. */
  stories?: Record<string, string>;
  claims?: Record<string, Claim>;
  /** Why a criterion does not apply, instead of the usual reason. */
  notApplicable?: Record<string, string>;
}

/** What the reports are made of. `files` are the sources, by path. */
export interface Project extends Evidence {
  mui: MuiReports;
}

/** The claims of a component, beside its source. */
const claimsPathOf = ({ source }: StoryFile) => `${source}.accessibility.json`;

/** The MUI parts under a component, with those of the components that it is made of. */
function partsUnder({ component }: StoryFile, files: Files): Set<string> {
  const sources = [...files].filter(([path]) => /^src\/.*\.tsx$/.test(path));
  return new Set(
    wholeOf(component, compositionsOf(Object.fromEntries(sources))).parts.map(({ name }) => name),
  );
}

const same = (one: Proof, other: Proof) => JSON.stringify(one) === JSON.stringify(other);

/** Writes one claim of several about the same criterion. */
function merged(claims: readonly Claim[], storyOf: (rule: string) => string) {
  const proofs = claims.flatMap(({ proofs: of }) =>
    of.map((proof) => (typeof proof === 'string' ? { story: storyOf(proof), rule: proof } : proof)),
  );
  const by = ['application', 'shared'] as const;
  return {
    conformance: 'supports',
    responsibility: by.find((one) => claims.some((claim) => claim.by === one)) ?? 'library',
    note: [...new Set(claims.map(({ note }) => note))].join(' '),
    proofs: proofs.filter((proof, index) => proofs.findIndex((other) => same(proof, other)) === index),
  } as const;
}

/** The report of a component. */
function reportOf(file: StoryFile, own: OwnClaims, { files, mui }: Project): Report {
  const parts = reportedAs(mui, partsUnder(file, files));
  const [first = ''] = file.stories.keys();
  const storyOf = (rule: string) => {
    const name = own.stories?.[rule] ?? own.story;
    return name.includes('--') ? name : `${first.split('--')[0] ?? ''}--${name}`;
  };
  const criteria = Object.entries(CRITERIA).map(([number, { name, level, otherwise }]): ReportedCriterion => {
    const heading = { number, name, level };
    const kinds = own.is.map((kind) => (CLAIMS[kind] as Record<string, Claim> | undefined)?.[number]);
    const claims = [...kinds, own.claims?.[number]].filter((claim) => claim !== undefined);
    const reason = own.notApplicable?.[number] ?? (claims.length === 0 ? otherwise : undefined);
    if (reason !== undefined) return { ...heading, conformance: 'notApplicable', note: reason, proofs: [] };
    const closes = parts.filter((part) => mui.gaps.get(part)?.includes(number));
    const { proofs, ...claim } = merged(claims, storyOf);
    return { ...heading, ...claim, ...(closes.length > 0 && { closes }), proofs };
  });
  return {
    component: file.component,
    source: `${file.source}.tsx`,
    standard: 'WCAG 2.2 A and AA',
    inherits: parts.map((component) => ({
      component,
      version: mui.version,
      report: `https://github.com/mui/material-ui/blob/v${mui.version}/packages/mui-material/src/${component}/accessibility.md`,
    })),
    criteria,
  };
}

/** What is wrong with the claims of a component, one sentence each. */
function claimProblems(file: StoryFile, own: OwnClaims, project: Project): string[] {
  const path = claimsPathOf(file);
  const parts = partsUnder(file, project.files);
  const problems = own.is
    .filter((kind) => !Object.hasOwn(CLAIMS, kind))
    .map((kind) => `${path}: there is no kind "${kind}".`);
  for (const [part, kinds] of Object.entries(KINDS_OF_PARTS)) {
    const missing = parts.has(part) ? kinds.find((kind) => !own.is.includes(kind)) : undefined;
    if (missing) problems.push(`${path}: it has MUI's ${part}, and does not list "${missing}".`);
  }
  for (const number of Object.keys({ ...own.claims, ...own.notApplicable }))
    if (!Object.hasOwn(CRITERIA, number)) problems.push(`${path}: there is no criterion ${number}.`);
  const report = reportOf(file, own, project);
  for (const { number, conformance, proofs } of report.criteria) {
    if (conformance === 'supports' && proofs.length === 0)
      problems.push(`${path}: the claim about ${number} has no proof.`);
    for (const proof of proofs) {
      const problem = proofProblem(proof, number, project);
      if (problem !== null) problems.push(`${path}: of the claim about ${number}, ${problem}.`);
    }
    const gap = report.inherits.find(({ component }) => project.mui.gaps.get(component)?.includes(number));
    if (gap && conformance !== 'supports' && own.notApplicable?.[number] === undefined)
      problems.push(`${path}: MUI's ${gap.component} does not meet ${number}, and no claim closes that.`);
  }
  return problems;
}

/** The reports of all documented components, and every problem with their claims. */
export function allReports(project: Project): { reports: Map<string, Report>; problems: string[] } {
  const reports = new Map<string, Report>();
  const problems: string[] = [];
  for (const file of project.storyFiles.filter(({ isDocumented }) => isDocumented)) {
    const text = project.files.get(claimsPathOf(file));
    if (text === undefined) {
      problems.push(`${file.component} has no report: ${claimsPathOf(file)} is missing.`);
      continue;
    }
    const own = JSON.parse(text) as OwnClaims;
    problems.push(...claimProblems(file, own, project));
    reports.set(file.component, reportOf(file, own, project));
  }
  return { reports, problems };
}
