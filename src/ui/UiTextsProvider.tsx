import { createContext, useContext, useMemo, type ReactNode } from 'react';

/** The texts of fields and forms, with `{{name}}` placeholders. */
export interface UiTexts {
  /** Behind the label of an optional field. */
  optional: string;
  nationalNumberPlaceholder: string;
  phonePlaceholder: string;
  /** Offers an e-mail address that differs by one character: `{{email}}`. */
  emailSuggestion: string;
  /** Why pasting is blocked in the repeated e-mail address. */
  pasteBlocked: string;
  /** The heading of the error summary. */
  summaryHeading: string;
  /** The heading of the error summary when every field is corrected. */
  summaryCorrected: string;
  /** A group of the error summary: `{{group}}` and `{{count}}`. */
  summaryGroup: string;
  summaryOneField: string;
  /** The number of invalid fields of a group: `{{n}}`. */
  summaryFields: string;
  /** A group without invalid fields. */
  summaryGroupCorrected: string;
  /** A field that is corrected. */
  summaryFieldCorrected: string;
}

const ENGLISH: UiTexts = {
  optional: 'optional',
  nationalNumberPlaceholder: '12345678901',
  phonePlaceholder: '0470 12 34 56',
  emailSuggestion: 'Did you mean {{email}}?',
  pasteBlocked: 'Pasting is blocked here. Type the address again, so that a typing error shows.',
  summaryHeading: 'Check these fields',
  summaryCorrected: 'All fields are corrected',
  summaryGroup: '{{group}}: {{count}}',
  summaryOneField: '1 field',
  summaryFields: '{{n}} fields',
  summaryGroupCorrected: 'corrected',
  summaryFieldCorrected: 'corrected',
};

const UiTextsContext = createContext(ENGLISH);

export interface UiTextsProviderProps {
  /** The texts that differ from those of the provider around it; English is the default. */
  texts: Partial<UiTexts>;
  /** The fields and forms. */
  children: ReactNode;
}

/** Replaces texts of the fields and forms inside it. */
export function UiTextsProvider({ texts, children }: UiTextsProviderProps) {
  const outer = useContext(UiTextsContext);
  const value = useMemo(() => ({ ...outer, ...texts }), [outer, texts]);
  return <UiTextsContext value={value}>{children}</UiTextsContext>;
}

/** The texts of fields and forms. */
export const useUiTexts = () => useContext(UiTextsContext);

/** Replaces `{{name}}` in a text by its value. */
export const fillIn = (text: string, values: Record<string, string | number>) =>
  text.replace(/{{(\w+)}}/g, (mark, name: string) => String(values[name] ?? mark));
