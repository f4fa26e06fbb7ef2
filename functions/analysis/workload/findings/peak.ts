import type { Said } from '#shared/text/said.ts';
import { addDays, nextWorkingDay, type Day } from '#shared/rules/working-days.ts';
import { deadlinesAhead } from '../score/deadlines.ts';
import type { ForeseenPeak } from '../data.ts';
import { peaksThatCame, settledPeaks } from '../foreseen-peaks.ts';
import { say } from '../say.ts';
import type { Item, Work } from '../work.ts';
import { severityBy } from '../../severity.ts';
import { findingOf, type Finding } from './finding.ts';

/** Working days of the past that say what is usual. */
const PAST_DAYS = 40;
const FEWEST_IN_THE_PAST = 20;
const FEWEST_A_DAY = 5;
/** A day with so many times the usual number of deadlines is a peak. */
const TIMES = 2;
/** How often chance alone may make a day of the next ten so full. */
const CHANCE = 0.05 / 10;
const SEVERITY = { medium: 3 };

/** Days that are a peak, with their tasks; `ahead` is how many deadlines the next ten working days have. */
interface Peak {
  readonly days: Day[];
  readonly items: Item[];
  readonly usual: number;
  readonly ahead: number;
}

/**
 * Days of the next ten working ones with at least twice the deadlines of a usual day of the last forty, and more than
 * chance spreads them (Poisson); days in a row are one peak, of several the fullest is told. A forecast.
 */
function findPeak(work: Work): Peak | null {
  const { company } = work;
  const usual = usualDeadlines(work);
  if (usual === null) return null;
  const isPeak = (count: number) => count >= FEWEST_A_DAY && count >= TIMES * usual && chanceOf(count, usual) < CHANCE;
  const peaks: { days: Day[]; items: Item[] }[] = [];
  for (const [day, items] of deadlinesAhead(company.open, work)) {
    if (!isPeak(items.length)) continue;
    const last = peaks.at(-1);
    if (last && nextWorkingDay(addDays(last.days.at(-1)!, 1)) === day) {
      last.days.push(day);
      last.items.push(...items);
    } else peaks.push({ days: [day], items: [...items] });
  }
  const [peak] = peaks.toSorted((a, b) => b.items.length - a.items.length || (a.days[0]! < b.days[0]! ? -1 : 1));
  const ahead = [...deadlinesAhead(company.open, work).values()].flat().length;
  return peak ? { ...peak, usual, ahead } : null;
}

/** The peak that is told, to be compared with what comes; null where none is. */
export function foreseenPeak(work: Work): ForeseenPeak | null {
  const peak = findPeak(work);
  if (!peak) return null;
  const least = Math.max(FEWEST_A_DAY, Math.ceil(TIMES * peak.usual * peak.days.length));
  return { first: peak.days[0]!, last: peak.days.at(-1)!, least, came: null };
}

/** The peak that is ahead, with what came of those that were foreseen before. */
export function peakFinding(work: Work): Finding | null {
  const { company } = work;
  const peak = findPeak(work);
  if (!peak) return null;
  const { usual, ahead } = peak;
  const expected = Math.max(1, Math.round(usual * peak.days.length));
  const count = peak.items.length;
  return findingOf(company, {
    kind: 'peak',
    type: 'other',
    severity: severityBy(count / (usual * peak.days.length), SEVERITY),
    confidence: 'low',
    what: say('peak', { from: peak.days[0]!, to: peak.days.at(-1)! }),
    description: say('peakText', { days: peak.days.length, count, usual: expected, record: recordOf(work) }),
    count,
    of: ahead,
    chips: [{ name: 'peak', items: peak.items, label: say('deadlines', { count }) }],
    metric: null,
    by: peak.days[0]!,
  });
}

/** What came of the peaks that were foreseen before. */
function recordOf(work: Work): Said {
  const { told, came } = peaksThatCame(settledPeaks(work.peaks, work));
  return told === 0 ? say('noPeaksBefore') : say('peaksBefore', { told, came });
}

/** Deadlines a working day of the last forty; null where there were too few to say. */
function usualDeadlines({ company, pastFrom, today }: Work): number | null {
  const count = company.items.filter(
    ({ task, dueDay }) => dueDay !== null && task.state !== 'cancelled' && dueDay >= pastFrom && dueDay < today,
  ).length;
  return count < FEWEST_IN_THE_PAST ? null : count / PAST_DAYS;
}

/** How often a day has so many deadlines or more, where so many are usual. */
function chanceOf(count: number, usual: number): number {
  let [fewer, one] = [0, Math.exp(-usual)];
  for (let k = 0; k < count; k++) {
    fewer += one;
    one *= usual / (k + 1);
  }
  return 1 - fewer;
}
