import { useFormikContext } from 'formik';
import { memo } from 'react';
import type { Problems } from '../../domain/rules/ruleMessage.ts';
import type { MessageKey } from '../../messages/messages.ts';
import { ErrorSummary, type FieldLabel } from './ErrorSummary.tsx';

/** The labels of a card's fields, in page order. A field without a label is not listed. */
export interface SummaryCard<Values extends object> {
  /** The heading of the card. */
  heading: MessageKey;
  labels: Partial<Record<keyof Values & string, FieldLabel>>;
}

export interface FormSummaryProps<Values extends object> {
  /** The cards of the form, in page order. */
  cards: readonly SummaryCard<Values>[];
  /** The errors of the last submit. */
  found: Problems;
}

/** The errors of the last submit, with a tick at those that are corrected. */
export function FormSummary<Values extends object>({ cards, found }: FormSummaryProps<Values>) {
  const { errors } = useFormikContext<Record<string, unknown>>();
  const corrected = Object.keys(found).filter((field) => !errors[field]);
  return <Summary cards={cards} found={found} corrected={corrected.join()} />;
}

/** `corrected`: the names of the corrected fields as a string, which is stable while the parent types. */
const Summary = memo(function Summary({
  cards,
  found,
  corrected,
}: FormSummaryProps<object> & { corrected: string }) {
  const valid = new Set(corrected.split(','));
  const problems = cards.flatMap(({ heading: group, labels }) =>
    Object.entries<FieldLabel>(labels).flatMap(([field, label]) => {
      const problem = found[field];
      return problem ? [{ field, group, label, problem, isCorrected: valid.has(field) }] : [];
    }),
  );
  return problems.length > 0 && <ErrorSummary problems={problems} />;
});
