/**
 * The record without one row of its fields: the rows behind it move up, and the fields of the last one are gone.
 * Serves the values of a form and its touched marks alike.
 */
export function withoutRow<Value>(
  record: Readonly<Record<string, Value>>,
  rows: readonly (readonly string[])[],
  removed: number,
): Record<string, Value> {
  const moved = rows.slice(removed);
  const fields = new Set(moved.flat());
  const kept = Object.entries(record).filter(([field]) => !fields.has(field));
  const movedUp = moved.flatMap((row, place) =>
    row.flatMap((field, part): [string, Value][] => {
      const from = moved[place + 1]?.[part];
      const value = from === undefined ? undefined : record[from];
      return value === undefined ? [] : [[field, value]];
    }),
  );
  return Object.fromEntries([...kept, ...movedUp]);
}
