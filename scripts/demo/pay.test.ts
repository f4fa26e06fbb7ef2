import { expect, it } from 'vitest';
import { FinanceEmployeeRows } from '#shared/models/finance/employees.ts';
import { LeaverRows } from '#shared/models/finance/leavers.ts';
import { MonthsImport } from '#shared/models/finance/money.ts';
import { totalCostOf } from '#shared/rules/finance/employee-cost.ts';
import { earlierLeavers, moneyOf } from './money.ts';
import { employeesOf, monthsBefore } from './pay.ts';
import { createPeople } from './people.ts';
import { textsOf } from './texts.ts';

const TODAY = new Date('2026-11-22T12:00:00Z');
const texts = textsOf('ru');
const people = createPeople(40, TODAY, texts);
const months = monthsBefore(TODAY, 18);

it('has whole months only, the last one before today', () => {
  expect(months.map(({ period }) => period).slice(0, 2)).toEqual(['2025-05', '2025-06']);
  expect(months.at(-1)!.period).toBe('2026-10');
});

it('pays whoever worked in a month, and says of leavers when they left, in their last month alone', () => {
  for (const month of months) expect(FinanceEmployeeRows.parse(employeesOf(people, month))).not.toHaveLength(0);
  const left = people.filter(({ left: day }) => day !== null && day >= months[0]!.first);
  expect(left.length).toBeGreaterThan(2);
  for (const person of left) {
    const rows = months.flatMap((month) => employeesOf([person], month));
    expect(rows.filter(({ left_on }) => left_on !== null).length).toBe(person.left! < months.at(-1)!.end ? 1 : 0);
  }
});

it('spends on people about a third of what the company earns', () => {
  const money = moneyOf(months, texts);
  expect(MonthsImport.parse({ base_version: null, file_name: null, months: money }).months).toHaveLength(18);
  for (const [index, month] of months.entries()) {
    const share = totalCostOf(employeesOf(people, month)) / money[index]!.revenue!;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.45);
  }
});

it('knows who left before the first month, some of them early', () => {
  const rows = LeaverRows.parse(earlierLeavers(months[0]!.first, texts));
  expect(rows.every(({ left_on }) => left_on! < '2025-05-01')).toBe(true);
  const early = rows.filter(({ hired_on, left_on }) => Date.parse(left_on!) - Date.parse(hired_on) < 365 * 86_400_000);
  expect(early.length).toBeGreaterThan(5);
});
