/** `camp-enrolment/steps`: the screens of the wizard. They receive props and return values. */
export { CampDays, type CampDaysProps } from '../steps/CampDays.tsx';
export { Confirmation, type ConfirmationProps } from '../steps/Confirmation.tsx';
export { KidParent, type KidParentProps } from '../steps/KidParent.tsx';
export { MedicalForm, type MedicalFormProps } from '../steps/MedicalForm.tsx';
export { Success, type SuccessProps } from '../steps/Success.tsx';
