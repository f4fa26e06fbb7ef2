import { describe, expect, it } from 'vitest';
import { coverageOf, NO_FINANCE, opensMore, WHOLE_FINANCE, type FinanceAccess } from './access.ts';

const departments = (...names: string[]): FinanceAccess => ({ kind: 'departments', departments: names });

describe('what an access to the money covers', () => {
  it('is a department however its capitals and spaces are written', () => {
    const access = departments('Склад  №1', 'Продажи');
    for (const name of ['Склад №1', ' склад №1 ', 'СКЛАД\u00A0№1', 'продажи']) {
      expect(coverageOf(access)(name)).toBe(true);
    }
  });

  it.each(['Склад', 'Склад №12', 'Склад №1 и Продажи', '', '*', 'Все'])('is not a department called «%s»', (name) => {
    expect(coverageOf(departments('Склад №1', 'Продажи'))(name)).toBe(false);
  });

  it('is nobody’s department for the company alone', () => {
    expect(coverageOf(WHOLE_FINANCE)(null)).toBe(true);
    expect(coverageOf(departments(''))(null)).toBe(false);
  });

  it('is everything of the company, and nothing of nobody', () => {
    expect([coverageOf(WHOLE_FINANCE)('Склад'), coverageOf(NO_FINANCE)('Склад')]).toEqual([true, false]);
  });
});

describe('whether an access opens more than another', () => {
  it.each<[FinanceAccess, FinanceAccess, boolean]>([
    [NO_FINANCE, NO_FINANCE, false],
    [NO_FINANCE, departments('Склад'), false],
    [departments('Склад'), NO_FINANCE, true],
    [departments('склад '), departments('Продажи', 'Склад'), false],
    [departments('Склад', 'Офис'), departments('Продажи', 'Склад'), true],
    [departments('Склад'), WHOLE_FINANCE, false],
    [WHOLE_FINANCE, departments('Склад'), true],
    [WHOLE_FINANCE, WHOLE_FINANCE, false],
  ])('%j against %j: %s', (access, than, more) => {
    expect(opensMore(access, than)).toBe(more);
  });
});
