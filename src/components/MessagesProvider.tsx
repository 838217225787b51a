import { useMemo, type ReactNode } from 'react';
import { translatorOf, type SomeMessages } from '../messages/messages.ts';
import nl from '../messages/nl.json';
import { WordsProvider } from './WordsProvider.tsx';

type Tree = { [name: string]: string | Tree | undefined };

const NONE: SomeMessages = {};

/** Reports a mistake of the caller in development. */
function report(sentence: string): void {
  if (process.env.NODE_ENV !== 'production') console.error(sentence);
}

const placeholdersOf = (text: string): string[] => text.match(/{{\w+}}/g) ?? [];

/**
 * The messages of `own`, and those of `base` for the rest. A key or a placeholder that `base` does not have is reported in
 * development.
 */
function merged(base: Tree, own: Tree, path = ''): Tree {
  const result = { ...base };
  for (const [name, value] of Object.entries(own)) {
    if (value === undefined) continue;
    const known = Object.hasOwn(base, name) ? base[name] : undefined;
    if (typeof value === 'string' && typeof known === 'string') {
      const unknown = placeholdersOf(value).filter((mark) => !placeholdersOf(known).includes(mark));
      if (unknown.length > 0)
        report(
          `The message "${path}${name}" has no value for ${unknown.join(', ')}: the Dutch one is "${known}".`,
        );
      result[name] = value;
    } else if (typeof value === 'object' && typeof known === 'object')
      result[name] = merged(known, value, `${path}${name}.`);
    else
      report(
        `The messages have no key "${path}${name}": the type Messages of camp-enrolment lists all keys.`,
      );
  }
  return result;
}

const BELGIAN = 'nl-BE';

/** The locale, or that of the wizard for one that is no language tag, which is reported in development. */
function knownLocale(locale: string): string {
  try {
    new Intl.Locale(locale);
    return locale;
  } catch {
    report(
      `The locale of MessagesProvider is "${locale}", and must be a BCP 47 language tag such as "${BELGIAN}", which is used in its place.`,
    );
    return BELGIAN;
  }
}

export interface MessagesProviderProps {
  /** All messages or some; the rest are Dutch. */
  messages?: SomeMessages;
  /** The locale of dates and amounts, as a BCP 47 language tag. `nl-BE` replaces what is none. */
  locale?: string;
  /** The components. */
  children: ReactNode;
}

/** Gives the components inside it the messages of a language or an organisation, Dutch by default. */
export function MessagesProvider({ messages = NONE, locale = BELGIAN, children }: MessagesProviderProps) {
  const words = useMemo(
    () => ({ t: translatorOf(merged(nl, messages as Tree) as SomeMessages), locale: knownLocale(locale) }),
    [messages, locale],
  );
  return <WordsProvider words={words}>{children}</WordsProvider>;
}
