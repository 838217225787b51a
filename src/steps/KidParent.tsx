import { useMemo, type RefObject } from 'react';
import { ChoiceField } from '../ui/fields/ChoiceField.tsx';
import { EmailField } from '../ui/fields/EmailField.tsx';
import { EmailRepeatField } from '../ui/fields/EmailRepeatField.tsx';
import { NationalNumberField } from '../ui/fields/NationalNumberField.tsx';
import { PhoneField } from '../ui/fields/PhoneField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { useProblem } from '../ui/fields/useProblem.ts';
import { FieldGroup } from '../ui/fields/FieldGroup.tsx';
import { FieldRow } from '../ui/fields/FieldRow.tsx';
import { LoadingNotice } from '../ui/feedback/LoadingNotice.tsx';
import { OtherCampLink } from '../components/messages/OtherCampLink.tsx';
import { StepActions, type StepActionsProps } from '../components/frame/StepActions.tsx';
import { FormSummary, type SummaryCard } from '../ui/form/FormSummary.tsx';
import { StepForm } from '../ui/form/StepForm.tsx';
import { StepHeading } from '../ui/layout/StepHeading.tsx';
import type { KidParentValues } from '../domain/emptyKidParent.ts';
import { kidParentRules, type KidParentContext } from '../domain/rules/kidParent.ts';
import { problemsOf } from '../domain/rules/problemsOf.ts';
import type { MessageKey } from '../messages/messages.ts';

interface KidParentProps {
  /** The initial values of the form. */
  values: KidParentValues;
  /** The context of the rules. */
  context: KidParentContext;
  /** If `true`, the discount check is pending. */
  loading: boolean;
  /** The address of the camp listing of this theme. */
  campListingUrl: string;
  /** Undefined when this is the first step. */
  back: StepActionsProps['back'];
  /** A ref to the heading, which gets the focus when the step opens. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  /** Called with the values after every change, before a submit. */
  onDraft: (values: KidParentValues, isRestored: boolean) => void;
  /** Called after every submit with whether it failed. */
  onChecked: (failed: boolean) => void;
  /** Called with valid values. */
  onSubmit: (values: KidParentValues) => Promise<void>;
}

const LABELS: Record<keyof KidParentValues, MessageKey> = {
  subscriber_FirstName: 'kidParent.childFirstName',
  subscriber_LastName: 'kidParent.childLastName',
  subscriber_NationalNr: 'kidParent.childNationalNr',
  subscriber_GenderId: 'kidParent.gender',
  subscriber_Parent_FirstName: 'kidParent.parentFirstName',
  subscriber_Parent_LastName: 'kidParent.parentLastName',
  subscriber_Parent_NationalNr: 'kidParent.parentNationalNr',
  subscriber_Parent_Street: 'kidParent.street',
  subscriber_Parent_HouseNr: 'kidParent.houseNr',
  subscriber_Parent_PostalCode: 'kidParent.postalCode',
  subscriber_Parent_City: 'kidParent.city',
  subscriber_Parent_Country: 'kidParent.country',
  subscriber_Parent_Email: 'kidParent.email',
  subscriber_Parent_Email_Repeat: 'kidParent.emailRepeat',
  subscriber_Parent_Phone: 'kidParent.phone',
  subscriber_Parent_Phone2: 'kidParent.phone2',
};

/** The labels of these fields. */
const labelled = (...fields: (keyof KidParentValues)[]) =>
  Object.fromEntries(fields.map((field) => [field, LABELS[field]]));

const CARDS: readonly SummaryCard<KidParentValues>[] = [
  {
    heading: 'kidParent.child',
    labels: labelled(
      'subscriber_FirstName',
      'subscriber_LastName',
      'subscriber_NationalNr',
      'subscriber_GenderId',
    ),
  },
  {
    heading: 'kidParent.parent',
    labels: labelled(
      'subscriber_Parent_FirstName',
      'subscriber_Parent_LastName',
      'subscriber_Parent_NationalNr',
    ),
  },
  {
    heading: 'kidParent.address',
    labels: labelled(
      'subscriber_Parent_Street',
      'subscriber_Parent_HouseNr',
      'subscriber_Parent_PostalCode',
      'subscriber_Parent_City',
      'subscriber_Parent_Country',
    ),
  },
  {
    heading: 'kidParent.contact',
    labels: labelled(
      'subscriber_Parent_Email',
      'subscriber_Parent_Email_Repeat',
      'subscriber_Parent_Phone',
      'subscriber_Parent_Phone2',
    ),
  },
];

const GENDER_OPTIONS = [
  { value: 'male', label: 'kidParent.male' },
  { value: 'female', label: 'kidParent.female' },
] as const;

/** Trims all values: keyboards add spaces after suggestions. */
function trimmed(values: KidParentValues): KidParentValues {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]: [string, string]) => [field, value.trim()]),
  ) as unknown as KidParentValues;
}

