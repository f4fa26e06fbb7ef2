import { expect, it } from 'vitest';
import { QUESTION_BANK } from './question-bank.ts';
import { proposeDirection } from './propose-direction.ts';

it.each([
  ['Насколько вероятно, что вы порекомендуете нас?', 'higher_is_better'],
  ['Какой была нагрузка? 0 — совсем лёгкая, 10 — непосильная.', 'lower_is_better'],
  ['Насколько вам тяжёл график?', 'lower_is_better'],
  ['Сколько встреч было на этой неделе?', 'neither'],
] as const)('of «%s» it is probably %s', (text, direction) => {
  expect(proposeDirection(text)).toBe(direction);
});

it('is right for the ready questions', () => {
  const scales = QUESTION_BANK.filter(({ scale }) => scale !== null);
  const wrong = scales.filter(({ text, direction }) => proposeDirection(text) !== direction);
  expect(wrong.map(({ text }) => text)).toEqual([]);
});
