import type { MessageKey } from '../../../src/messages/messages.ts';
import nl from '../../../src/messages/nl.json';
import { FAILURES, type Failure } from './failures.ts';
import { RULE_ROWS } from './ruleRows.ts';

/** A state of the product that a story has to show. */
export type State =
  /** A sentence is visible or announced. */
  | { kind: 'message'; name: string; message: MessageKey }
  /** A field shows an error. */
  | { kind: 'rule'; name: string; field: string; message: MessageKey }
  /** A call failed and the page shows it. */
  | { kind: 'failure'; name: string; failure: Failure };

export function keysOf(tree: object, above = ''): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [above + name] : keysOf(value as object, `${above}${name}.`),
  );
}

/** Every message key. */
const MESSAGE_KEYS = keysOf(nl) as MessageKey[];

/** The errors of each field, without duplicates, from the rows that test the production rules. */
function ruleStates(): State[] {
  const states = new Map<string, State>();
  for (const { field, expected } of RULE_ROWS) {
    // A value that no form can send has an error code and no rule.
    if (!expected?.startsWith('rule.')) continue;
    const name = `${field}: ${expected}`;
    states.set(name, { kind: 'rule', name, field, message: expected });
  }
  return [...states.values()];
}

/**
 * Every state of the product, derived from the code: the messages, the rows of the rules, and the codes of each call. A
 * new message, rule or code is a new state, which needs a story.
 */
export const CATALOGUE: readonly State[] = [
  ...MESSAGE_KEYS.map((message): State => ({ kind: 'message', name: message, message })),
  ...ruleStates(),
  ...FAILURES.map((failure): State => ({
    kind: 'failure',
    name: `${failure.call}: ${failure.how}`,
    failure,
  })),
];
