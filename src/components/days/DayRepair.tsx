import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { DayRepair as Repair } from '../../domain/dayRepair.ts';
import { runs, weekdayDate, type Day } from '../../domain/days.ts';
import { useWords, type Words } from '../../messages/useWords.ts';
import { ACTIONS } from '../../ui/layout/actions.ts';
import { MailLink } from '../messages/MailLink.tsx';

/** Above this number of runs, days are described by their number and their first and last day. */
const MAX_RUNS = 2;

/** A short description of days: `maandag 5 juli`, `maandag 5 juli tot en met vrijdag 9 juli`. */
function dayNames({ t, locale }: Words, days: readonly Day[]): string {
  const name = (day: Day) => weekdayDate(day, locale);
  const dayRuns = runs(days);
  const [first, last] = [dayRuns[0], dayRuns.at(-1)];
  if (first && last && dayRuns.length > MAX_RUNS) {
    const [from, to] = [name(first.from), name(last.to)];
    return t('dayRepair.between', { n: days.length, from, to });
  }
  const parts =
    days.length === 2
      ? days.map(name)
      : dayRuns.map(({ from, to }) =>
          from === to ? name(from) : t('dayRepair.stretch', { from: name(from), to: name(to) }),
        );
  const [one = '', other] = parts;
  return other === undefined ? one : t('dayRepair.and', { one, other });
}

/** A short description of a repair. */
function repairName(words: Words, { selectedDays, added, removed }: Repair): string {
  const { t } = words;
  if (added.length === selectedDays.length && removed.length === 0)
    return t('dayRepair.choose', { days: dayNames(words, added) });
  if (removed.length === 0) return t('dayRepair.also', { days: dayNames(words, added) });
  if (added.length > 0)
    return t('dayRepair.alsoWithout', { days: dayNames(words, added), removed: dayNames(words, removed) });
  return selectedDays.length <= removed.length
    ? t('dayRepair.only', { days: dayNames(words, selectedDays) })
    : t('dayRepair.without', { days: dayNames(words, removed) });
}

export interface DayRepairProps {
  /** The nearest valid selections, nearest first. Empty when no selection is valid. */
  repairs: readonly Repair[];
  /** The e-mail address of the secretariat. */
  secretariatEmail: string;
  /** Callback fired when a repair is chosen. */
  onRepair: (repair: Repair) => void;
}

/** Below the error of a limit: a button for each valid selection nearby, or a mail link when there is none. */
export function DayRepair({ repairs, secretariatEmail, onRepair }: DayRepairProps) {
  const words = useWords();
  const { t } = words;
  if (repairs.length === 0)
    return (
      <Stack spacing={2} sx={{ mt: 2, alignItems: 'flex-start' }}>
        <Typography>{t('dayRepair.none')}</Typography>
        <MailLink email={secretariatEmail} />
      </Stack>
    );
  return (
    <Stack {...ACTIONS} sx={{ ...ACTIONS.sx, mt: 2 }}>
      {repairs.map((repair) => (
        <Button key={repair.selectedDays.join()} variant="outlined" onClick={() => onRepair(repair)}>
          {repairName(words, repair)}
        </Button>
      ))}
    </Stack>
  );
}
