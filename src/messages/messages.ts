import type nl from './nl.json';

type Messages = typeof nl;

/** The paths of a message tree: `rule.required`. */
type KeysOf<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? Name : `${Name}.${KeysOf<Tree[Name]>}`;
}[keyof Tree & string];

/** A sentence of `nl.json` by its path. A key that is not there does not compile. */
export type MessageKey = KeysOf<Messages>;

/** What is put into a sentence, by name. */
export type MessageValues = Record<string, string | number>;

/** The first wait before the messages are asked for again; it doubles each time (spec 9). */
const FIRST_RETRY_MS = 350;
const RETRIES = 5;

let messages: object = {};
let hear: (key: MessageKey, text: string, values: MessageValues) => void = () => {};

/** Takes messages that are already there; Storybook and tests may hear what is asked of them. */
export function setMessages(tree: Messages, listener = hear): void {
  messages = tree;
  hear = listener;
}

async function fetched(url: string): Promise<Messages> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the messages answered ${response.status}`);
  return (await response.json()) as Messages;
}

/**
 * Loads all Dutch text from `url` before anything is drawn, trying up to 5 times more with 350 ms, 700 ms … between
 * (spec 9). Rejects when it never came. No i18n library: one language without plurals needs these lines of what
 * i18next and its loader brought 18 kB for.
 */
export async function loadMessages(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      setMessages(await fetched(url));
      return;
    } catch (error) {
      if (attempt === RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_RETRY_MS * 2 ** attempt));
    }
  }
}

/** The Dutch sentence of a key, with `{{name}}` replaced by `values.name`. The language is fixed (spec 1). */
export function t(key: MessageKey, values: MessageValues = {}): string {
  const sentence = key
    .split('.')
    .reduce<unknown>((tree, name) => (tree as Record<string, unknown> | undefined)?.[name], messages);
  const text = String(sentence).replace(/{{(\w+)}}/g, (_mark, name: string) => String(values[name]));
  hear(key, text, values);
  return text;
}
