import type nl from './nl.json';

type Messages = typeof nl;

/** The keys of a message tree: `rule.required`. */
type KeysOf<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? Name : `${Name}.${KeysOf<Tree[Name]>}`;
}[keyof Tree & string];

/** A key of `nl.json`. An unknown key does not compile. */
export type MessageKey = KeysOf<Messages>;

/** The values of the placeholders in a message, by name. */
export type MessageValues = Record<string, string | number>;

let messages: object = {};
let onTranslate: (key: MessageKey, text: string, values: MessageValues) => void = () => {};

/** Sets the messages. Storybook and tests can pass a `listener`, which is called with each message that is used. */
export function setMessages(tree: Messages, listener = onTranslate): void {
  messages = tree;
  onTranslate = listener;
}

/**
 * Loads the Dutch messages from `url` before the first render; rejects when that fails. Not i18next: for one language
 * without plurals it would add 18 kB.
 */
export async function loadMessages(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the messages answered ${response.status}`);
  setMessages((await response.json()) as Messages);
}

/** The Dutch message of a key, with `{{name}}` replaced by `values.name` if there is one. The language is fixed (spec 1). */
export function t(key: MessageKey, values: MessageValues = {}): string {
  const sentence = key
    .split('.')
    .reduce<unknown>((tree, name) => (tree as Record<string, unknown> | undefined)?.[name], messages);
  const text = String(sentence).replace(/{{(\w+)}}/g, (mark, name: string) => String(values[name] ?? mark));
  onTranslate(key, text, values);
  return text;
}
