import { wellFormed } from './visibleText.ts';

/** The organisation's payment details. */
export interface Payment {
  iban: string;
  beneficiary: string;
  /** A note about the payment, or empty. */
  note: string;
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;
/** The length of a Belgian account number. For other countries only the check digits are validated. */
const BELGIAN_LENGTH = 16;

/** Removes the spaces of an account number. */
const bare = (iban: string) => iban.replace(/\s+/g, '').toUpperCase();

/** Whether the text is an IBAN with valid check digits (ISO 13616). */
export function isIban(text: string): boolean {
  const iban = bare(text);
  if (!IBAN.test(iban) || (iban.startsWith('BE') && iban.length !== BELGIAN_LENGTH)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => `${parseInt(letter, 36)}`);
  return BigInt(digits) % 97n === 1n;
}

/** Formats an IBAN in groups of four: `BE68 5390 0754 7034`. */
export function formatIban(iban: string): string {
  return bare(iban).replace(/.{4}(?=.)/g, '$& ');
}

/** Collapses whitespace and truncates a text for a payment code, at whole characters. */
const within = (text: string, longest: number) =>
  Array.from(wellFormed(text).replace(/\s+/g, ' ').trim()).slice(0, longest).join('');

/** The content of the European payment QR code (EPC069-12, version 2, in UTF-8), which banking apps scan. */
export function paymentCode({ iban, beneficiary }: Payment, cents: number, message: string): string {
  const amount = `EUR${(cents / 100).toFixed(2)}`;
  const lines = ['BCD', '002', '1', 'SCT', '', within(beneficiary, 70), bare(iban), amount];
  return [...lines, '', '', within(message, 140)].join('\n');
}
