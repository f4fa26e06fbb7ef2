import { effectOf } from '#functions/analysis/effect.ts';
import { leavingObserved } from '#functions/finance/initiatives/leaving-effect.ts';
import { workloadObserved, type MeasuredOn } from '#functions/analysis/workload-effect.ts';
import type { Observed } from '#functions/finance/turnover/data.ts';
import { leaversOf } from '#functions/finance/turnover/exposure.ts';
import { ledgerOf } from '#functions/finance/turnover/ledger.ts';
import { sum } from '#shared/rules/sum.ts';
import { addDays } from '#shared/rules/working-days.ts';
import { budgets } from '../budgets.ts';
import { held, known, type Section } from '../report.ts';
import { LEAVES_A_YEAR, lateWeeks, leavingCompany, TEAM_NAMES, TODAY, WEEKS_SEEN } from './before-after-weather.ts';
import { drawsFrom, type Draws } from './company.ts';

const STEPS = 1000;
const COMPANIES = 300;
const PEOPLE = 200;
const KEY = `overdue:${TEAM_NAMES[0]}`;
/** The first week a step may follow, and how many weeks are seen since. */
const FIRST_STEP = 30;
const SEEN_SINCE = 16;
/** A month is bad where so much more is late than in the half year before it. */
const BAD_MONTH = 0.08;
/** A year is bad where so many times as many leave as are to. */
const BAD_YEAR = 1.25;
const NEVER = { from: Infinity, logits: 0 };

/** How often a step after a bad month, or a programme after a bad year, is said to have helped, with and without an effect. */
export function beforeAfterSections(): Section[] {
  const draws = drawsFrom(22);
  const [none, halved] = [weeksFound(draws, false), weeksFound(draws, true)];
  const [still, fewer] = [yearsFound(draws, 1), yearsFound(draws, 0.5)];
  return [
    {
      title: 'A step after a bad month, of a team of eight with forty tasks',
      rows: [
        held('«лучше» where nothing has changed', none.better, budgets.falseEffects),
        known('«хуже» where nothing has changed', none.worse, '%'),
        known('«лучше» where a quarter that is late has become a tenth', halved.better, '%'),
      ],
    },
    {
      title: 'A programme after a bad year, of 200 people, a fifth of whom leave a year',
      rows: [
        held('«лучше» where nothing has changed', still.better, budgets.falseEffects),
        held('«окупилось» where nothing has changed', still.paidOff, budgets.falseEffects),
        known('«лучше» where half as many leave', fewer.better, '%'),
        known('«окупилось» where half as many leave', fewer.paidOff, '%'),
      ],
    },
  ];
}

function weeksFound(draws: Draws, helps: boolean) {
  const told = { better: 0, worse: 0 };
  for (let steps = 0; steps < STEPS;) {
    const weeks = lateWeeks(draws, helps ? { from: FIRST_STEP, logits: -1.1 } : NEVER);
    const step = helps ? FIRST_STEP : badMonth(weeks);
    if (step === null) continue;
    steps += 1;
    const seen = weeks.slice(step - 12, step + SEEN_SINCE);
    const { verdict } = effectOf(workloadObserved(KEY, { startedOn: weeks[step]!.day, today: TODAY }, seen));
    if (verdict === 'better' || verdict === 'worse') told[verdict] += 100 / STEPS;
  }
  return told;
}

/** The first week that follows a bad month. */
function badMonth(weeks: readonly MeasuredOn[]): number | null {
  const mean = (from: number, to: number) =>
    sum(weeks.slice(from, to).map(({ metrics }) => shareOf(metrics))) / (to - from);
  for (let week = FIRST_STEP; week < WEEKS_SEEN - SEEN_SINCE; week++)
    if (mean(week - 4, week) > mean(week - 28, week - 4) + BAD_MONTH) return week;
  return null;
}

function shareOf(metrics: MeasuredOn['metrics']): number {
  const { count, of } = metrics.find(({ key }) => key === KEY)!;
  return count / of;
}

function yearsFound(draws: Draws, times: number) {
  const told = { better: 0, paidOff: 0 };
  const startedOn = addDays(TODAY, -364);
  for (let companies = 0; companies < COMPANIES;) {
    const seen = leavingCompany(PEOPLE, draws, { from: startedOn, times });
    if (times === 1 && leftBefore(seen, startedOn) < BAD_YEAR * LEAVES_A_YEAR * PEOPLE) continue;
    companies += 1;
    const target = { kind: 'turnover', label: '', startedOn, department: null, today: TODAY } as const;
    const spent = [{ roubles: 100_000, on: startedOn, department: null }];
    if (effectOf(leavingObserved(target, seen)).verdict === 'better') told.better += 100 / COMPANIES;
    if (ledgerOf(seen, { coefficient: 0.2, spent }).verdict === 'paid_off') told.paidOff += 100 / COMPANIES;
  }
  return told;
}

function leftBefore({ employments }: Observed, day: string): number {
  return leaversOf(employments, { from: addDays(day, -365), to: addDays(day, -1) }).length;
}
