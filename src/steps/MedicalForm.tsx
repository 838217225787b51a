import { useFormikContext } from 'formik';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { AllergyBlock } from '../components/medical/AllergyBlock.tsx';
import { FieldGroup } from '../ui/fields/FieldGroup.tsx';
import { TextArea } from '../ui/fields/TextArea.tsx';
import { LoadingNotice } from '../ui/feedback/LoadingNotice.tsx';
import { MedicalSheetDialog } from '../components/medical/MedicalSheetDialog.tsx';
import { MedicationBlock } from '../components/medical/MedicationBlock.tsx';
import { scrollToTop } from '../ui/form/scrollToTop.ts';
import { SheetNotice } from '../components/medical/SheetNotice.tsx';
import { StepActions, type StepActionsProps } from '../components/frame/StepActions.tsx';
import { useWords } from '../messages/useWords.ts';
import { Form } from '../ui/form/Form.tsx';
import { StepHeading } from '../ui/layout/StepHeading.tsx';
import {
  BLOCK_FIELDS,
  hasMedicalData,
  withExistingSheet,
  type ExistingSheet,
  type MedicalInfo,
} from '../domain/medicalSheet.ts';
import { medicalFormRules } from '../domain/rules/medicalForm.ts';
import { problemsOf, sentencesOf } from '../domain/rules/problemsOf.ts';

export interface MedicalFormProps {
  /** The initial values of the form. */
  values: MedicalInfo;
  /** The request for the existing sheet. */
  existing: ExistingSheet;
  /** The link to the previous step. */
  back?: StepActionsProps['back'];
  /** A ref to the heading, which gets the focus when the step opens. */
  headingRef?: RefObject<HTMLHeadingElement | null>;
  /** Called with the values after every change, before a submit. */
  onDraft?: (values: MedicalInfo) => void;
  /** Called after every submit with whether it failed. */
  onChecked?: (failed: boolean) => void;
  /** Called once the existing sheet has been filled in, so that it is not filled in again over changes. */
  onFilled?: () => void;
  /** Called with the sheet when the parent confirms it in the dialog. */
  onConfirm: (values: MedicalInfo) => void;
}

/** The fields of the first blocks always exist, because a submit touches the fields that have a value (spec 4). */
const FIRST_BLOCKS: Partial<MedicalInfo> = Object.fromEntries(
  BLOCK_FIELDS.filter((field) => field.includes('1_')).map((field) => [field, '']),
);

/** Step 3, `/medicalForm`: the medical sheet. */
export function MedicalForm({
  values,
  existing,
  back,
  headingRef,
  onDraft,
  onChecked,
  onFilled,
  onConfirm,
}: MedicalFormProps) {
  const { t } = useWords();
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const heading = headingRef ?? ownHeading;
  const [asked, setAsked] = useState<MedicalInfo | null>(null);
  // The dialog keeps its words while it closes.
  const [lastAsked, setLastAsked] = useState(asked);
  if (asked && asked !== lastAsked) setLastAsked(asked);
  // The sheet cannot be confirmed while the existing one is loading.
  const isSheetPending =
    existing.status === 'loading' || (existing.status === 'found' && existing.sheet !== null);
  const waiting = asked !== null && isSheetPending;
  // The press is painted before the dialog.
  const isOpen = useDeferredValue(asked !== null && !isSheetPending);

  const changed = (draft: MedicalInfo) => {
    setAsked(null);
    onDraft?.(draft);
  };
  const filled = () => {
    setAsked(null);
    onFilled?.();
    // Moves the focus from the submit button to the loaded sheet.
    if (!waiting || !heading.current) return;
    heading.current.focus({ preventScroll: true });
    scrollToTop(heading.current);
  };

  return (
    <Form
      initialValues={{ ...FIRST_BLOCKS, ...values }}
      validate={(changed) => sentencesOf(problemsOf(medicalFormRules(changed), changed), t)}
      onDraft={changed}
      onChecked={onChecked}
      onSubmit={setAsked}
      heading={<StepHeading ref={heading} title={t('step.medicalForm')} help={t('medicalForm.help')} />}
    >
      <SheetNotice status={existing.status} />
      <FillExistingSheet existing={existing} onFilled={filled} />
      <MedicationBlock />
      <AllergyBlock />
      <FieldGroup heading={t('medicalForm.remarksHeading')}>
        <TextArea<MedicalInfo>
          name="subscriber_remarks"
          label={t('medicalForm.remarks')}
          help={t('medicalForm.remarksHelp')}
          optional
        />
      </FieldGroup>
      {waiting && <LoadingNotice message={t('loading.medical')} />}
      <StepActions submit={t('action.next')} busy={waiting} back={back} />
      <MedicalSheetDialog
        open={isOpen}
        sheet={lastAsked}
        hasMedicalData={existing.status === 'found' || (lastAsked !== null && hasMedicalData(lastAsked))}
        onConfirm={() => {
          if (asked) onConfirm(asked);
        }}
        onClose={() => setAsked(null)}
      />
    </Form>
  );
}

/**
 * Fills in the existing sheet once where the parent has changed nothing. Separate from the notice, because it renders at
 * every key press.
 */
function FillExistingSheet({
  existing,
  onFilled,
}: Required<Pick<MedicalFormProps, 'existing' | 'onFilled'>>) {
  const { values, setValues } = useFormikContext<MedicalInfo>();
  // Not Formik's `touched`: a box that is ticked by a finger may not get the focus, and a submit touches every field.
  const before = useRef(values);
  const changed = useRef(new Set<string>());
  useEffect(() => {
    for (const [field, value] of Object.entries(values))
      if (value !== (before.current[field as keyof MedicalInfo] ?? '')) changed.current.add(field);
    before.current = values;
  }, [values]);

  const fill = useEffectEvent((sheet: MedicalInfo) => {
    // After a return to the step, a field with a value counts as changed.
    const isChanged = (field: keyof MedicalInfo) => changed.current.has(field) || Boolean(values[field]);
    void setValues(withExistingSheet(values, sheet, isChanged));
    onFilled();
  });
  useEffect(() => {
    if (existing.status === 'found' && existing.sheet) fill(existing.sheet);
  }, [existing]);

  return null;
}
