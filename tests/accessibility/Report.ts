/** Who meets a criterion: the library, the application that uses it, or both. */
export type Responsibility = 'library' | 'shared' | 'application';

/**
 * A test that fails when a claim is no longer true: a test of a file, or a story with the rule of axe or the check of
 * every story (storyChecks.ts) that looks at it.
 */
export type Proof = { file: string; test: string } | { story: string; rule: string };

/** What a report says about a criterion. Without proofs it does not apply, for the reason in the note. */
export interface ReportedCriterion {
  number: string;
  name: string;
  level: 'A' | 'AA';
  conformance: 'supports' | 'notApplicable';
  responsibility?: Responsibility;
  note: string;
  /** The MUI parts that do not meet the criterion on their own. */
  closes?: string[];
  proofs: Proof[];
}

/** A file of `docs/accessibility`. */
export interface Report {
  component: string;
  source: string;
  standard: 'WCAG 2.2 A and AA';
  /** The MUI parts underneath that MUI has a report of, and where it is. */
  inherits: { component: string; version: string; report: string }[];
  criteria: ReportedCriterion[];
}
