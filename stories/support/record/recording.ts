import {
  translatorOf,
  type MessageKey,
  type MessageValues,
  type Translate,
} from '../../../src/messages/messages.ts';
import type { Words } from '../../../src/messages/useWords.ts';
import nl from '../../../src/messages/nl.json';

/** A message that was used: its key, its text and its values. */
export interface UsedMessage {
  key: MessageKey;
  text: string;
  values: MessageValues;
}

/** How a call of the page ended: with an answer, or without one. `ended`: aborted by the page. */
export type CallEnd = { call: string } & ({ status: number; text: string } | { failed: 'network' | 'ended' });

let used: UsedMessage[] = [];
let callEnds: CallEnd[] = [];
const filledByStories = new Map<string, UsedMessage>();

/** Collapses whitespace to single spaces: `Intl` formats amounts with non-breaking ones. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

const translate = translatorOf(nl);

/** The words of the stories' components, which are recorded. */
export const WORDS: Words = {
  locale: 'nl-BE',
  t: (key, values = {}) => {
    const text = translate(key, values);
    used.push({ key, text: plain(text), values });
    return text;
  },
};

/** The message of a key, for args and plays. One with values is recorded, because only the story knows it. */
export const t: Translate = (key, values = {}) => {
  const text = translate(key, values);
  if (Object.keys(values).length > 0) filledByStories.set(plain(text), { key, text: plain(text), values });
  return text;
};

const withoutValues = new Map<string, MessageKey[]>();
const addTexts = (tree: object, path: string): void => {
  for (const [name, value] of Object.entries(tree) as [string, string | object][])
    if (typeof value === 'object') addTexts(value, `${path}${name}.`);
    else
      withoutValues.set(plain(value), [
        ...(withoutValues.get(plain(value)) ?? []),
        `${path}${name}` as MessageKey,
      ]);
};
addTexts(nl, '');

/** The messages with exactly this text, for texts that a story gives its component. */
export function messagesOf(text: string): UsedMessage[] {
  const filled = filledByStories.get(text);
  const keys = withoutValues.get(text) ?? [];
  return [...(filled ? [filled] : []), ...keys.map((key) => ({ key, text, values: {} }))];
}

/** Records how every call ends. */
export function startRecording(): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const sent = new Request(...request);
    const call = /\/api\/(\w+)/.exec(sent.url)?.[1];
    if (call === undefined) return send(...request);
    // Those of the story that makes the call: it may end during the next one.
    const ends = callEnds;
    try {
      const response = await send(...request);
      ends.push({ call, status: response.status, text: await response.clone().text() });
      return response;
    } catch (error) {
      ends.push({ call, failed: sent.signal.aborted ? 'ended' : 'network' });
      throw error;
    }
  };
}

/** Starts a new record before a story. */
export function clearRecording(): void {
  used = [];
  callEnds = [];
}

/** The messages and calls of this story. */
export function recorded(): { used: readonly UsedMessage[]; callEnds: readonly CallEnd[] } {
  return { used, callEnds };
}
