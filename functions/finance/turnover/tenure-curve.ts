import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { daysBetween } from '#shared/rules/working-days.ts';
import type { Observed } from './data.ts';
import { kaplanMeier, type Spell, type SurvivalStep } from './kaplan-meier.ts';

const DAYS_OF_MONTH = 365.25 / 12;
/** Twenty years; beyond, nothing is drawn. */
const LAST_MONTH = 240;
const TAIL = 0.025;

/** How many of those who came are still there after so many months. */
export interface CurvePoint {
  readonly months: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** Whom the point rests on. */
  readonly atRisk: number;
}

export interface TenureCurve {
  /** The curve is about those who have been there so long; 0 = about all who were hired. */
  readonly fromMonths: number;
  readonly points: readonly CurvePoint[];
  /** Half of them are gone after so many months; null where the curve does not fall so far. */
  readonly median: { readonly months: number; readonly low: number; readonly high: number | null } | null;
}

/**
 * The curve of tenure by Kaplan and Meier, month by month. It begins where five people are in sight and ends where there
 * are fewer: the step of a single person among two says nothing of a company. Null where there are never five.
 */
export function tenureCurve({ employments, until }: Observed): TenureCurve | null {
  const spells = employments
    .filter(({ hiredOn }) => hiredOn !== null)
    .map(({ hiredOn, seenFrom, leftOn }): Spell => {
      const exit = daysBetween(hiredOn!, leftOn ?? until) + 1;
      return { entry: Math.max(0, daysBetween(hiredOn!, seenFrom)), exit, event: leftOn !== null };
    });
  const crowd = countAtRisk(spells);
  const from = crowd.find(({ atRisk }) => atRisk >= SMALLEST_GROUP)?.time;
  if (from === undefined) return null;

  const seen = spells
    .filter(({ exit }) => exit > from)
    .map((spell) => ({ ...spell, entry: Math.max(spell.entry, from) }));
  const all = kaplanMeier(seen);
  const thin = all.findIndex(({ atRisk }) => atRisk < SMALLEST_GROUP);
  const steps = thin === -1 ? all : all.slice(0, thin);
  const to = thin === -1 ? Infinity : all[thin]!.time;
  const end = crowd.findLast(({ time, atRisk }) => atRisk >= SMALLEST_GROUP && time < to)!;
  const last = Math.min(crowd[crowd.indexOf(end) + 1]?.time ?? end.time, to);
  return {
    fromMonths: Math.ceil(from / DAYS_OF_MONTH),
    points: pointsOf(seen, steps, from, last),
    median: medianOf(steps),
  };
}

/** How many are at risk after each day on which that changes. */
function countAtRisk(spells: readonly Spell[]): { time: number; atRisk: number }[] {
  const changes = new Map<number, number>();
  const change = (time: number, by: number) => changes.set(time, (changes.get(time) ?? 0) + by);
  for (const { entry, exit } of spells) {
    change(entry, 1);
    change(exit, -1);
  }
  let atRisk = 0;
  return [...changes].toSorted(([a], [b]) => a - b).map(([time, by]) => ({ time, atRisk: (atRisk += by) }));
}

function pointsOf(spells: readonly Spell[], steps: readonly SurvivalStep[], from: number, to: number): CurvePoint[] {
  const points: CurvePoint[] = [];
  let fewest = Infinity;
  // The last step, on a day within a month, is told by the end of that month.
  const end = Math.min(LAST_MONTH, Math.ceil(to / DAYS_OF_MONTH));
  for (let months = Math.ceil(from / DAYS_OF_MONTH); months <= end; months++) {
    const day = Math.min(to, months * DAYS_OF_MONTH);
    const atRisk = spells.filter(({ entry, exit }) => entry <= day && exit >= day).length;
    fewest = Math.min(fewest, Math.max(1, atRisk));
    const step = steps.findLast(({ time }) => time <= day);
    // While nobody has left, the exact bound of none among so few: a curve at 100 % is not certain to stay there.
    const band = step ?? { share: 1, low: months === 0 ? 1 : TAIL ** (1 / fewest), high: 1 };
    points.push({ months, share: band.share, low: band.low, high: band.high, atRisk });
  }
  return points;
}

function medianOf(steps: readonly SurvivalStep[]): TenureCurve['median'] {
  const monthsOf = (step: SurvivalStep | undefined) => (step ? step.time / DAYS_OF_MONTH : null);
  const months = monthsOf(steps.find(({ share }) => share <= 0.5));
  if (months === null) return null;
  return {
    months,
    low: monthsOf(steps.find(({ low }) => low <= 0.5))!,
    high: monthsOf(steps.find(({ high }) => high <= 0.5)),
  };
}
