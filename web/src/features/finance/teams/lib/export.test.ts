import { expect, it } from 'vitest';
import { monthsTable } from './export.ts';

it('what a department came to is a sheet of months and money, the newest first', () => {
  const months = [
    { period: '2026-09', people: 7, cost: 900_000.5 },
    { period: '2026-10', people: 8, cost: 1_010_000 },
  ];
  expect(monthsTable(months)).toEqual({
    header: ['Месяц', 'Людей', 'Стоимость'],
    kinds: ['month', undefined, 'money'],
    rows: [
      ['2026-10', 8, 1_010_000],
      ['2026-09', 7, 900_000.5],
    ],
  });
});
