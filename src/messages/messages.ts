import type nl from './nl.json';

/** All messages, as a tree of texts with `{{name}}` placeholders. */
export type Messages = typeof nl;

type Some<Tree> = { [Name in keyof Tree]?: Tree[Name] extends string ? string : Some<Tree[Name]> };

/** Some of the messages. */
export type SomeMessages = Some<Messages>;

/** The keys of a message tree: `rule.required`. */
type KeysOf<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string ? Name : `${Name}.${KeysOf<Tree[Name]>}`;
}[keyof Tree & string];

/** A key of the messages. An unknown key does not compile. */
export type MessageKey = KeysOf<Messages>;

/** The values of the placeholders in a message, by name. */
export type MessageValues = Record<string, string | number>;

/** The message of a key, with `{{name}}` replaced by `values.name` if there is one. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/**
 * The translation function of a message tree. A missing message is empty, and is reported in development. Not i18next:
 * without plurals it would add 18 kB.
 */
export function translatorOf(messages: SomeMessages): Translate {
  return (key, values = {}) => {
    const message = key
      .split('.')
      .reduce<unknown>((tree, name) => (tree as Record<string, unknown> | undefined)?.[name], messages);
    if (typeof message !== 'string') {
      if (process.env.NODE_ENV !== 'production')
        console.error(`There is no message "${key}": add it to the messages of MessagesProvider.`);
      return '';
    }
    return message.replace(/{{(\w+)}}/g, (mark, name: string) => String(values[name] ?? mark));
  };
}

/** Fetches the messages from `url`; rejects when that fails. */
export async function fetchMessages(url: string): Promise<Messages> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the messages answered ${response.status}`);
  return (await response.json()) as Messages;
}
