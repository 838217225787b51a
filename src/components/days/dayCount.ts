import type { Translate } from '../../messages/messages.ts';

/** `1 dag`, `5 dagen`. */
export function dayCount(t: Translate, n: number): string {
  return n === 1 ? t('summary.oneDay') : t('summary.days', { n });
}
