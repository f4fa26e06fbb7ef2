import { expect, it } from 'vitest';
import { plannedParts, withPart } from './department-parts.ts';

const budgetWith = (...departments: readonly [string | null, number | null][]) => ({
  departments: departments.map(([department, amount]) => ({ department, amount, planned: amount, spent: 0 })),
});

it('are those of the departments that have one', () => {
  expect(plannedParts(budgetWith(['Склад', 100], ['Продажи', null], [null, null]))).toEqual([
    { department: 'Склад', amount: 100 },
  ]);
});

it('are changed one at a time, whichever case the department is written in', () => {
  const parts = plannedParts(budgetWith(['Склад', 100], ['Продажи', 50]));
  expect(withPart(parts, 'склад', 70)).toEqual([
    { department: 'Продажи', amount: 50 },
    { department: 'Склад', amount: 70 },
  ]);
  expect(withPart(parts, 'ИТ', 5)).toHaveLength(3);
});

it('go away at 0', () => {
  expect(withPart(plannedParts(budgetWith(['Склад', 100])), 'СКЛАД', 0)).toEqual([]);
});
