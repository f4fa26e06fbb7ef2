import { describe, expect, it } from 'vitest';
import { coversDepartment, NO_FINANCE, WHOLE_FINANCE } from './access.ts';

const departments = (...names: string[]) => ({ kind: 'departments', departments: names }) as const;

describe('what an access to the money covers', () => {
  it('is a department however its capitals and spaces are written', () => {
    const access = departments('Склад  №1', 'Продажи');
    for (const name of ['Склад №1', ' склад №1 ', 'СКЛАД\u00A0№1', 'продажи']) {
      expect(coversDepartment(access, name)).toBe(true);
    }
  });

  it.each(['Склад', 'Склад №12', 'Склад №1 и Продажи', '', '*', 'Все'])('is not a department called «%s»', (name) => {
    expect(coversDepartment(departments('Склад №1', 'Продажи'), name)).toBe(false);
  });

  it('is nobody’s department for the company alone', () => {
    expect(coversDepartment(WHOLE_FINANCE, null)).toBe(true);
    expect(coversDepartment(departments(''), null)).toBe(false);
  });

  it('is everything of the company, and nothing of nobody', () => {
    expect([coversDepartment(WHOLE_FINANCE, 'Склад'), coversDepartment(NO_FINANCE, 'Склад')]).toEqual([true, false]);
  });
});
