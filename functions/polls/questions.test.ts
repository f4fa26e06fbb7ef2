import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Question } from '#shared/models/answers.ts';
import { ChangedQuestion, NewQuestion } from '#shared/models/poll.ts';
import { changedQuestions, newQuestions } from './questions.ts';

const fields = Object.keys(Question.shape).toSorted();
const ID = randomUUID();
/** A question with something in every field there is, and in one the model may gain later. */
const full = {
  ...Object.fromEntries([...fields, 'later'].map((field) => [field, `value of ${field}`])),
  id: ID,
  order_index: 7,
} as unknown as Question;

describe('every field of a question', () => {
  it('can be sent when a poll is made and when it is changed', () => {
    expect(['id', ...Object.keys(NewQuestion.shape)].toSorted()).toEqual(fields);
    expect(Object.keys(ChangedQuestion.shape).toSorted()).toEqual(fields);
  });

  it('is kept in a new poll and in a copy, but for which question it is and where it stands', () => {
    expect(newQuestions([full, full], () => 'new')).toEqual([
      { ...full, id: 'new', order_index: 0 },
      { ...full, id: 'new', order_index: 1 },
    ]);
  });

  it('has no scale and no direction where it was stored before there were any', () => {
    const { scale: _, ...old } = { id: ID, text: 'Как дела?', order_index: 0, is_required: true, scale: null };
    expect(Question.parse(old)).toMatchObject({ scale: null, direction: null });
    expect(changedQuestions([old], [old as Question], () => 'new')).toEqual([{ ...old, scale: null, direction: null }]);
  });

  it('is kept when a poll is changed', () => {
    const { id: _, ...added } = full;
    expect(changedQuestions([full, { ...added, order_index: 8 }], [full], () => 'new')).toEqual([
      { ...full, order_index: 0 },
      { ...full, id: 'new', order_index: 1 },
    ]);
  });
});
