import type { ConfirmationValues } from '../domain/enrolment.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { CheckboxField } from './fields/CheckboxField.tsx';

export interface ConsentBlockProps {
  /** Whose camps these are, as its parents know it. */
  organisationName: string;
}

/** The two consents: the use of the data is required, news by e-mail is free and starts unticked (spec 5, consent). */
export function ConsentBlock({ organisationName }: ConsentBlockProps) {
  return (
    <FieldGroup heading="consent.heading">
      <CheckboxField<ConfirmationValues>
        name="subscriber_Parent_GdprConsent"
        label="consent.gdpr"
        help="consent.gdprHelp"
        organisation={organisationName}
        required
      />
      <CheckboxField<ConfirmationValues>
        name="subscriber_Parent_EmailConsent"
        label="consent.email"
        organisation={organisationName}
      />
    </FieldGroup>
  );
}
