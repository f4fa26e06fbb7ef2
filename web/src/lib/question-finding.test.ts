import { expect, it } from 'vitest';
import { scoresFinding, valuesFinding } from './question-finding.ts';

it('names the score that is given most often, or two of them, and says where there is none', () => {
  expect(scoresFinding([0, 0, 1, 0, 0, 3, 3, 4, 6, 9, 6])).toBe('Чаще всего ставят 9');
  expect(scoresFinding([0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 1])).toBe('Чаще всего ставят 8 и 9');
  expect(scoresFinding([1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0])).toBe('Оценки разошлись, одной частой нет');
  expect(scoresFinding([0, 0, 1, 4, 2], 1)).toBe('Чаще всего ставят 4');
});

it('names the answer that is given most often, or two of them, and says where there is none', () => {
  const values = (...counts: readonly number[]) =>
    counts.map((count, place) => ({ text: `ответ ${place + 1}`, count }));
  expect(valuesFinding(values(6, 4))).toBe('Чаще всего отвечают «ответ 1»');
  expect(valuesFinding(values(4, 4, 1))).toBe('Чаще всего отвечают «ответ 1» и «ответ 2»');
  expect(valuesFinding(values(4, 4, 4))).toBe('Ответы разошлись, одного частого нет');
  expect(valuesFinding(values(0, 0))).toBe('Ответы разошлись, одного частого нет');
});
