/** Where an enrolment is paid. */
export interface Payment {
  iban: string;
  beneficiary: string;
  /** A sentence about paying, or empty. */
  note: string;
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;
/** Belgian account numbers have this length; other countries' are left to their check digits. */
const BELGIAN_LENGTH = 16;

/** An account number without the spaces it is written with. */
const bare = (iban: string) => iban.replace(/\s+/g, '').toUpperCase();

/** Whether it is an account number whose check digits are right (ISO 13616). */
export function isIban(text: string): boolean {
  const iban = bare(text);
  if (!IBAN.test(iban) || (iban.startsWith('BE') && iban.length !== BELGIAN_LENGTH)) return false;
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** In groups of four: `BE68 5390 0754 7034`. */
export function formatIban(iban: string): string {
  return bare(iban).replace(/.{4}(?=.)/g, '$& ');
}

/** What may stand in a payment code: of a text that is longer, the beginning. */
const within = (text: string, longest: number) => text.replace(/\s+/g, ' ').trim().slice(0, longest);

/** The text of the European payment code, which banks' apps scan (EPC069-12, version 2, in UTF-8). */
export function paymentCode({ iban, beneficiary }: Payment, cents: number, message: string): string {
  const amount = `EUR${(cents / 100).toFixed(2)}`;
  const lines = ['BCD', '002', '1', 'SCT', '', within(beneficiary, 70), bare(iban), amount];
  return [...lines, '', '', within(message, 140)].join('\n');
}
