import type { Employment, Observed } from '#functions/finance/turnover/data.ts';
import { TENURE_BRACKETS } from '#functions/finance/turnover/outlook/coefficients.ts';
import { addDays } from '#shared/rules/working-days.ts';

const UNTIL = '2026-10-31';
const DAYS_OF_YEAR = 365.25;
/** People are hired for so long before the files begin. */
const BEFORE = 8;

interface SyntheticCompany {
  readonly random: () => number;
  /** About so many are there when the files begin. */
  readonly people: number;
  /** So many years the files reach back. */
  readonly years: number;
  /** Leavings per person and year at the reference tenure. */
  readonly level: number;
  /** By bracket of tenure. */
  readonly coefficients: readonly number[];
  /** How many times as often people leave each team; one team where left out. */
  readonly teams?: readonly number[];
}

/** A company as the files would show it, and who leaves within the half-year after them. */
export interface Simulated extends Observed {
  readonly next: readonly Employment[];
}

/** Somebody whose leaving follows the rates, from the day of hiring on; what happened before the files is not seen. */
export function syntheticCompany({
  random,
  people,
  years,
  level,
  coefficients,
  teams = [1],
}: SyntheticCompany): Simulated {
  const since = addDays(UNTIL, -Math.round(years * DAYS_OF_YEAR));
  const employments: Employment[] = [];
  const next: Employment[] = [];
  let there = 0;
  for (let one = 0; there < people; one++) {
    const team = one % teams.length;
    let hired = -(random() * BEFORE);
    // A place that becomes free is filled again at once.
    for (let first = true; hired < years + 0.5; first = false) {
      const left = hired + tenure(random, level * teams[team]!, coefficients);
      const [hiredOn, leftOn] = [dayAt(since, hired), dayAt(since, left)];
      if (left > 0 && hired < years) {
        if (first || hired <= 0) there++;
        const employment = {
          ...{ department: `Отдел ${team + 1}`, hiredOn, seenFrom: hired > 0 ? hiredOn : since },
          ...{ leftOn: leftOn <= UNTIL ? leftOn : null, leaving: null, annualPay: 1_000_000 },
        };
        employments.push(employment);
        if (leftOn > UNTIL && leftOn <= addDays(UNTIL, 183)) next.push(employment);
      }
      hired = left + 1 / DAYS_OF_YEAR;
    }
  }
  const unclear = { withoutHiring: 0, disappeared: 0, contradictory: 0, unknown: 0 };
  return { employments, since, until: UNTIL, unclear, next };
}

const dayAt = (since: string, years: number): string => addDays(since, Math.floor(years * DAYS_OF_YEAR));

/** How long somebody stays, by rates that change with their tenure. */
function tenure(random: () => number, level: number, coefficients: readonly number[]): number {
  let patience = -Math.log(1 - random());
  for (const [place, { from, to }] of TENURE_BRACKETS.entries()) {
    const rate = level * coefficients[place]!;
    if (patience < rate * (to - from)) return from + patience / rate;
    patience -= rate * (to - from);
  }
  return Infinity;
}
