import { expect, it } from 'vitest';
import { readyQuestionsText } from '../text/en/ready/questions.ts';
import { proposeDirection } from './propose-direction.ts';
import { READY_NAMES, readyQuestion } from './ready-questions.ts';

it.each([
  ['Насколько вероятно, что вы порекомендуете нас?', 'higher_is_better'],
  ['Какой была нагрузка? 0 — совсем лёгкая, 10 — непосильная.', 'lower_is_better'],
  ['Насколько вам тяжёл график?', 'lower_is_better'],
  ['Сколько встреч было на этой неделе?', 'neither'],
  ['How likely are you to recommend us?', 'higher_is_better'],
  ['How stressed did you feel?', 'lower_is_better'],
  ['How many meetings were there this week?', 'neither'],
] as const)('of «%s» it is probably %s', (text, direction) => {
  expect(proposeDirection(text)).toBe(direction);
});

it('is right for the ready questions in every language, but for two that turn round what they name', () => {
  const inEnglish: Readonly<Record<string, { readonly text: string }>> = readyQuestionsText;
  const wrong = READY_NAMES.filter((name) => {
    const { text, scale, direction } = readyQuestion(name);
    return scale !== null && [text, inEnglish[name]!.text].some((said) => proposeDirection(said) !== direction);
  });
  expect(wrong).toEqual(['morningMood', 'loadWas']);
});
