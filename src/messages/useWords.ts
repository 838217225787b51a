import { createContext, useContext } from 'react';
import { translatorOf, type SomeMessages, type Translate } from './messages.ts';

/** The messages of a page, and the locale of its dates and amounts. */
export interface Words {
  t: Translate;
  /** A BCP 47 language tag. */
  locale: string;
}

/** The words of the page; null outside a provider. */
export const WordsContext = createContext<Words | null>(null);

/** The words of Dutch messages. */
export const wordsOf = (messages: SomeMessages): Words => ({ t: translatorOf(messages), locale: 'nl-BE' });

const NO_WORDS = wordsOf({});

/** The words of the page. Outside a provider it throws in development; in production the texts are empty. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words) return words;
  if (process.env.NODE_ENV !== 'production')
    throw new Error(
      'A component of camp-enrolment has no messages: render it inside <MessagesProvider> of camp-enrolment.',
    );
  return NO_WORDS;
}
