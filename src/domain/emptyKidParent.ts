/**
 * The fields of the child and parent form in page order, with their initial values (spec 3). A national number has 11
 * digits without separators. The gender is `male`, `female`, or empty.
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

/** The values of the child and parent form (spec 3, child and parent). */
export type KidParentValues = Record<keyof typeof EMPTY_KID_PARENT, string>;

/** The fields that are never stored in the browser (spec 9). They are empty after a reload. */
export const NEVER_STORED: readonly (keyof KidParentValues)[] = [
  'subscriber_NationalNr',
  'subscriber_Parent_NationalNr',
];
