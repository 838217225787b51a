import axe from 'axe-core';
import ts from 'typescript';
import { PAIRS } from '../../src/ui/brand/contrast.ts';
import { codeOf, type Files } from '../sources.ts';
import type { Proof } from './Report.ts';
import { STORY_CHECKS } from './storyChecks.ts';
import type { StoryFile } from './storyFiles.ts';

/** The rules of axe that belong to a criterion without a tag of it, because they are best practices. */
const BEST_PRACTICES: Readonly<Record<string, string>> = {
  'aria-dialog-name': '4.1.2',
  'empty-heading': '2.4.6',
  'heading-order': '1.3.1',
};

/** What proofs are looked up in. */
export interface Evidence {
  /** The tests and stories, by path. */
  files: Files;
  storyFiles: readonly StoryFile[];
  /** The rules of axe that `.storybook/preview.tsx` turns on or off. */
  previewRules: ReadonlyMap<string, boolean>;
}

/** The rules that the preview of Storybook turns on or off. */
export const previewRulesIn = (preview: string): ReadonlyMap<string, boolean> =>
  new Map(
    [...preview.matchAll(/\{ id: '([\w-]+)', enabled: (true|false) \}/g)].map(([, id = '', enabled]) => [
      id,
      enabled === 'true',
    ]),
  );

/** `1.4.11` of `wcag1411`. */
const tagOf = (criterion: string) => `wcag${criterion.replaceAll('.', '')}`;

/** Whether axe has the rule, for this criterion, and runs it: a rule that is off by default is on in the preview. */
function ruleProblem(rule: string, criterion: string, previewRules: Evidence['previewRules']): string | null {
  if (Object.hasOwn(STORY_CHECKS, rule)) {
    const criteria: readonly string[] = STORY_CHECKS[rule as keyof typeof STORY_CHECKS];
    return criteria.includes(criterion) ? null : `the check "${rule}" does not prove it`;
  }
  const known = axe.getRules().find(({ ruleId }) => ruleId === rule);
  if (!known) return `there is no rule "${rule}"`;
  const isOfCriterion = known.tags.includes(tagOf(criterion)) || BEST_PRACTICES[rule] === criterion;
  if (!isOfCriterion) return `the rule "${rule}" does not prove it`;
  const { rules } = (axe as unknown as { _audit: { rules: { id: string; enabled: boolean }[] } })._audit;
  const isOn = previewRules.get(rule) ?? rules.find(({ id }) => id === rule)?.enabled;
  return isOn ? null : `the rule "${rule}" is off`;
}

/** `test.describe.skip` as its names. */
function namesOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...namesOf(callee.expression), callee.name.text];
  return ts.isCallExpression(callee) ? namesOf(callee.expression) : [];
}

const NOT_RUN = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);
const isTest = (names: readonly string[]) => /^(test|it|describe|base|\w*Test)$/.test(names[0] ?? '');
const doesNotRun = (call: ts.CallExpression) => namesOf(call.expression).some((name) => NOT_RUN.has(name));

/** A call that skips the test around it, always: `test.skip()` without a condition. */
const skipsAround = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  isTest(namesOf(node.expression)) &&
  doesNotRun(node) &&
  (node.arguments.length === 0 || node.arguments[0]?.kind === ts.SyntaxKind.TrueKeyword);

/** The title as it stands in the source: a template with its `${…}` and `$…`. */
const titleOf = (node: ts.Expression | undefined): string | null =>
  node && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
    ? node.getText().slice(1, -1)
    : null;

/** The titles of the tests and groups of a file, and whether each runs. */
function testsIn(source: ts.SourceFile): Map<string, boolean> {
  const tests = new Map<string, boolean>();
  const visit = (node: ts.Node, runs: boolean): void => {
    let within = runs;
    if (ts.isCallExpression(node) && isTest(namesOf(node.expression))) {
      const title = titleOf(node.arguments[0]);
      const body = node.arguments.at(-1);
      const hasBody = body !== undefined && (ts.isArrowFunction(body) || ts.isFunctionExpression(body));
      if (title !== null && node.arguments.length > 1) {
        const block = hasBody && ts.isBlock(body.body) ? body.body.statements : [];
        const isSkipped = block.some((one) => ts.isExpressionStatement(one) && skipsAround(one.expression));
        within = runs && !doesNotRun(node) && !isSkipped;
        tests.set(title, within);
      } else if (title !== null) {
        tests.set(title, false); // `test.todo('title')`
      }
    }
    ts.forEachChild(node, (child) => visit(child, within));
  };
  visit(source, true);
  // The pairs of colours are a table.
  const ofPairs = tests.get('$foreground on $background, $where');
  if (ofPairs !== undefined)
    for (const { foreground, background, where } of PAIRS)
      tests.set(`${foreground} on ${background}, ${where}`, ofPairs);
  return tests;
}

const known = new WeakMap<Files, Map<string, Map<string, boolean>>>();

/** `testsIn` of a file that was parsed once. */
function testsOf(files: Files, path: string): Map<string, boolean> | undefined {
  const parsed = known.get(files) ?? new Map<string, Map<string, boolean>>();
  known.set(files, parsed);
  if (!parsed.has(path)) {
    const [found] = codeOf(files, path);
    if (found) parsed.set(path, testsIn(found[1]));
  }
  return parsed.get(path);
}

/** Whether the file turns axe off in its stories. */
const turnsAxeOff = (text: string) => /\ba11y: \{[^}]*(disable|test: '(off|todo)')/.test(text);

/** Why a proof proves nothing: it is renamed or removed, or does not run. Null if it does. */
export function proofProblem(proof: Proof, criterion: string, evidence: Evidence): string | null {
  const { files, storyFiles, previewRules } = evidence;
  if ('story' in proof) {
    const file = storyFiles.find(({ stories }) => stories.has(proof.story));
    if (!file) return `there is no story "${proof.story}"`;
    const isTested = file.stories.get(proof.story)?.isTested && !turnsAxeOff(files.get(file.path) ?? '');
    if (!isTested) return `the story "${proof.story}" is not tested`;
    return ruleProblem(proof.rule, criterion, previewRules);
  }
  const { file, test } = proof;
  const ofStories = storyFiles.find(({ path }) => path === file);
  if (ofStories) {
    const story = [...ofStories.stories.values()].find(({ exportName }) => exportName === test);
    if (!story?.hasPlay) return `there is no story "${test}" with a play in ${file}`;
    return story.isTested ? null : `the story "${test}" of ${file} is not tested`;
  }
  const tests = /\.(spec|test)\.tsx?$/.test(file) ? testsOf(files, file) : undefined;
  if (!tests) return `there is no file of tests ${file}`;
  if (!tests.has(test)) return `there is no test "${test}" in ${file}`;
  return tests.get(test) ? null : `the test "${test}" of ${file} does not run`;
}
