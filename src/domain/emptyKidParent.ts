/**
 * The fields of the child and parent form in page order, with what each starts with (spec 3). A national number has 11
 * digits, no dots or dashes; the gender is `male`, `female`, or empty until chosen.
 */
export const EMPTY_KID_PARENT = {
  subscriber_FirstName: '',
  subscriber_LastName: '',
  subscriber_NationalNr: '',
  subscriber_GenderId: '',
  subscriber_Parent_FirstName: '',
  subscriber_Parent_LastName: '',
  subscriber_Parent_NationalNr: '',
  subscriber_Parent_Street: '',
  subscriber_Parent_HouseNr: '',
  subscriber_Parent_PostalCode: '',
  subscriber_Parent_City: '',
  subscriber_Parent_Country: 'België',
  subscriber_Parent_Email: '',
  subscriber_Parent_Email_Repeat: '',
  subscriber_Parent_Phone: '',
  subscriber_Parent_Phone2: '',
};

/** What the child and parent form asks (spec 3, child and parent). */
export type KidParentValues = Record<keyof typeof EMPTY_KID_PARENT, string>;

/** Asked again after a reload: a browser never stores them (spec 9). */
export const NEVER_STORED: readonly (keyof KidParentValues)[] = [
  'subscriber_NationalNr',
  'subscriber_Parent_NationalNr',
];
