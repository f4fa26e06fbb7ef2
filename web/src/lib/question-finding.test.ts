import { expect, it } from 'vitest';
import { scoresFinding, valuesFinding } from './question-finding.ts';

it('names the score that is given most often, or two of them, and says where there is none', () => {
  expect(scoresFinding([0, 0, 1, 0, 0, 3, 3, 4, 6, 9, 6])).toBe('Чаще всего ставят 9');
  expect(scoresFinding([0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 1])).toBe('Чаще всего ставят 8 и 9');
  expect(scoresFinding([1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0])).toBe('Оценки разошлись, одной частой нет');
  expect(scoresFinding([0, 0, 1, 4, 2], 1)).toBe('Чаще всего ставят 4');
});

it('names the answer that is given most often, unless another one is given as often', () => {
  expect(
    valuesFinding([
      { text: 'дома', count: 6 },
      { text: 'в офисе', count: 4 },
    ]),
  ).toBe('Чаще всего отвечают «дома»');
  expect(
    valuesFinding([
      { text: 'дома', count: 4 },
      { text: 'в офисе', count: 4 },
    ]),
  ).toBe('Ответы разошлись, одного частого нет');
});