/** Step 2, `/kid-parent`: the child and the parent (spec 2, spec 5). */
export function KidParent({
  values,
  context,
  loading,
  campListingUrl,
  back,
  headingRef,
  onDraft,
  onChecked,
  onSubmit,
}: KidParentProps) {
  const { voucher, campMaxBirthyear, campMinBirthyear, today } = context;
  // Memoised: creating the rules takes longer than validating.
  const rules = useMemo(
    () => kidParentRules({ voucher, campMaxBirthyear, campMinBirthyear, today }),
    [voucher, campMaxBirthyear, campMinBirthyear, today],
  );
  return (
    <StepForm
      values={values}
      validate={(changed) => problemsOf(rules, changed)}
      summary={(found) => <FormSummary cards={CARDS} found={found} />}
      onDraft={onDraft}
      onChecked={onChecked}
      onSubmit={(submitted) => onSubmit(trimmed(submitted))}
      heading={<StepHeading ref={headingRef} title="step.kidParent" help="kidParent.help" />}
    >
      <FieldGroup heading="kidParent.child">
        <FieldRow>
          <TextField<KidParentValues>
            name="subscriber_FirstName"
            label={LABELS.subscriber_FirstName}
            autoComplete="off"
          />
          <TextField<KidParentValues>
            name="subscriber_LastName"
            label={LABELS.subscriber_LastName}
            autoComplete="off"
          />
        </FieldRow>
        <NationalNumberField<KidParentValues>
          name="subscriber_NationalNr"
          label={LABELS.subscriber_NationalNr}
          help="kidParent.nationalNrHelp"
        />
        <AgeAdvice campListingUrl={campListingUrl} />
        <ChoiceField<KidParentValues>
          name="subscriber_GenderId"
          label={LABELS.subscriber_GenderId}
          options={GENDER_OPTIONS}
        />
      </FieldGroup>
      <FieldGroup heading="kidParent.parent">
        <FieldRow>
          <TextField<KidParentValues>
            name="subscriber_Parent_FirstName"
            label={LABELS.subscriber_Parent_FirstName}
            autoComplete="given-name"
          />
          <TextField<KidParentValues>
            name="subscriber_Parent_LastName"
            label={LABELS.subscriber_Parent_LastName}
            autoComplete="family-name"
          />
        </FieldRow>
        <NationalNumberField<KidParentValues>
          name="subscriber_Parent_NationalNr"
          label={LABELS.subscriber_Parent_NationalNr}
          help="kidParent.nationalNrHelp"
        />
      </FieldGroup>
      <FieldGroup heading="kidParent.address">
        <FieldRow>
          <TextField<KidParentValues>
            name="subscriber_Parent_Street"
            label={LABELS.subscriber_Parent_Street}
            width="rest"
            autoComplete="address-line1"
          />
          <TextField<KidParentValues>
            name="subscriber_Parent_HouseNr"
            label={LABELS.subscriber_Parent_HouseNr}
            width="short"
            autoComplete="address-line2"
          />
        </FieldRow>
        <FieldRow>
          <TextField<KidParentValues>
            name="subscriber_Parent_PostalCode"
            label={LABELS.subscriber_Parent_PostalCode}
            width="postal"
            autoComplete="postal-code"
          />
          <TextField<KidParentValues>
            name="subscriber_Parent_City"
            label={LABELS.subscriber_Parent_City}
            width="rest"
            autoComplete="address-level2"
          />
        </FieldRow>
        <TextField<KidParentValues>
          name="subscriber_Parent_Country"
          label={LABELS.subscriber_Parent_Country}
          width="half"
          autoComplete="country-name"
        />
      </FieldGroup>
      <FieldGroup heading="kidParent.contact">
        <EmailField<KidParentValues>
          name="subscriber_Parent_Email"
          label={LABELS.subscriber_Parent_Email}
          autoComplete="email"
        />
        <EmailRepeatField<KidParentValues>
          name="subscriber_Parent_Email_Repeat"
          label={LABELS.subscriber_Parent_Email_Repeat}
          autoComplete="email"
        />
        <PhoneField<KidParentValues>
          name="subscriber_Parent_Phone"
          label={LABELS.subscriber_Parent_Phone}
          autoComplete="tel"
        />
        <PhoneField<KidParentValues>
          name="subscriber_Parent_Phone2"
          label={LABELS.subscriber_Parent_Phone2}
          autoComplete="tel"
        />
      </FieldGroup>
      {loading && <LoadingNotice message="loading.child" />}
      <StepActions submit="action.next" busy={loading} back={back} />
    </StepForm>
  );
}

/** The link to the camp listing, when the child is 'te oud' or 'te jong' (spec 2). */
function AgeAdvice({ campListingUrl }: { campListingUrl: string }) {
  const field: keyof KidParentValues = 'subscriber_NationalNr';
  const key = useProblem(field)?.key;
  return key === 'rule.tooOld' || key === 'rule.tooYoung' ? <OtherCampLink href={campListingUrl} /> : null;
}
