import { useField } from 'formik';
import type { ConfirmationValues } from '../../domain/enrolment.ts';
import type { MessageKey } from '../../messages/messages.ts';
import { useWords } from '../../messages/useWords.ts';
import { FieldGroup } from '../../ui/fields/FieldGroup.tsx';
import { SelectField, type Choice } from '../../ui/fields/SelectField.tsx';
import { OPTION_LABELS } from './optionName.ts';
import { OptionNote } from './OptionNote.tsx';

/** The labels of two options that are not offered. */
export const NOT_OFFERED_LABELS: readonly MessageKey[] = [
  'extraOptions.halfDayToddlers',
  'extraOptions.deviatingPeriod',
];

export interface ExtraOptionsProps {
  /** The e-mail address of the secretariat. */
  secretariatEmail: string;
}

const NAME = 'subscription_Remark' satisfies keyof ConfirmationValues;

/** Selects an extra option; with an option, a note asks to e-mail the secretariat. */
export function ExtraOptions({ secretariatEmail }: ExtraOptionsProps) {
  const { t } = useWords();
  const options = Object.entries(OPTION_LABELS).map(([value, label]): Choice => ({ value, label: t(label) }));
  return (
    <FieldGroup heading={t('extraOptions.heading')}>
      <SelectField<ConfirmationValues>
        name={NAME}
        label={t('extraOptions.label')}
        placeholder={t('extraOptions.none')}
        options={options}
        optional
      />
      <NoteOfOption secretariatEmail={secretariatEmail} />
    </FieldGroup>
  );
}

/** The note. It renders at each change of the form, which the card need not. */
function NoteOfOption({ secretariatEmail }: ExtraOptionsProps) {
  const [{ value }] = useField<string | undefined>(NAME);
  return <div role="status">{value && <OptionNote secretariatEmail={secretariatEmail} />}</div>;
}
