import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { presentPollQuestions } from '#functions/runs/present-questions.ts';
import { PollQuestion } from '#shared/models/answers.ts';
import { ChangedQuestion, NewQuestion } from '#shared/models/poll.ts';
import type { Question } from '#shared/models/question.ts';
import { changedQuestions, givenQuestions, newQuestions } from './questions.ts';

const fields = Object.keys(PollQuestion.shape).toSorted();
const ID = randomUUID();
/** A question with something in every field there is, and in one the model may gain later. */
const full = {
  id: ID,
  text: 'Хватает ли вам сил?',
  required: false,
  kind: 'RATING',
  scale: '1-5',
  options: ['a'],
  section: 'О силах',
  theme: 'load',
  direction: 'higher_is_better',
  showIf: { question_id: 'b', from: 1, to: 2 },
  originId: ID,
  later: 'value of later',
} as Question;
const given = {
  text: 'Хватает ли вам сил?',
  order_index: 0,
  is_required: false,
  scale: '1-5',
  direction: 'higher_is_better',
} as const;

describe('every field of a question', () => {
  it('can be sent when a poll is made and when it is changed', () => {
    expect(['id', ...Object.keys(NewQuestion.shape)].toSorted()).toEqual(fields);
    expect(Object.keys(ChangedQuestion.shape).toSorted()).toEqual(fields);
  });

  it('is told as it was given', () => {
    const [question] = newQuestions(givenQuestions([given]), () => ID);
    expect(presentPollQuestions([question!])).toEqual([{ ...given, id: ID }]);
    expect(['id', ...Object.keys(given)].toSorted()).toEqual(fields);
  });

  it('is kept in a new poll and in a copy, but for which question it is', () => {
    expect(newQuestions([full, full], () => 'new')).toEqual([
      { ...full, id: 'new', originId: 'new' },
      { ...full, id: 'new', originId: 'new' },
    ]);
  });

  it('is kept when a poll is changed by whoever knows neither scales nor directions', () => {
    const own = newQuestions(givenQuestions([given]), () => ID);
    const known = { id: ID, text: given.text, order_index: 7, is_required: false };
    const added = { text: 'Что мешало?', order_index: 8, is_required: true };
    const changed = changedQuestions([added, known], own, () => 'new');
    expect(changed.slice(0, 1)).toEqual(own);
    expect(changed[1]).toMatchObject({ id: 'new', required: true, kind: 'TEXTAREA', scale: null, direction: null });
  });
});

it('a question is answered on its scale, or in words where it has none', () => {
  const kinds = givenQuestions([given, { ...given, order_index: 1, scale: null }]).map(({ kind }) => kind);
  expect(kinds).toEqual(['RATING', 'TEXTAREA']);
});
