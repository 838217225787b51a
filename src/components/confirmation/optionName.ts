import type { OFFERED_OPTIONS } from '../../domain/enrolment.ts';
import type { MessageKey, Translate } from '../../messages/messages.ts';

/** The labels of the offered options; the value is the option itself. */
export const OPTION_LABELS: Record<(typeof OFFERED_OPTIONS)[number], MessageKey> = {
  'Vrijetijdstarief: 100 euro (exclusief meerprijs tov van basiskamp van 149 euro)': 'extraOptions.leisure',
  Monitortarief: 'extraOptions.monitor',
};

/** The label of an option; an option that is not offered has none of its own, and is shown as it is sent. */
export function optionName(t: Translate, option: string): string {
  const label = (OPTION_LABELS as Partial<Record<string, MessageKey>>)[option];
  return label ? t(label) : option;
}
