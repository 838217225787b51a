import type { RuleMessage } from '../../domain/rules/ruleMessage.ts';
import { t } from '../../messages/messages.ts';

/** A broken rule in words. A text, unlike the message, is the same at every validation: memoised inputs rely on it. */
export function sentenceOf(problem: RuleMessage | null): string | null {
  return problem === null ? null : t(problem.key, problem.values);
}
