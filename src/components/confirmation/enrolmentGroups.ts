import { shortDate, type Day } from '../../domain/days.ts';
import type { KidParentValues } from '../../domain/emptyKidParent.ts';
import type { ConfirmationValues } from '../../domain/enrolment.ts';
import type { MedicalInfo } from '../../domain/medicalSheet.ts';
import type { FormStep } from '../../domain/steps.ts';
import type { MessageKey } from '../../messages/messages.ts';
import type { Words } from '../../messages/useWords.ts';
import { dayLines } from '../days/dayLines.ts';
import { sheetLines } from '../medical/sheetLines.ts';
import { optionName } from './optionName.ts';

/** A group of answers in the summary of an enrolment. */
export interface EnrolmentGroup {
  label: MessageKey;
  lines: string[];
  /** The step with these answers. */
  step: FormStep;
  /** The field of an answer on the screen of the summary. */
  field?: keyof ConfirmationValues;
}

/** The answers of an enrolment without the national numbers. */
export interface EnrolmentAnswers {
  /** The values of the child and parent form. */
  kidParent: KidParentValues;
  /** The days of the enrolment, in calendar order. */
  days: readonly Day[];
  /** The medical sheet; null to leave it out. */
  sheet: MedicalInfo | null;
  /** The extra option, or empty. */
  option: string;
}

/** The answers in groups, in the order in which a parent checks them: child, days, parent, sheet, option. */
export function enrolmentGroups(
  { t, locale }: Words,
  { kidParent, days, sheet, option }: EnrolmentAnswers,
): EnrolmentGroup[] {
  return [
    {
      label: 'recap.child',
      lines: [`${kidParent.subscriber_FirstName} ${kidParent.subscriber_LastName}`],
      step: 'kidParent',
    },
    { label: 'recap.days', lines: dayLines(days, (day) => shortDate(day, locale)), step: 'campDays' },
    {
      label: 'recap.parent',
      lines: [`${kidParent.subscriber_Parent_FirstName} ${kidParent.subscriber_Parent_LastName}`],
      step: 'kidParent',
    },
    {
      label: 'recap.address',
      lines: [
        `${kidParent.subscriber_Parent_Street} ${kidParent.subscriber_Parent_HouseNr}`,
        `${kidParent.subscriber_Parent_PostalCode} ${kidParent.subscriber_Parent_City}`,
        kidParent.subscriber_Parent_Country,
      ],
      step: 'kidParent',
    },
    {
      label: 'recap.contact',
      lines: [
        kidParent.subscriber_Parent_Email,
        kidParent.subscriber_Parent_Phone,
        kidParent.subscriber_Parent_Phone2,
      ],
      step: 'kidParent',
    },
    ...(sheet
      ? [{ label: 'recap.sheet', lines: sheetLines(t, sheet), step: 'medicalForm' } satisfies EnrolmentGroup]
      : []),
    {
      label: 'recap.option',
      lines: [option ? optionName(t, option) : t('extraOptions.none')],
      step: 'confirmation',
      field: 'subscription_Remark',
    },
  ];
}
