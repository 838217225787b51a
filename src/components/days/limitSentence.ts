import type { Translate } from '../../messages/messages.ts';
import type { DayLimits } from '../../domain/rules/campDays.ts';

/** The number of days to select; empty when any number is valid. */
function countSentence(t: Translate, minimum: number, maximum: number, all: number): string {
  if (maximum >= all) return minimum > 1 ? t('dayGrid.minimum', { n: minimum }) : '';
  if (minimum === maximum) return t('dayGrid.exactly', { n: minimum });
  return minimum > 1
    ? t('dayGrid.range', { n: minimum, most: maximum })
    : t('dayGrid.maximum', { n: maximum });
}

/**
 * The limits of a camp with `all` days in one sentence, without those that do not restrict the choice; empty for none,
 * and for limits that no selection meets.
 */
export function limitSentence(
  t: Translate,
  { minimumDays, maximumDays, minimumContiguousDays }: DayLimits,
  all: number,
) {
  const minimum = Math.max(minimumDays, minimumContiguousDays);
  // No selection meets the limits: the error names one, and the secretariat.
  if (minimum > Math.min(maximumDays, all)) return '';
  const choose = countSentence(t, minimum, maximumDays, all);
  if (minimumContiguousDays <= 1) return choose;
  return minimumContiguousDays === minimum && (maximumDays >= all || maximumDays <= minimum)
    ? t('dayGrid.inARow', { choose })
    : t('dayGrid.ofWhichInARow', { choose, n: minimumContiguousDays });
}
