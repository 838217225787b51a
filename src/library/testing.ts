/** `camp-enrolment/testing`: camps, people, cases of every rule, and a fake server of the five calls. */
export * from '../testing/camps.ts';
export * from '../testing/people.ts';
export * from '../testing/responses.ts';
export { handlers } from '../testing/handlers.ts';
export { startFakeServer, type FakeServer } from '../testing/startFakeServer.ts';
export type { Case } from '../testing/cases/Case.ts';
export { CAMP_DAYS_CASES, type CampDaysCase } from '../testing/cases/campDays.ts';
export { CONFIRMATION_CASES } from '../testing/cases/confirmation.ts';
export { KID_PARENT_CASES, KID_PARENT_CONTEXT, type KidParentCase } from '../testing/cases/kidParent.ts';
export { MEDICAL_FORM_CASES } from '../testing/cases/medicalForm.ts';
