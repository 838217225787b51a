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

let messages: object = {};
let hear: (key: MessageKey, text: string, values: MessageValues) => void = () => {};

/** Takes messages that are already there; Storybook and tests may hear what is asked of them. */
export function setMessages(tree: Messages, listener = hear): void {
  messages = tree;
  hear = listener;
}

/**
 * Loads all Dutch text from `url`, before anything is drawn; rejects when it does not come. No i18n library: one language
 * without plurals needs these lines of what i18next and its loader brought 18 kB for.
 */
export async function loadMessages(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the messages answered ${response.status}`);
  setMessages((await response.json()) as Messages);
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
