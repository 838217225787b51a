import type { MessageKey } from '../../messages/messages.ts';

/** The message of a failed rule: its key and the values in the sentence. */
export type RuleMessage = {
  key: MessageKey;
  values?: Record<string, string | number>;
};

/** The first failed rule of each field, by field name; empty when the values are valid. */
export type Problems = Record<string, RuleMessage>;
