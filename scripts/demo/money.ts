import type { LeaverRow } from '#shared/models/finance/leavers.ts';
import type { MoneyMonth } from '#shared/models/finance/money.ts';
import type { RuleContent } from '#shared/models/automation-rule.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { addDays } from './days.ts';
import { shareOut, type Department } from './departments.ts';
import type { Month } from './pay.ts';
import { seeded } from './random.ts';
import { filled, type DemoTexts } from './texts.ts';

/** Who left in the years before the company kept its pay in Tonus. */
const EARLIER_LEAVERS = 24;
const EARLIER_YEARS_DAYS = 3 * 365;
/** Revenue of the first month, and by how much it grows in each. */
const REVENUE = 13_900_000;
const GROWTH = 0.014;
/** By month of the year: a trading company lives on its autumn. */
const SEASON = [0.9, 0.94, 0.99, 1, 0.98, 0.97, 0.93, 0.96, 1.04, 1.08, 1.12, 1.16];

/** Revenue and what the company spent besides people, month by month. */
export function moneyOf(months: readonly Month[], { money }: DemoTexts): MoneyMonth[] {
  const { goods, rent, logistics, other } = money.categories;
  const random = seeded(months.length);
  return months.map(({ period, first }, index) => {
    const revenue = round(
      REVENUE * (1 + GROWTH) ** index * SEASON[first.getUTCMonth()]! * (0.98 + 0.04 * random.next()),
    );
    return {
      month: period,
      revenue,
      people: null,
      expenses: [
        { name: goods, amount: round(revenue * (0.43 + 0.02 * random.next())) },
        { name: rent, amount: 1_340_000 },
        { name: logistics, amount: round(revenue * 0.056) },
        { name: other, amount: round(430_000 + 150_000 * random.next()) },
      ],
    };
  });
}

/** Who left before the first month there is pay of; many of them early. */
export function earlierLeavers(firstMonth: Date, { money, departments }: DemoTexts): LeaverRow[] {
  const random = seeded(EARLIER_LEAVERS);
  return shareOut(EARLIER_LEAVERS).map((department: Department, index) => {
    const left = addDays(firstMonth, -random.between(5, EARLIER_YEARS_DAYS));
    const stayed = random.chance(0.45) ? random.between(20, 350) : random.between(350, 1500);
    return {
      key: filled(money.leaverKey, { number: index + 1 }),
      department: departments[department].name,
      hired_on: moscowDay(addDays(left, -stayed)),
      left_on: moscowDay(left),
      leaving: random.chance(0.8) ? 'voluntary' : 'employer',
    };
  });
}

/** Of the HR budget, percent of the revenue of the year. */
export const BUDGET_PERCENT = 1.6;
/** What of it goes to which department, in roubles a year. */
export const BUDGET_PARTS: readonly (readonly [Department, number])[] = [
  ['sales', 900_000],
  ['warehouse', 500_000],
  ['support', 300_000],
];

interface Spent {
  readonly daysAgo: number;
  readonly name: keyof DemoTexts['money']['expenses'];
  readonly department: Department | null;
  readonly amount: number;
}

/** What was bought out of the HR budget. */
export const EXPENSES: readonly Spent[] = [
  { daysAgo: 9, name: 'simulator', department: 'sales', amount: 64_000 },
  { daysAgo: 31, name: 'autumnOuting', department: null, amount: 310_000 },
  { daysAgo: 58, name: 'feedbackCourse', department: null, amount: 148_000 },
  { daysAgo: 80, name: 'objections', department: 'support', amount: 92_000 },
  { daysAgo: 103, name: 'forkliftLicences', department: 'warehouse', amount: 118_000 },
  { daysAgo: 137, name: 'hiring', department: 'sales', amount: 240_000 },
  { daysAgo: 166, name: 'familyDay', department: null, amount: 265_000 },
  { daysAgo: 201, name: 'workplaces', department: 'support', amount: 134_000 },
  { daysAgo: 233, name: 'spreadsheets', department: 'purchasing', amount: 38_400 },
  { daysAgo: 262, name: 'psychologist', department: null, amount: 156_800 },
  { daysAgo: 290, name: 'tenders', department: 'sales', amount: 87_000 },
  { daysAgo: 318, name: 'winterGames', department: null, amount: 96_000 },
];

/** What the company does to keep its people; `measure` is what it is to lower. */
export const INITIATIVES = [
  { name: 'mentors', department: null, cost: 186_000, daysAgo: 330, measure: { kind: 'left_in_90_days' } },
  { name: 'negotiation', department: 'sales', cost: 240_000, daysAgo: 120, measure: { kind: 'turnover' } },
  { name: 'shifts', department: 'warehouse', cost: 60_000, daysAgo: 6, measure: { kind: 'turnover' } },
] as const;

/** Rules of what to do when something is so, the first of which is on. */
export function rulesOf({ money }: DemoTexts): readonly RuleContent[] {
  return [
    {
      condition: { kind: 'load', measure: 'overdue', team: null, above: 40 },
      action: { kind: 'task', title: money.ruleTask, responsible_id: null, deadline_days: 3 },
      cap: null,
    },
    {
      condition: { kind: 'answer_rate', below: 60, days_before: 1 },
      action: { kind: 'reminder' },
      cap: null,
    },
    {
      condition: { kind: 'enps', poll_id: null, below: null },
      action: { kind: 'offer', category: 'psychologist', offer_id: null, people: 10, auto_approve: false },
      cap: null,
    },
  ];
}

/** Days before today on which something was, as a day of the calendar. */
export function dayAgo(today: Date, days: number): string {
  return moscowDay(addDays(today, -days));
}

const round = (roubles: number): number => Math.round(roubles / 1000) * 1000;
