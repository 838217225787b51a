import type { CampChange } from '../../domain/phases.ts';
import { formatEuro } from '../../domain/price.ts';
import type { Words } from '../../messages/useWords.ts';

/** The sentences about a change of the camp. */
export function campChangeSentences({ t, locale }: Words, change: CampChange, nowCents: number): string[] {
  const { beforeCents, areDaysChanged, areTermsChanged, isNotSent } = change;
  const amounts = beforeCents !== null && {
    now: formatEuro(nowCents, locale),
    before: formatEuro(beforeCents, locale),
  };
  return [
    areDaysChanged && t('campChange.days'),
    areTermsChanged && t('campChange.terms'),
    amounts && t('campChange.price', amounts),
    isNotSent && t('campChange.notSent'),
  ].filter((sentence) => sentence !== false);
}
