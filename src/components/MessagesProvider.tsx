import { useMemo, type ReactNode } from 'react';
import { translatorOf, type SomeMessages } from '../messages/messages.ts';
import nl from '../messages/nl.json';
import { WordsProvider } from './WordsProvider.tsx';

type Tree = { [name: string]: string | Tree };

const NONE: SomeMessages = {};

/** The messages of `own`, and those of `base` for the rest. A key that `base` does not have is reported in development. */
function merged(base: Tree, own: Tree, path = ''): Tree {
  const result = { ...base };
  for (const [name, value] of Object.entries(own)) {
    const known = Object.hasOwn(base, name) ? base[name] : undefined;
    if (known === undefined || typeof known !== typeof value) {
      if (process.env.NODE_ENV !== 'production')
        console.error(
          `The messages have no key "${path}${name}": the type Messages of camp-enrolment lists all keys.`,
        );
    } else
      result[name] =
        typeof value === 'string' || typeof known === 'string'
          ? value
          : merged(known, value, `${path}${name}.`);
  }
  return result;
}

export interface MessagesProviderProps {
  /** All messages or some; the rest are Dutch. */
  messages?: SomeMessages;
  /** The locale of dates and amounts, as a BCP 47 language tag. */
  locale?: string;
  /** The components. */
  children: ReactNode;
}

/** Gives the components inside it the messages of a language or an organisation, Dutch by default. */
export function MessagesProvider({ messages = NONE, locale = 'nl-BE', children }: MessagesProviderProps) {
  const words = useMemo(
    () => ({ t: translatorOf(merged(nl, messages as Tree) as SomeMessages), locale }),
    [messages, locale],
  );
  return <WordsProvider words={words}>{children}</WordsProvider>;
}
