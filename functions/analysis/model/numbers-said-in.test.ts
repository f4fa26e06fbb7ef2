import { describe, expect, it } from 'vitest';
import { numbersSaidIn } from './numbers-said-in.ts';

describe('the numbers of a text', () => {
  it.each([
    ['Просрочены 12 из 38', [12, 38]],
    ['Среднее 8,5 против 7.25', [8.5, 7.25]],
    ['1 200 задач, eNPS −12', [1200, 12]],
    ['двенадцать задач, пятеро из двадцати', [12, 5, 20]],
    ['Сорок человек, около ста задач, тысячи часов', [40, 100, 1000]],
    ['вдвоём разобрать по-трезвому', []],
    ['', []],
  ])('%s', (text, numbers) => {
    expect(numbersSaidIn(text)).toEqual(numbers);
  });
});
