import { stringify } from 'csv-stringify/sync';
import type { Backend } from '../operations/Backend.ts';
import { campOrThrow } from '../camps/campStore.ts';
import { enrolmentRecords, type EnrolmentRecord } from './enrolmentRecords.ts';

type Cell = string | number | boolean | null | undefined;

/** The first columns of the CSV. */
const COLUMNS: readonly [name: string, read: (record: EnrolmentRecord) => Cell][] = [
  ['reference', (record) => record.reference],
  ['booked_at', (record) => record.bookedAt],
  ['days', (record) => record.days.join(' ')],
  ['to_pay_euro', (record) => (record.toPayCents / 100).toFixed(2)],
  ['discount_type', (record) => record.discountType],
  ['discount_euro', (record) => (record.discountCents / 100).toFixed(2)],
  ['voucher', (record) => (record.withVoucher ? 'yes' : '')],
];

/** A row per enrolment, with the answers under the spec's field names; with semicolons and a BOM, as Belgian Excel opens it. */
export function csvOf(records: readonly EnrolmentRecord[]): string {
  const answers = records.map(({ details, medicalInfo }): Record<string, Cell> => ({
    ...details,
    ...medicalInfo,
  }));
  const fields = [...new Set(answers.flatMap(Object.keys))].filter((name) => !name.endsWith('_Repeat'));
  const rows = records.map((record, n) => [
    ...COLUMNS.map(([, read]) => read(record)),
    ...fields.map((name) => answers[n]?.[name]),
  ]);
  const lines = [[...COLUMNS.map(([name]) => name), ...fields], ...rows];
  return stringify(lines, {
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    cast: { boolean: String },
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
