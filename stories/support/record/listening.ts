import { setMessages, type MessageKey, type MessageValues } from '../../../src/messages/messages.ts';
import nl from '../../../src/messages/nl.json';

/** A sentence that was asked of the messages: its key, its words, and what was put into them. */
export interface Said {
  key: MessageKey;
  text: string;
  values: MessageValues;
}

/** How a call of the page ended: with an answer, or without one. `ended`: by the page itself, tired of waiting. */
export type CallEnd = { call: string } & ({ status: number; text: string } | { failed: 'network' | 'ended' });

/** Sentences that are typed into a control of Storybook, by prop. */
export const typedTexts: Record<string, string> = {};

const said: Said[] = [];
const callEnds: CallEnd[] = [];

/** One kind of space: money is written with another one than sentences are. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Gives the page its messages. From here on, every sentence that is asked for is remembered, and how every call to the server ended. */
export function startListening(): void {
  setMessages({ ...nl, typed: typedTexts } as typeof nl, (key, text, values) => {
    said.push({ key, text: plain(text), values });
  });

  const send = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const asked = new Request(...request);
    const call = /\/api\/(\w+)/.exec(asked.url)?.[1];
    if (call === undefined) return send(...request);
    try {
      const response = await send(...request);
      callEnds.push({ call, status: response.status, text: await response.clone().text() });
      return response;
    } catch (error) {
      callEnds.push({ call, failed: asked.signal.aborted ? 'ended' : 'network' });
      throw error;
    }
  };
}

/** A new story begins: what was heard before does not count for it. */
export function forgetHeard(): void {
  said.length = 0;
  callEnds.length = 0;
}

/** What was heard since the story began. */
export function heard(): { said: readonly Said[]; callEnds: readonly CallEnd[] } {
  return { said, callEnds };
}
