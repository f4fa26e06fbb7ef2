import { describe, expect, it } from 'vitest';
import { comparableMonths, type MoneyMonth, peopleTrendOf, profitAndLossOf, runOf, withPeopleCosts } from './months.ts';

const month = (given: Partial<MoneyMonth>): MoneyMonth => ({
  month: '2026-10',
  revenue: null,
  peopleCost: null,
  expenses: [],
  ...given,
});
const NAMES = { people: 'Люди', others: 'Остальное' };

describe('profit and loss', () => {
  it('adds months up kind by kind, people first, the others by size', () => {
    const rent = { name: 'Аренда', amount: 100.1 };
    const sums = profitAndLossOf(
      [
        month({ revenue: 1000.2, peopleCost: 300, expenses: [rent, { name: 'Закупка', amount: 250 }] }),
        month({ revenue: 1000, peopleCost: 200, expenses: [rent] }),
      ],
      NAMES,
    );
    expect(sums.expenses.map(({ name, amount }) => [name, amount])).toEqual([
      ['Люди', 500],
      ['Закупка', 250],
      ['Аренда', 200.2],
    ]);
    expect(sums).toMatchObject({ revenue: 2000.2, spent: 950.2, profit: 1050 });
    expect(sums.expenses[0]?.share).toBeCloseTo(0.5262, 4);
    expect(sums.margin).toBeCloseTo(0.5249, 4);
  });

  it('tells the smallest of many kinds together', () => {
    const expenses = Array.from({ length: 8 }, (_, index) => ({ name: `Вид ${index}`, amount: 10 + index }));
    const names = profitAndLossOf([month({ expenses })], NAMES).expenses.map(({ name }) => name);
    expect(names).toEqual(['Вид 7', 'Вид 6', 'Вид 5', 'Вид 4', 'Вид 3', 'Остальное']);
  });

  it('knows no profit without revenue, and no share of nothing', () => {
    expect(profitAndLossOf([month({ peopleCost: 5 })], NAMES)).toMatchObject({
      revenue: null,
      profit: null,
      margin: null,
    });
    expect(profitAndLossOf([month({ peopleCost: 0, revenue: 0 })], NAMES)).toMatchObject({
      expenses: [{ share: null }],
      margin: null,
    });
  });

  it('is not made of expenses of many months and the pay of one', () => {
    const months = withPeopleCosts(
      [month({ month: '2026-09', revenue: 1 }), month({ month: '2026-10', revenue: 2 })],
      [{ period: '2026-10', cost: 7 }],
    );
    expect(months.map(({ peopleCost }) => peopleCost)).toEqual([null, 7]);
    expect(comparableMonths(months).map((one) => one.month)).toEqual(['2026-10']);
    expect(comparableMonths(months.slice(0, 1)).map((one) => one.month)).toEqual(['2026-09']);
  });
});

describe('how the months go', () => {
  const revenues = (...all: (number | null)[]) => runOf(all.map((revenue) => month({ revenue })));

  it.each([
    ['three steps up', [5, 1, 2, 3, 4], 3],
    ['two steps down', [1, 5, 4, 3], -2],
    ['a month without figures ends the run', [1, null, 3, 4], 1],
    ['two months alike', [1, 2, 2], 0],
    ['one month', [1], 0],
  ] as const)('revenue: %s', (_, values, run) => {
    expect(revenues(...values)).toBe(run);
  });

  it.each([
    [[100, 90, 104], 'even'],
    [[100, 106], 'up'],
    [[100, 94], 'down'],
    [[100], null],
  ] as const)('the costs of people: %j are %s', (costs, trend) => {
    expect(peopleTrendOf(costs.map((peopleCost) => month({ peopleCost })))).toBe(trend);
  });
});
