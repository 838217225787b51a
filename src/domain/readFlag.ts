/** A flag of another system, `true`, `1` or a text with one of these, and likewise for false; null for anything else. */
export function readFlag(value: unknown): boolean | null {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : JSON.stringify(value);
  if (word === 'true' || word === '1') return true;
  return word === 'false' || word === '0' ? false : null;
}
