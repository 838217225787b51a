/**
 * The record without one row of its fields: the rows behind it move up, and the fields of the last one are gone.
 * Serves the values of a form and its touched marks alike.
 */
export function withoutRow<Value>(
  record: Readonly<Record<string, Value>>,
  rows: readonly (readonly string[])[],
  removed: number,
): Record<string, Value> {
  const next = { ...record };
  rows.slice(removed).forEach((row, distance) => {
    const source = rows[removed + distance + 1];
    row.forEach((field, part) => {
      const from = source?.[part];
      const value = from === undefined ? undefined : record[from];
      if (value === undefined) delete next[field];
      else next[field] = value;
    });
  });
  return next;
}
