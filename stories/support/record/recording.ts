import { setMessages, type MessageKey, type MessageValues } from '../../../src/messages/messages.ts';
import nl from '../../../src/messages/nl.json';

/** A message that was used: its key, its text and its values. */
export interface UsedMessage {
  key: MessageKey;
  text: string;
  values: MessageValues;
}

/** How a call of the page ended: with an answer, or without one. `ended`: aborted by the page. */
export type CallEnd = { call: string } & ({ status: number; text: string } | { failed: 'network' | 'ended' });

/** Sentences that are typed into a control of Storybook, by prop. */
export const typedTexts: Record<string, string> = {};

let used: UsedMessage[] = [];
let callEnds: CallEnd[] = [];

/** Collapses whitespace to single spaces: `Intl` formats amounts with non-breaking ones. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Loads the messages, and records every message that is used and how every call ended. */
export function startRecording(): void {
  setMessages({ ...nl, typed: typedTexts } as typeof nl, (key, text, values) => {
    used.push({ key, text: plain(text), values });
  });

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
