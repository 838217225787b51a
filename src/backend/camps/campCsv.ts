import { CsvError, parse } from 'csv-parse/sync';
import { isDay } from '../../domain/days.ts';
import { InputProblem } from '../service/SetupProblem.ts';
import type { ImportRow } from './campImport.ts';
import { isCampField } from './storedCamp.ts';

/** A first line that tells Excel the delimiter. */
const SEPARATOR_LINE = /^\uFEFF?sep=.\r?\n/i;

/** Columns without a default. */
const REQUIRED = ['CAMP_ID', 'ACTIVE_DAYS', 'PRICE', 'SEATS_OPEN'];

/** Not `- Zwembroek (verplicht)`, a line of a list. */
const FORMULA = /^\s*([=@]|[+-]\s*[A-Z.]+([(]|\|))/i;
/** What a spreadsheet shows in place of a formula: `#N/A`, `#NAAM?`, `#DEEL/0!`, `####`. */
const FORMULA_ERROR = /^#(#+|N\/[AB]|[A-Z/0]+[!?])$/;

const FLAGS: Record<string, string> = { waar: '1', onwaar: '0', ja: '1', nee: '0', neen: '0' };

/** `5/07/2027` as `2027-07-05`. */
function isoDay(text: string): string {
  const [, day = '', month = '', year = ''] = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : text;
}

/** Converts a cell to the format of the camps response: Belgian spreadsheets write `€ 1.250,00`, `5/07/2027`, `WAAR`. */
function valueOf(field: string, cell: string): string {
  if (/^ACTIVE_DAYS$|DATE$/.test(field)) return cell.split(',').map(isoDay).join(',');
  if (/_ALLOWED$/.test(field)) return FLAGS[cell.trim().toLowerCase()] ?? cell;
  if (/_ID$|_NAME$|^REMARK$/.test(field)) return cell;
  const digits = cell.replace(/[€\s]/g, '');
  return /^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(digits) ? digits.replaceAll('.', '') : digits;
}

function recordsOf(text: string): string[][] {
  const [header = ''] = text.split(/\r?\n/, 1);
  try {
    return parse(text, { bom: true, delimiter: header.includes(';') ? ';' : ',', relaxColumnCount: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new InputProblem(`The file is not CSV: ${error.message}. Nothing was loaded.`);
  }
}

/** The columns of the header. Throws an error that lists every missing, duplicate and unknown one. */
function fieldsOf(header: readonly string[]): string[] {
  const fields = header.map((name) => name.trim().toUpperCase());
  const problems = [
    ...REQUIRED.filter((field) => !fields.includes(field)).map((field) => `The column ${field} is missing.`),
    ...fields.flatMap((field, n) => {
      if (field === '') return [];
      if (!isCampField(field)) return [`The column "${header[n]?.trim() ?? ''}" is no field of a camp.`];
      return fields.indexOf(field) < n ? [`The column ${field} is there twice.`] : [];
    }),
  ];
  if (problems.length > 0) throw new InputProblem([...problems, 'Nothing was loaded.'].join('\n'));
  return fields;
}

/** The camps of a CSV file with the fields of the camps response as its header; rows are numbered as in the file. */
export function rowsOfCsv(text: string): ImportRow[] {
  const table = text.replace(SEPARATOR_LINE, '');
  const firstRow = table === text ? 2 : 3;
  const [header = [], ...records] = recordsOf(table);
  const fields = fieldsOf(header);
  return records.flatMap((cells, index): ImportRow[] => {
    if (cells.every((cell) => cell.trim() === '')) return [];
    const item = Object.fromEntries(
      fields.flatMap((field, n) => (field === '' ? [] : [[field, valueOf(field, cells[n] ?? '')]])),
    );
    const id = item.CAMP_ID?.trim();
    const name = `Row ${index + firstRow}${id ? ` (camp ${id})` : ''}`;
    const formula = cells.findIndex((cell) => FORMULA.test(cell) || FORMULA_ERROR.test(cell));
    const isLoose = cells.some((cell, n) => cell.trim() !== '' && (fields[n] ?? '') === '');
    const loose = isLoose ? 'a cell has no column' : undefined;
    const problem = formula < 0 ? loose : `${fields[formula] ?? ''} holds a formula: save its result`;
    return [{ name, item, problem }];
  });
}
