import { useField, useFormikContext } from 'formik';
import { useMemo, type Ref, type RefObject } from 'react';
import { ChoiceField } from '../ui/fields/ChoiceField.tsx';
import { EmailField } from '../ui/fields/EmailField.tsx';
import { EmailRepeatField } from '../ui/fields/EmailRepeatField.tsx';
import { NationalNumberField } from '../ui/fields/NationalNumberField.tsx';
import { PhoneField } from '../ui/fields/PhoneField.tsx';
import { Suggestion } from '../ui/fields/Suggestion.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { FieldGroup } from '../ui/fields/FieldGroup.tsx';
import { FieldRow } from '../ui/fields/FieldRow.tsx';
import { LoadingNotice } from '../ui/feedback/LoadingNotice.tsx';
import { OtherCampLink } from '../components/messages/OtherCampLink.tsx';
import { StepActions, type StepActionsProps } from '../components/frame/StepActions.tsx';
import { Form } from '../ui/form/Form.tsx';
import { StepHeading } from '../ui/layout/StepHeading.tsx';
import type { KidParentValues } from '../domain/emptyKidParent.ts';
import { hasValidCheckDigits } from '../domain/nationalNumber.ts';
import { ageProblem, kidParentRules } from '../domain/rules/kidParent.ts';
import type { KidParentContext } from '../domain/rules/kidParentContext.ts';
import { problemsOf, sentencesOf } from '../domain/rules/problemsOf.ts';
import { splitStreet } from '../domain/splitStreet.ts';
import { storedText } from '../domain/visibleText.ts';
import type { MessageKey } from '../messages/messages.ts';
import { useWords } from '../messages/useWords.ts';

export interface KidParentProps {
  /** The initial values of the form. */
  values: KidParentValues;
  /** The context of the rules. */
  context: KidParentContext;
  /** If `true`, the discount check is pending. */
  loading: boolean;
  /** The address of the camp listing of this theme. */
  campListingUrl: string;
  /** The link to the previous step; undefined on the first step. */
  back?: StepActionsProps['back'];
  /** A ref to the heading, which gets the focus when the step opens. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  /** The group of the enrolment's summary that the parent changes, such as `recap.address`. */
  changing?: string;
  /** A ref to the card of that group, which gets the focus instead of the heading. */
  cardRef?: Ref<HTMLFieldSetElement>;
  /** Called with the values after every change, before a submit. */
  onDraft?: (values: KidParentValues, isRestored: boolean) => void;
  /** Called after every submit with whether it failed. */
  onChecked?: (failed: boolean) => void;
  /** Called with valid values. */
  onSubmit: (values: KidParentValues) => Promise<void> | void;
}

/** The values as they are stored: keyboards add spaces after suggestions, and send accents in two forms. */
function storedValues(values: KidParentValues): KidParentValues {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]: [string, string]) => [field, storedText(value)]),
  ) as unknown as KidParentValues;
}

