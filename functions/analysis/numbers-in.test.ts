import { expect, it } from 'vitest';
import { numbersIn } from './numbers-in.ts';

it.each([
  ['Просрочено 12 из 38 задач.', [12, 38]],
  ['всего 1\u00a0112 и 12\u00a0500\u00a0000', [1112, 12_500_000]],
  ['среднее 7,4 из 10, было 7', [7.4, 10, 7]],
  ['eNPS −12, вероятно от −20 до +3', [-12, -20, 3]],
  ['25–27 ноября', [25, 27]],
  ['34 из 40 (85\u00a0%)', [34, 40, 85]],
  ['Bitrix24 и B2B чисел не называют', []],
  ['без чисел', []],
])('finds the numbers of «%s»', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});
