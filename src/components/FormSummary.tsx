import { useFormikContext } from 'formik';
import type { Problems } from '../domain/rules/ruleMessage.ts';
import type { MessageKey } from '../messages/messages.ts';
import { ErrorSummary, type FieldLabel } from './ErrorSummary.tsx';

/** The fields of a card by their labels, in page order; a field without one is not listed. */
export interface SummaryCard<Values extends object> {
  /** The heading of the card. */
  heading: MessageKey;
  labels: Partial<Record<keyof Values & string, FieldLabel>>;
}

export interface FormSummaryProps<Values extends object> {
  /** The cards of the form, in page order. */
  cards: readonly SummaryCard<Values>[];
  /** What the last submit found. */
  found: Problems;
}

/** The errors that the last submit of the form found, with a tick at those that are mended by now. */
export function FormSummary<Values extends object>({ cards, found }: FormSummaryProps<Values>) {
  const { errors } = useFormikContext<Record<string, unknown>>();
  const problems = cards.flatMap(({ heading: group, labels }) =>
    (Object.entries(labels) as [string, FieldLabel][]).flatMap(([field, label]) => {
      const problem = found[field];
      return problem ? [{ field, group, label, problem, isMended: !errors[field] }] : [];
    }),
  );
  return problems.length > 0 && <ErrorSummary problems={problems} />;
}
