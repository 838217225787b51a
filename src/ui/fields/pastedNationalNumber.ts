/** The digits of a pasted number such as `12.03.04-123.45`. Other text is returned unchanged. */
export function pastedNationalNumber(text: string): string {
  const trimmed = text.trim();
  return /^[\d\s.\-/]+$/.test(trimmed) ? trimmed.replace(/\D/g, '') : trimmed;
}
