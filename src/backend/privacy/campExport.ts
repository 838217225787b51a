import { stringify } from 'csv-stringify/sync';
import type { Backend } from '../service/Backend.ts';
import { campOrThrow } from '../camps/campStore.ts';
import { enrolmentRecords, type EnrolmentRecord } from './enrolmentRecords.ts';

/** `149,00`, as Belgian spreadsheets write an amount. */
const euro = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

/** The first columns of the CSV. */
const COLUMNS: Record<string, (record: EnrolmentRecord) => string | null> = {
  reference: ({ reference }) => reference,
  booked_at: ({ bookedAt }) => bookedAt,
  days: ({ days }) => days.join(' '),
  to_pay_euro: ({ toPayCents }) => euro(toPayCents),
  discount_type: ({ discountType }) => discountType,
  discount_euro: ({ discountCents }) => euro(discountCents),
  voucher: ({ withVoucher }) => (withVoucher ? 'yes' : ''),
};

/** What a spreadsheet would turn into a number, a date or a time: `0470123456`, a dose of `1/2`, the house number `12 A`. */
const CONVERTED = /^(0\d+|\d{12,}|\d+e\d+|\d+( *[-/.:] *\d+){1,2}|\d{1,2} +[ap]m?)$/i;

/** A row per enrolment, with the answers under the spec's field names; with semicolons and a BOM, as Belgian Excel opens it. */
export function csvOf(records: readonly EnrolmentRecord[]): string {
  const rows = records.map((record) => ({
    ...Object.fromEntries(Object.entries(COLUMNS).map(([name, read]) => [name, read(record)])),
    ...record.details,
    ...record.medicalInfo,
  }));
  const columns = new Set([COLUMNS, ...rows].flatMap(Object.keys));
  return stringify(rows, {
    header: true,
    columns: [...columns].filter((name) => !name.endsWith('_Repeat')),
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    cast: {
      boolean: String,
      // Answers are marked like formulas, so that a spreadsheet keeps them.
      string: (value, { column }) =>
        !Object.hasOwn(COLUMNS, column ?? '') && CONVERTED.test(value) ? `'${value}` : value,
    },
    // Only the line break between rows is quoted otherwise.
    quoted_match: /[\r\n]/,
    // A parent's answer must not run as a formula.
    escape_formulas: true,
  });
}

/** A camp's enrolments as CSV and as JSON. */
export async function exportCamp(backend: Backend, { campId }: { campId: string }) {
  const { id } = await campOrThrow(backend, campId);
  const records = await enrolmentRecords(backend, id);
  const json = `${JSON.stringify(records, null, 2)}\n`;
  return { campId: id, count: records.length, csv: csvOf(records), json };
}
