import { expect, it } from 'vitest';
import type { Question } from '#shared/models/question.ts';
import { storedQuestions, toQuestions } from './stored-questions.ts';

const bare: Question = {
  id: 'a',
  text: 'Как дела?',
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
const full: Question = {
  id: 'b',
  text: 'Где вы работаете?',
  required: true,
  kind: 'RADIO',
  scale: '1-5',
  options: ['Офис', 'Дом'],
  section: 'О работе',
  theme: 'load',
  direction: 'neither',
  showIf: { question_id: 'a', options: ['Да'] },
  originId: 'c',
};

it('a question is read as it was stored, with whatever is kept beside it', () => {
  const dated = { ...bare, createdAt: '2026-11-24T10:00:00.000Z' };
  expect(toQuestions(storedQuestions([bare, full, dated]))).toEqual([bare, full, dated]);
});

it('what says nothing takes no room', () => {
  expect(storedQuestions([bare])).toEqual([{ id: 'a', text: 'Как дела?', required: false, kind: 'TEXTAREA' }]);
});
