import { EMPTY_ANSWERS, type Answers, type ConfirmationValues } from '../domain/enrolment.ts';
import type { Booking } from '../domain/phases.ts';
import { subscriptionOf, type Subscription } from '../domain/subscription.ts';
import type { KidParentValues } from '../domain/emptyKidParent.ts';
import type { MedicalInfo } from '../domain/medicalSheet.ts';
import type { Camp } from '../domain/camp.ts';

/**
 * The national number of an invented person: its month is 13. `serial` (0 to 999) tells
 * people of one birth year apart.
 */
export function inventedNationalNr(birthYear: number, serial = 1): string {
  const yy = String(birthYear % 100).padStart(2, '0');
  const nine = `${yy}1301${String(serial).padStart(3, '0')}`;
  const check = 97 - (Number(birthYear >= 2000 ? `2${nine}` : nine) % 97);
  return nine + String(check).padStart(2, '0');
}

type ChildValues = Pick<
  KidParentValues,
  'subscriber_FirstName' | 'subscriber_LastName' | 'subscriber_NationalNr' | 'subscriber_GenderId'
>;

/** A child of the right age for the camps of the stories. */
export const CHILD: ChildValues = {
  subscriber_FirstName: 'Noor',
  subscriber_LastName: 'Peeters',
  subscriber_NationalNr: inventedNationalNr(2016),
  subscriber_GenderId: 'female',
};

/** A second child of the right age. */
export const SECOND_CHILD: ChildValues = {
  subscriber_FirstName: 'Lars',
  subscriber_LastName: 'Janssens',
  subscriber_NationalNr: inventedNationalNr(2017),
  subscriber_GenderId: 'male',
};

/** A year too old for the camps. */
export const CHILD_TOO_OLD: ChildValues = { ...CHILD, subscriber_NationalNr: inventedNationalNr(2013) };

/** A year too young for the camps. */
export const CHILD_TOO_YOUNG: ChildValues = { ...CHILD, subscriber_NationalNr: inventedNationalNr(2019) };

/** The child's parent, with all fields. */
export const PARENT: Omit<KidParentValues, keyof ChildValues> = {
  subscriber_Parent_FirstName: 'An',
  subscriber_Parent_LastName: 'Peeters',
  subscriber_Parent_Street: 'Kerkstraat',
  subscriber_Parent_HouseNr: '12',
  subscriber_Parent_PostalCode: '9000',
  subscriber_Parent_City: 'Gent',
  subscriber_Parent_Country: 'België',
  subscriber_Parent_NationalNr: inventedNationalNr(1985),
  subscriber_Parent_Email: 'an.peeters@example.be',
  subscriber_Parent_Email_Repeat: 'an.peeters@example.be',
  subscriber_Parent_Phone: '0470 12 34 56',
  subscriber_Parent_Phone2: '+32 9 123 45 67',
};

/**
 * Too young to enrol anyone. By the century guess of spec 5 only the years from 2012 are of this century, so someone
 * of 16 is taken for a centenarian.
 */
export const PARENT_TOO_YOUNG: typeof PARENT = {
  ...PARENT,
  subscriber_Parent_NationalNr: inventedNationalNr(2012),
};

/** Valid values of the child and parent form. */
export const KID_PARENT: KidParentValues = { ...CHILD, ...PARENT };

type Medication = Pick<MedicalInfo, `subscriber_medication${1 | 2 | 3}_${'name' | 'frequency' | 'amount'}`>;
type Allergy = Pick<MedicalInfo, `subscriber_allergy${1 | 2}_${'name' | 'cantEat' | 'symptoms'}`>;

/** The fields of a medication of the sheet. */
export const medication = (n: 1 | 2 | 3, name = '', frequency = '', amount = ''): Partial<Medication> => ({
  [`subscriber_medication${n}_name`]: name,
  [`subscriber_medication${n}_frequency`]: frequency,
  [`subscriber_medication${n}_amount`]: amount,
});

/** The fields of an allergy of the sheet. */
export const allergy = (n: 1 | 2, name = '', cantEat = '', symptoms = ''): Partial<Allergy> => ({
  [`subscriber_allergy${n}_name`]: name,
  [`subscriber_allergy${n}_cantEat`]: cantEat,
  [`subscriber_allergy${n}_symptoms`]: symptoms,
});

/** A medical sheet with one medication and one allergy. */
export const MEDICAL_INFO: MedicalInfo = {
  subscriber_takeMedication: true,
  subscriber_takeMedicationApproval: true,
  ...medication(1, 'Ventolin', 'Voor het sporten', '2 pufjes'),
  subscriber_allergy: true,
  ...allergy(1, 'Noten', 'Pindakaas en gebak met noten', 'Zwelling van de lippen'),
  subscriber_remarks: 'Draagt een bril.',
};

/** A medical sheet with the maximum of medications and allergies. */
export const FULL_MEDICAL_INFO: MedicalInfo = {
  ...MEDICAL_INFO,
  ...medication(2, 'Rilatine', 'Bij het ontbijt', '1 pilletje'),
  ...medication(3, 'Zyrtec', 'Voor het slapen', '1 pilletje'),
  ...allergy(2, 'Melk', 'Kaas en yoghurt', 'Buikpijn'),
};

/** The confirmation with the required consent only. */
export const CONFIRMATION: ConfirmationValues = {
  subscription_Remark: '',
  subscriber_Parent_GdprConsent: true,
  subscriber_Parent_EmailConsent: false,
};

/** The booking of such an enrolment. */
export function bookingOf(camp: Camp, changes: Partial<Booking> = {}): Booking {
  return {
    details: KID_PARENT,
    days: camp.activeDays,
    option: '',
    sheet: MEDICAL_INFO,
    toPayCents: camp.priceCents,
    id: 'DB-2027-0417',
    reference: 'DB-2027-0417',
    ...changes,
  };
}

/** Complete answers for this camp, with all its days. */
export function completeAnswers(camp: Camp, changes: Partial<Answers> = {}): Answers {
  return {
    ...EMPTY_ANSWERS,
    selectedDays: camp.activeDays,
    kidParent: KID_PARENT,
    medicalForm: MEDICAL_INFO,
    confirmation: CONFIRMATION,
    ...changes,
  };
}

/** A whole enrolment in this camp, ready to be posted. */
export function completeEnrolment(camp: Camp, voucher = ''): Subscription {
  return subscriptionOf(camp, completeAnswers(camp, { voucher }));
}
