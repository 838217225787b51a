import type { DayLimits } from '../domain/rules/campDays.ts';
import { t } from '../messages/messages.ts';

/** How many days to choose; empty when any number is good. */
function countSentence(least: number, most: number, all: number): string {
  if (most >= all) return least > 1 ? t('dayGrid.minimum', { n: least }) : '';
  if (least >= most) return t('dayGrid.exactly', { n: least });
  return least > 1 ? t('dayGrid.range', { n: least, most }) : t('dayGrid.maximum', { n: most });
}

/** The limits of a camp of `all` days in one sentence, of which only those that leave a choice; empty for none. */
export function limitSentence({ minimumDays, maximumDays, minimumContiguousDays }: DayLimits, all: number) {
  const least = Math.max(minimumDays, minimumContiguousDays);
  const choose = countSentence(least, maximumDays, all);
  if (minimumContiguousDays <= 1) return choose;
  return minimumContiguousDays === least && (maximumDays >= all || maximumDays <= least)
    ? t('dayGrid.inARow', { choose })
    : t('dayGrid.ofWhichInARow', { choose, n: minimumContiguousDays });
}
