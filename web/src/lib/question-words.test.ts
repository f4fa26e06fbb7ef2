import { expect, it } from 'vitest';
import { questionWords, scaleWords } from './question-words.ts';

it('parts a question from what explains its scale, and takes nothing from any other', () => {
  const asked = 'Как прошла неделя? 0 — очень плохо, 10 — отлично.';
  expect([questionWords(asked), scaleWords(asked)]).toEqual(['Как прошла неделя?', '0 — очень плохо, 10 — отлично']);
  const plain = 'Что добавить? Пишите подробно, 5 строк — не предел.';
  expect([questionWords(plain), scaleWords(plain)]).toEqual([plain, null]);
});
