import { countable, held, type CheckedPrediction } from '#shared/rules/predictions.ts';
import { addDays, nextWorkingDay, type Day } from '#shared/rules/working-days.ts';
import type { ForeseenPeak } from './data.ts';
import type { Work } from './work.ts';

/** Foreseen peaks that are over by now, with what came of those nobody has counted yet. */
export function settledPeaks(peaks: readonly ForeseenPeak[], { today, company }: Pick<Work, 'today' | 'company'>) {
  return peaks.flatMap((peak) => {
    // A weekend's deadlines are to be met by its Friday: a peak is over when the next working day begins.
    const next = nextWorkingDay(addDays(peak.last, 1));
    if (next > today) return [];
    const came =
      peak.came ??
      company.items.filter(
        ({ task, dueDay }) => dueDay !== null && dueDay >= peak.first && dueDay < next && task.state !== 'cancelled',
      ).length;
    return [{ ...peak, came }];
  });
}

/** How many foreseen peaks have come, of those that share no day with one counted before. */
export function peaksThatCame(settled: readonly ForeseenPeak[]): { readonly told: number; readonly came: number } {
  const checked = countable(settled.map(asPrediction));
  return { told: checked.length, came: checked.filter((one) => held(one) === true).length };
}

/** From so many deadlines on it is a peak, however many more they are. */
function asPrediction({ first, last, least, came }: ForeseenPeak): CheckedPrediction {
  return { from: dayBefore(first), until: last, low: least, high: Infinity, came };
}

const dayBefore = (day: Day): Day => addDays(day, -1);
