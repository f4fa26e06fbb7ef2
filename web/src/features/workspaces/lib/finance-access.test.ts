import { expect, it } from 'vitest';
import { departmentsOf, holds, OFFERED, offeredOf, shownOf } from './finance-access.ts';

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

it('of very many shows those chosen and the first that fit what is typed', () => {
  const many = Array.from({ length: 300 }, (_, index) => `Отдел ${index}`);
  expect(shownOf(many, ['отдел 299'], 'отдел 12')).toEqual([
    'Отдел 299',
    'Отдел 12',
    ...Array.from({ length: 10 }, (_, index) => `Отдел 12${index}`),
  ]);
  expect(shownOf(many, [], '')).toHaveLength(OFFERED);
  expect(shownOf(many.slice(0, OFFERED), [], 'нет такого')).toHaveLength(OFFERED);
});
