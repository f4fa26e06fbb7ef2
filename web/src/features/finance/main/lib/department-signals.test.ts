import { expect, it } from 'vitest';
import type { Budget } from '#shared/models/finance/money.ts';
import { departmentSignals } from './department-signals.ts';

const budgetOf = (departments: Budget['departments']): Budget => ({
  year: 2026,
  version: 1,
  plan: { period: 'year', mode: 'absolute', value: 1_000_000 },
  planned: 1_000_000,
  planned_note: null,
  spent: 0,
  months: [],
  departments,
  outlook: null,
  outlook_note: null,
  warning: null,
  changed_at: null,
  changed_by: null,
});
const part = (department: string | null, planned: number | null, spent: number) => ({
  department,
  amount: planned,
  planned,
  spent,
});

it('names departments that have spent more than their part, then those that are about to, with their figures', () => {
  const signals = departmentSignals(
    budgetOf([part('Склад', 100_000, 85_000), part('Продажи', 100_000, 130_000), part('ИТ', 100_000, 79_000)]),
    '2026-07-02',
  );
  expect(signals.map(({ team, tone, label }) => [team, tone, label])).toEqual([
    ['Продажи', 'attention', 'бюджет превышен'],
    ['Склад', 'soon', 'бюджет кончается'],
  ]);
  expect(signals[0]!.why).toMatch(/130.+100/s);
  expect(signals[1]!.why).toMatch(/85.+50/s);
});

it('does not name who spends as the year goes by, who has no part of the plan, nor the company as a whole', () => {
  const late = budgetOf([part('Склад', 100_000, 85_000), part('Продажи', null, 900_000), part(null, 100_000, 200_000)]);
  expect(departmentSignals(late, '2026-12-20')).toEqual([]);
});