/** Step 2, `/kid-parent`: the child and the parent. */
export function KidParent({
  values,
  context,
  loading,
  campListingUrl,
  back,
  headingRef,
  changing,
  cardRef,
  onDraft,
  onChecked,
  onSubmit,
}: KidParentProps) {
  const { t } = useWords();
  const genders = [
    { value: 'male', label: t('kidParent.male') },
    { value: 'female', label: t('kidParent.female') },
  ];
  const { voucher, campMaxBirthyear, campMinBirthyear, today } = context;
  // Memoised: creating the rules takes longer than validating.
  const rules = useMemo(
    () => kidParentRules({ voucher, campMaxBirthyear, campMinBirthyear, today }),
    [voucher, campMaxBirthyear, campMinBirthyear, today],
  );
  const refOf = (group: MessageKey) => (group === changing ? cardRef : undefined);
  return (
    <Form
      initialValues={values}
      validate={(changed) => sentencesOf(problemsOf(rules, changed), t)}
      onDraft={onDraft}
      onChecked={onChecked}
      onSubmit={(submitted) => onSubmit(storedValues(submitted))}
      heading={<StepHeading ref={headingRef} title={t('step.kidParent')} help={t('kidParent.help')} />}
    >
      <FieldGroup heading={t('kidParent.child')}>
        {/* In a section of its own: Chromium ignores `off`, and fills in the name of the parent. */}
        <FieldRow>
          <TextField<KidParentValues>
            name="subscriber_FirstName"
            label={t('kidParent.childFirstName')}
            autoComplete="section-child given-name"
          />
          <TextField<KidParentValues>
            name="subscriber_LastName"
            label={t('kidParent.childLastName')}
            autoComplete="section-child family-name"
          />
        </FieldRow>
        <NationalNumberField<KidParentValues>
          name="subscriber_NationalNr"
          label={t('kidParent.childNationalNr')}
          help={t('kidParent.nationalNrHelp')}
        />
        <AgeAdvice context={context} campListingUrl={campListingUrl} />
        <ChoiceField<KidParentValues>
          name="subscriber_GenderId"
          label={t('kidParent.gender')}
          options={genders}
        />
      </FieldGroup>
      <FieldGroup heading={t('kidParent.parent')} ref={refOf('recap.parent')}>
        <FieldRow>
          <TextField<KidParentValues>
            name="subscriber_Parent_FirstName"
            label={t('kidParent.parentFirstName')}
            autoComplete="given-name"
          />
          <TextField<KidParentValues>
            name="subscriber_Parent_LastName"
            label={t('kidParent.parentLastName')}
            autoComplete="family-name"
          />
        </FieldRow>
        <NationalNumberField<KidParentValues>
          name="subscriber_Parent_NationalNr"
          label={t('kidParent.parentNationalNr')}
          help={t('kidParent.nationalNrHelp')}
        />
      </FieldGroup>
      <FieldGroup heading={t('kidParent.address')} ref={refOf('recap.address')}>
        <StreetFields />
        <FieldRow>
          <TextField<KidParentValues>
            name="subscriber_Parent_PostalCode"
            label={t('kidParent.postalCode')}
            width="short"
            autoComplete="postal-code"
          />
          <TextField<KidParentValues>
            name="subscriber_Parent_City"
            label={t('kidParent.city')}
            width="rest"
            autoComplete="address-level2"
          />
        </FieldRow>
        <TextField<KidParentValues>
          name="subscriber_Parent_Country"
          label={t('kidParent.country')}
          width="half"
          autoComplete="country-name"
        />
      </FieldGroup>
      <FieldGroup heading={t('kidParent.contact')} ref={refOf('recap.contact')}>
        <EmailField<KidParentValues>
          name="subscriber_Parent_Email"
          label={t('kidParent.email')}
          autoComplete="email"
        />
        <EmailRepeatField<KidParentValues>
          name="subscriber_Parent_Email_Repeat"
          label={t('kidParent.emailRepeat')}
          autoComplete="email"
        />
        <PhoneField<KidParentValues>
          name="subscriber_Parent_Phone"
          label={t('kidParent.phone')}
          autoComplete="tel"
        />
        <PhoneField<KidParentValues>
          name="subscriber_Parent_Phone2"
          label={t('kidParent.phone2')}
          autoComplete="tel"
        />
      </FieldGroup>
      {loading && <LoadingNotice message={t('loading.child')} />}
      <StepActions submit={t('action.next')} busy={loading} back={back} />
    </Form>
  );
}

/** The link to the camp listing, when the child is 'te oud' or 'te jong'. */
function AgeAdvice({ context, campListingUrl }: Pick<KidParentProps, 'context' | 'campListingUrl'>) {
  const field: keyof KidParentValues = 'subscriber_NationalNr';
  const [{ value }, { touched }] = useField<string>(field);
  const number = value.trim();
  return touched && hasValidCheckDigits(number) && ageProblem(number, context) ? (
    <OtherCampLink href={campListingUrl} />
  ) : null;
}

/** The street and house number, with an offer to move the number out of the street, in which browsers fill in both. */
function StreetFields() {
  const { t } = useWords();
  const { values, touched, setValues } = useFormikContext<KidParentValues>();
  const { subscriber_Parent_Street: street, subscriber_Parent_HouseNr: houseNr } = values;
  const split = touched.subscriber_Parent_Street ? splitStreet(street, houseNr) : null;
  return (
    <div>
      <FieldRow>
        <TextField<KidParentValues>
          name="subscriber_Parent_Street"
          label={t('kidParent.street')}
          width="rest"
          autoComplete="address-line1"
          isDoubtful={split !== null}
        />
        {/* No token is for a house number: `address-line2` is the box. */}
        <TextField<KidParentValues>
          name="subscriber_Parent_HouseNr"
          label={t('kidParent.houseNr')}
          width="short"
        />
      </FieldRow>
      <Suggestion
        suggestion={
          split && {
            text: t('kidParent.houseNrSuggestion', split),
            accept: () =>
              void setValues({
                ...values,
                subscriber_Parent_Street: split.street,
                subscriber_Parent_HouseNr: split.houseNr,
              }),
          }
        }
        field="subscriber_Parent_HouseNr"
      />
    </div>
  );
}
