import { expect, it } from 'vitest';
import { departmentsOf, holds, offeredOf } from './finance-access.ts';

const rows = (...departments: (string | null)[]) => departments.map((department) => ({ department }));

it('offers every department once, by name, and nobody’s department not at all', () => {
  expect(departmentsOf(rows('Склад', null, 'продажи', ' СКЛАД', '', 'Бухгалтерия'))).toEqual([
    'Бухгалтерия',
    'продажи',
    'Склад',
  ]);
});

it('keeps what was chosen and is in the payroll no more, so that it can be taken away', () => {
  expect(offeredOf(['Склад', 'Продажи'], ['склад', 'Доставка'])).toEqual(['Склад', 'Продажи', 'Доставка']);
});

it('knows a department again in another spelling', () => {
  expect([holds(['Склад №1'], ' склад  №1'), holds(['Склад №1'], 'Склад')]).toEqual([true, false]);
});
