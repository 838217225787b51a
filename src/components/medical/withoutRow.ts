/**
 * Removes one row of fields: the next rows move up, and the fields of the last one are deleted. Used for a form's
 * values and its touched fields.
 */
export function withoutRow<Fields extends object>(
  record: Fields,
  rows: readonly (readonly (keyof Fields)[])[],
  removed: number,
): Fields {
  const result = { ...record };
  rows.slice(removed).forEach((row, index, moved) => {
    row.forEach((field, part) => {
      const from = moved[index + 1]?.[part];
      if (from !== undefined && record[from] !== undefined) result[field] = record[from];
      else Reflect.deleteProperty(result, field);
    });
  });
  return result;
}
