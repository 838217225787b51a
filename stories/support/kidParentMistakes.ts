import { EMPTY_SUBSCRIPTION, kidParentValues, type KidParentValues } from '../../src/domain/enrolment.ts';
import type { Sentences } from './formIsRefused.ts';
import { KID_PARENT } from './people.ts';

/** The child and parent form with one kind of mistake in every field that can have it, and what the fields then say. */
export interface Mistakes {
  values: KidParentValues;
  /** In the order of the page. */
  sentences: Sentences<KidParentValues>;
}

export const NOTHING_FILLED_IN: Mistakes = {
  values: { ...kidParentValues(EMPTY_SUBSCRIPTION), subscriber_Parent_Country: '' },
  sentences: {
    subscriber_FirstName: 'rule.required',
    subscriber_LastName: 'rule.required',
    subscriber_NationalNr: 'rule.required',
    subscriber_GenderId: 'rule.required',
    subscriber_Parent_FirstName: 'rule.required',
    subscriber_Parent_LastName: 'rule.required',
    subscriber_Parent_NationalNr: 'rule.required',
    subscriber_Parent_Street: 'rule.required',
    subscriber_Parent_HouseNr: 'rule.required',
    subscriber_Parent_PostalCode: 'rule.required',
    subscriber_Parent_City: 'rule.required',
    subscriber_Parent_Country: 'rule.required',
    subscriber_Parent_Email: 'rule.required',
    subscriber_Parent_Email_Repeat: 'rule.required',
    subscriber_Parent_Phone: 'rule.required',
    subscriber_Parent_Phone2: 'rule.required',
  },
};

export const TOO_SHORT: Mistakes = {
  values: {
    ...KID_PARENT,
    subscriber_FirstName: 'N',
    subscriber_LastName: 'P',
    subscriber_NationalNr: '123',
    subscriber_Parent_FirstName: 'A',
    subscriber_Parent_LastName: 'P',
    subscriber_Parent_NationalNr: '123',
    subscriber_Parent_Street: 'K',
    subscriber_Parent_PostalCode: '9',
    subscriber_Parent_City: 'G',
    subscriber_Parent_Country: 'B',
    subscriber_Parent_Phone: '0',
    subscriber_Parent_Phone2: '0',
  },
  sentences: {
    subscriber_FirstName: 'rule.tooShort',
    subscriber_LastName: 'rule.tooShort',
    subscriber_NationalNr: 'rule.tooShort',
    subscriber_Parent_FirstName: 'rule.tooShort',
    subscriber_Parent_LastName: 'rule.tooShort',
    subscriber_Parent_NationalNr: 'rule.tooShort',
    subscriber_Parent_Street: 'rule.tooShort',
    subscriber_Parent_PostalCode: 'rule.tooShort',
    subscriber_Parent_City: 'rule.tooShort',
    subscriber_Parent_Country: 'rule.tooShort',
    subscriber_Parent_Phone: 'rule.tooShort',
    subscriber_Parent_Phone2: 'rule.tooShort',
  },
};

const long = 'Wolvertem'.repeat(6);

export const TOO_LONG: Mistakes = {
  values: {
    ...KID_PARENT,
    subscriber_FirstName: long,
    subscriber_LastName: long,
    subscriber_NationalNr: '16.13.01-001.23',
    subscriber_Parent_FirstName: `${long}e`,
    subscriber_Parent_LastName: long,
    subscriber_Parent_NationalNr: '85.13.01-001.23',
    subscriber_Parent_Street: long,
    subscriber_Parent_HouseNr: '12 bus 3456',
    subscriber_Parent_PostalCode: long,
    subscriber_Parent_City: long,
    subscriber_Parent_Country: long,
    subscriber_Parent_Phone: '0470 12 34 56 '.repeat(4),
    subscriber_Parent_Phone2: '0470 12 34 56 '.repeat(4),
  },
  sentences: {
    subscriber_FirstName: 'rule.tooLong',
    subscriber_LastName: 'rule.tooLong',
    subscriber_NationalNr: 'rule.nationalNumberTooLong',
    subscriber_Parent_FirstName: 'rule.tooLong',
    subscriber_Parent_LastName: 'rule.tooLong',
    subscriber_Parent_NationalNr: 'rule.nationalNumberTooLong',
    subscriber_Parent_Street: 'rule.tooLong',
    subscriber_Parent_HouseNr: 'rule.tooLong',
    subscriber_Parent_PostalCode: 'rule.tooLong',
    subscriber_Parent_City: 'rule.tooLong',
    subscriber_Parent_Country: 'rule.tooLong',
    subscriber_Parent_Phone: 'rule.tooLong',
    subscriber_Parent_Phone2: 'rule.tooLong',
  },
};

export const WRONG_FORMATS: Mistakes = {
  values: {
    ...KID_PARENT,
    subscriber_NationalNr: '16130100100',
    subscriber_Parent_NationalNr: '85130100100',
    subscriber_Parent_Email: 'an.example.be',
    subscriber_Parent_Email_Repeat: 'jan.example.be',
    subscriber_Parent_Phone: 'mijn nummer',
    subscriber_Parent_Phone2: '++32470123456',
  },
  sentences: {
    subscriber_NationalNr: 'rule.nationalNumber',
    subscriber_Parent_NationalNr: 'rule.nationalNumber',
    subscriber_Parent_Email: 'rule.email',
    subscriber_Parent_Email_Repeat: 'rule.emailRepeat',
    subscriber_Parent_Phone: 'rule.phone',
    subscriber_Parent_Phone2: 'rule.phone',
  },
};
