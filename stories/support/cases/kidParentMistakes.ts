import type { KidParentValues } from '../../../src/domain/emptyKidParent.ts';
import type { MessageKey } from '../../../src/messages/messages.ts';
import { KID_PARENT_CASES } from '../../../src/testing/cases/kidParent.ts';
import type { Sentences } from '../plays/formIsRefused.ts';
import { KID_PARENT } from '../../../src/testing/people.ts';

/** The child and parent form with one kind of mistake in every field that can have it, and the resulting errors. */
export interface Mistakes {
  values: KidParentValues;
  /** In the order of the page. */
  sentences: Sentences<KidParentValues>;
}

/** The first value of each field that breaks one of these rules. */
function mistakes(...broken: MessageKey[]): Mistakes {
  const values = { ...KID_PARENT };
  const sentences: Sentences<KidParentValues> = {};
  for (const { field, values: bad, expected } of KID_PARENT_CASES) {
    if (expected === null || !broken.includes(expected) || field in sentences) continue;
    values[field] = bad[field] ?? '';
    sentences[field] = expected;
  }
  return { values, sentences };
}

export const NOTHING_FILLED_IN = mistakes('rule.required');
export const TOO_SHORT = mistakes('rule.tooShort');
export const TOO_LONG = mistakes('rule.tooLong', 'rule.nationalNumberTooLong');
export const WRONG_FORMATS = mistakes('rule.nationalNumber', 'rule.email', 'rule.emailRepeat', 'rule.phone');
