import { expect, it } from 'vitest';
import { answerInWords } from './answer-in-words.ts';
import type { SurveyRun } from './survey-run.ts';

const question = { type: 'RADIO', options: [], showIf: null, section: null, theme: null, originId: 'a' } as const;
const survey: SurveyRun = {
  questions: [question, { ...question, options: ['Офис', 'Дом', 'Дорога'] }],
  smallestGroup: 5,
  dimensions: [],
  seriesId: 'a',
  membersAtEnd: null,
};

it.each([
  ['a number or a text is given as it is', survey, 0, '7', '7'],
  ['one that was chosen by its text', survey, 1, '2', 'Дорога'],
  ['several that were chosen by their texts', survey, 1, '0,1', 'Офис; Дом'],
  ['an answer to a poll as it is', null, 1, '0,1', '0,1'],
])('of an answer %s', (_, run, place, answer, words) => {
  expect(answerInWords({ survey: run }, place, answer)).toBe(words);
});
