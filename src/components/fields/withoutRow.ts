/**
 * The record without one row of its fields: the rows behind it move up, and the fields of the last one are gone.
 * Serves the values of a form and its touched marks alike.
 */
export function withoutRow<Fields extends object>(
  record: Fields,
  rows: readonly (readonly (keyof Fields)[])[],
  removed: number,
): Fields {
  const result = { ...record };
  rows.slice(removed).forEach((row, place, moved) => {
    row.forEach((field, part) => {
      const from = moved[place + 1]?.[part];
      if (from !== undefined && record[from] !== undefined) result[field] = record[from];
      else Reflect.deleteProperty(result, field);
    });
  });
  return result;
}
