import { useMemo, type ReactNode } from 'react';
import type { Translate } from '../messages/messages.ts';
import { WordsContext, type Words } from '../messages/useWords.ts';
import { UiTextsProvider, type UiTexts } from '../ui/UiTextsProvider.tsx';

const uiTextsFrom = (t: Translate): UiTexts => ({
  optional: t('field.optional'),
  nationalNumberPlaceholder: t('field.nationalNumberPlaceholder'),
  phonePlaceholder: t('field.phonePlaceholder'),
  emailSuggestion: t('field.mailSuggestion'),
  pasteBlocked: t('field.pasteBlocked'),
  summaryHeading: t('errorSummary.heading'),
  summaryCorrected: t('errorSummary.corrected'),
  summaryGroup: t('errorSummary.group'),
  summaryOneField: t('errorSummary.oneField'),
  summaryFields: t('errorSummary.fields'),
  summaryGroupCorrected: t('errorSummary.allMended'),
  summaryFieldCorrected: t('errorSummary.mended'),
});

export interface WordsProviderProps {
  /** The translation function and the locale. */
  words: Words;
  /** The components and fields. */
  children: ReactNode;
}

/** Gives the components inside it their words, and the fields their texts. */
export function WordsProvider({ words, children }: WordsProviderProps) {
  const texts = useMemo(() => uiTextsFrom(words.t), [words]);
  return (
    <WordsContext value={words}>
      <UiTextsProvider texts={texts}>{children}</UiTextsProvider>
    </WordsContext>
  );
}
