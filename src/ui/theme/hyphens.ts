/**
 * Breaks only words that are longer than a line on a phone with large text: browsers would break weekdays, too. Safari
 * has limits of its own.
 */
export const HYPHENS = {
  hyphens: 'auto',
  hyphenateLimitChars: '14 5 5',
  WebkitHyphenateLimitBefore: '5',
  WebkitHyphenateLimitAfter: '5',
} as const;
