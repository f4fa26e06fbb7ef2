import type { FinanceEmployeeRow } from '#shared/models/finance/employees.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import type { Department } from './departments.ts';
import type { DemoPerson } from './people.ts';
import { seeded } from './random.ts';

/** Roubles a month before taxes of somebody who is no head, when the company began with Tonus. */
const SALARIES: Readonly<Record<Department, number>> = {
  management: 150_000,
  sales: 78_000,
  warehouse: 62_000,
  support: 64_000,
  purchasing: 80_000,
  finance: 86_000,
  marketing: 88_000,
  it: 118_000,
  hr: 82_000,
};
const HEAD_FACTOR = 1.6;
/** Every January. */
const YEARLY_RAISE = 1.07;
/** Insurance contributions of an employer. */
const CONTRIBUTIONS = 0.302;
const DMS = 3_900;
/** Voluntary medical insurance begins after the probation. */
const DMS_AFTER_DAYS = 92;

/** A month of the calendar. */
export interface Month {
  /** 2026-10. */
  readonly period: string;
  readonly first: Date;
  /** The first moment of the next one. */
  readonly end: Date;
}

/** The last whole months before a day, the oldest first. */
export function monthsBefore(today: Date, count: number): Month[] {
  return Array.from({ length: count }, (_, index) => {
    const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - count + index, 1));
    const end = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1));
    return { period: first.toISOString().slice(0, 7), first, end };
  });
}

/** What everybody who worked in a month cost, as the accountants' file has it. */
export function employeesOf(people: readonly DemoPerson[], month: Month): FinanceEmployeeRow[] {
  return people
    .filter(({ joined, left }) => joined < month.end && (left === null || left >= month.first))
    .map((person) => payOf(person, month));
}

function payOf(person: DemoPerson, month: Month): FinanceEmployeeRow {
  const { department, team, isHead, joined, email, firstName, lastName } = person;
  // What is a person's own stays the same from month to month, the rest changes.
  const own = seeded(person.id * 7919);
  const now = seeded(person.id * 7919 + month.first.getTime() / DAY_MS);
  const talent = 0.9 + 0.25 * own.next();
  const raises = Math.max(0, month.first.getUTCFullYear() - 2024);
  const share = partOfMonth(person, month);
  const full = thousands(SALARIES[department] * (isHead ? HEAD_FACTOR : 1) * talent * YEARLY_RAISE ** raises);
  const salary = Math.round(full * share);
  const quarterEnds = month.first.getUTCMonth() % 3 === 2;
  const bonus = quarterEnds ? thousands(salary * (isHead ? 0.3 : 0.12)) : 0;
  const kpi = department === 'sales' ? thousands(salary * (0.12 + 0.25 * now.next())) : 0;
  const trained = now.chance(isHead ? 0.2 : 0.09);
  const left = leftBy(person, month);
  return {
    email: email === '' ? null : email,
    name: `${firstName} ${lastName}`,
    department: team,
    salary,
    taxes: Math.round((salary + bonus + kpi) * CONTRIBUTIONS),
    bonus,
    kpi,
    dms: month.first.getTime() - joined.getTime() > DMS_AFTER_DAYS * DAY_MS ? DMS : 0,
    development_costs: trained ? now.between(8, 30) * 500 : 0,
    development: trained ? now.between(4, 16) : 0,
    hours: Math.round((164 - (now.chance(0.3) ? now.between(8, 40) : 0)) * share),
    tasks_status: null,
    contribution: contributionOf(person, full, own.next()),
    hired_on: moscowDay(joined),
    left_on: left && moscowDay(left),
    leaving: left && (own.chance(0.8) ? 'voluntary' : 'employer'),
  };
}

/** An estimate of their head; most departments have none. */
function contributionOf({ department, isHead }: DemoPerson, salary: number, luck: number): number | null {
  if (isHead || (department !== 'sales' && department !== 'purchasing')) return null;
  return thousands(salary * (1.5 + 2.2 * luck));
}

function leftBy({ left }: DemoPerson, month: Month): Date | null {
  return left !== null && left < month.end ? left : null;
}

/** How much of a month somebody worked, from 0 to 1. */
function partOfMonth({ joined, left }: DemoPerson, { first, end }: Month): number {
  const from = Math.max(joined.getTime(), first.getTime());
  const to = Math.min(left?.getTime() ?? Infinity, end.getTime());
  return Math.max(0, to - from) / (end.getTime() - first.getTime());
}

const thousands = (roubles: number): number => Math.round(roubles / 1000) * 1000;
