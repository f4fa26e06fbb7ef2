import { describe, expect, it } from 'vitest';
import { employeesTable, monthsTable, pnlTable, sharesTable } from './export.ts';
import { makeEmployee } from './make-employee.ts';
import { profitAndLossOf, type MoneyMonth } from './months.ts';

const months: MoneyMonth[] = [
  { month: '2026-09', revenue: 1000, peopleCost: 300, expenses: [{ name: 'Аренда', amount: 50 }] },
  { month: '2026-10', revenue: null, peopleCost: null, expenses: [{ name: 'Закупка', amount: 70 }] },
];

describe('tables as files', () => {
  it('hold the figures of employees to reckon with, and nothing where there is none', () => {
    const table = employeesTable(
      [
        makeEmployee({
          name: 'Анна',
          email: 'anna@romashka.example',
          department: 'Склад',
          salary: 100_000,
          contribution: 125_000,
        }),
        makeEmployee({ name: '№ 17', salary: 82_000 }),
      ],
      { coefficient: 0.2, hours: 164 },
    );
    expect(table.header).toHaveLength(11);
    expect(table.rows).toEqual([
      ['Анна', 'anna@romashka.example', 'Склад', 100_000, 609.76, 25, 0, 240_000, 0, 125_000, 25_000],
      ['№ 17', '', '', 82_000, 500, '', 0, 196_800, 0, '', ''],
    ]);
  });

  it('give every kind of expense a column', () => {
    expect(monthsTable(months)).toMatchObject({
      header: ['Месяц', 'Выручка, ₽', 'Расходы на людей, ₽', 'Аренда', 'Закупка'],
      rows: [
        ['2026-09', 1000, 300, 50, ''],
        ['2026-10', '', '', '', 70],
      ],
    });
  });

  it('take expenses from the revenue', () => {
    const sums = profitAndLossOf(months, { people: 'Люди', others: 'Остальное' });
    expect(pnlTable(sums).rows).toEqual([
      ['Выручка', 1000],
      ['Люди', -300],
      ['Закупка', -70],
      ['Аренда', -50],
      ['Прибыль', 580],
    ]);
    expect(sharesTable(sums).rows).toEqual([
      ['Люди', 300, 71.43],
      ['Закупка', 70, 16.67],
      ['Аренда', 50, 11.9],
    ]);
  });
});
