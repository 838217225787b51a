import type { Translate } from '../../messages/messages.ts';
import type { DayLimits } from '../../domain/rules/campDays.ts';

/** The number of days to select; empty when any number is valid. */
function countSentence(t: Translate, least: number, most: number, all: number): string {
  if (most >= all) return least > 1 ? t('dayGrid.minimum', { n: least }) : '';
  if (least >= most) return t('dayGrid.exactly', { n: least });
  return least > 1 ? t('dayGrid.range', { n: least, most }) : t('dayGrid.maximum', { n: most });
}

/**
 * The limits of a camp with `all` days in one sentence, without those that do not restrict the choice; empty for none.
 */
export function limitSentence(
  t: Translate,
  { minimumDays, maximumDays, minimumContiguousDays }: DayLimits,
  all: number,
) {
  const least = Math.max(minimumDays, minimumContiguousDays);
  const choose = countSentence(t, least, maximumDays, all);
  if (minimumContiguousDays <= 1) return choose;
  return minimumContiguousDays === least && (maximumDays >= all || maximumDays <= least)
    ? t('dayGrid.inARow', { choose })
    : t('dayGrid.ofWhichInARow', { choose, n: minimumContiguousDays });
}
