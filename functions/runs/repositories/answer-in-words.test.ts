import { expect, it } from 'vitest';
import { answerInWords } from './answer-in-words.ts';
import type { Question } from '#shared/models/question.ts';

const words: Question = {
  id: 'a',
  text: 'Что мешало?',
  required: false,
  kind: 'TEXTAREA',
  scale: null,
  options: [],
  section: null,
  theme: null,
  direction: null,
  showIf: null,
  originId: 'a',
};
const options = ['Офис', 'Дом', 'Дорога'];
const questions: Question[] = [
  { ...words, kind: 'RATING', scale: '1-5' },
  { ...words, kind: 'CHECKBOX', options },
  words,
];

it.each([
  ['a number is given as it is', 0, '4', '4'],
  ['one that was chosen by its text', 1, '2', 'Дорога'],
  ['several that were chosen by their texts', 1, '0,1', 'Офис; Дом'],
  ['words as they are', 2, '0,1', '0,1'],
])('of an answer %s', (_, place, answer, shown) => {
  expect(answerInWords({ questions }, place, answer)).toBe(shown);
});
