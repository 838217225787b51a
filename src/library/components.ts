/** `camp-enrolment`: the components that know a camp, and the provider of their messages. */
export { useWords, type Words } from '../messages/useWords.ts';
export { MessagesProvider, type MessagesProviderProps } from '../components/MessagesProvider.tsx';
export { ConsentBlock, type ConsentBlockProps } from '../components/confirmation/ConsentBlock.tsx';
export { EnrolmentRecap, type EnrolmentRecapProps } from '../components/confirmation/EnrolmentRecap.tsx';
export { ExtraOptions, type ExtraOptionsProps } from '../components/confirmation/ExtraOptions.tsx';
export { OptionNote, type OptionNoteProps } from '../components/confirmation/OptionNote.tsx';
export { CalendarToggle, type CalendarToggleProps } from '../components/days/CalendarToggle.tsx';
export { DayBox, type DayBoxProps } from '../components/days/DayBox.tsx';
export { DayCalendar, type DayCalendarProps } from '../components/days/DayCalendar.tsx';
export { DayGrid, type DayGridProps } from '../components/days/DayGrid.tsx';
export { DayRepair, type DayRepairProps } from '../components/days/DayRepair.tsx';
export { CampHeader, type CampHeaderProps } from '../components/frame/CampHeader.tsx';
export { StepActions, type StepActionsProps } from '../components/frame/StepActions.tsx';
export { StepNav, type StepNavProps } from '../components/frame/StepNav.tsx';
export { AllergyBlock } from '../components/medical/AllergyBlock.tsx';
export {
  MedicalSheetDialog,
  type MedicalSheetDialogProps,
} from '../components/medical/MedicalSheetDialog.tsx';
export { MedicationBlock } from '../components/medical/MedicationBlock.tsx';
export { PrintedSheet, type PrintedSheetProps } from '../components/medical/PrintedSheet.tsx';
export { SheetNotice, type SheetNoticeProps } from '../components/medical/SheetNotice.tsx';
export { CampChangeNotice, type CampChangeNoticeProps } from '../components/messages/CampChangeNotice.tsx';
export { CampProblem, type CampProblemProps } from '../components/messages/CampProblem.tsx';
export { ConfigProblem, type ConfigProblemProps } from '../components/messages/ConfigProblem.tsx';
export { ErrorBox, type ErrorBoxProps } from '../components/messages/ErrorBox.tsx';
export { LeaveDialog, type LeaveDialogProps } from '../components/messages/LeaveDialog.tsx';
export { MailLink, type MailLinkProps } from '../components/messages/MailLink.tsx';
export { OtherCampLink, type OtherCampLinkProps } from '../components/messages/OtherCampLink.tsx';
export { RushNotice, type RushNoticeProps } from '../components/messages/RushNotice.tsx';
export { StepProblem, type StepProblemProps } from '../components/messages/StepProblem.tsx';
export { CampIcon, type CampIconProps } from '../components/summary/CampIcon.tsx';
export { CampSidebar, type CampSidebarProps } from '../components/summary/CampSidebar.tsx';
export { Fact, type FactProps } from '../components/summary/Fact.tsx';
export { SummaryBar, type SummaryBarProps } from '../components/summary/SummaryBar.tsx';
export { AlreadyConfirmed, type AlreadyConfirmedProps } from '../components/thanks/AlreadyConfirmed.tsx';
export { BookingActions, type BookingActionsProps } from '../components/thanks/BookingActions.tsx';
export { CampScene } from '../components/thanks/CampScene.tsx';
export { NextChild, type NextChildProps } from '../components/thanks/NextChild.tsx';
export { PaymentCode, type PaymentCodeProps } from '../components/thanks/PaymentCode.tsx';
export { PaymentDetails, type PaymentDetailsProps } from '../components/thanks/PaymentDetails.tsx';
export {
  PrintedConfirmation,
  type PrintedConfirmationProps,
} from '../components/thanks/PrintedConfirmation.tsx';
export { ThankYou, type ThankYouProps } from '../components/thanks/ThankYou.tsx';
