import type { MessageKey } from '../../messages/messages.ts';

/** What a broken rule says: a message's key and the values its sentence names. */
export type RuleMessage = {
  key: MessageKey;
  values?: Record<string, string | number>;
};

/** The first broken rule of each field, by field name; empty when all is well. */
export type Problems = Record<string, RuleMessage>;
