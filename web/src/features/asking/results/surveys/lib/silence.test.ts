import { expect, it } from 'vitest';
import type { Survey } from '#shared/models/survey.ts';
import { makeQuestion, makeResults } from '../test-support/make-results.ts';
import { silenceOf } from './silence.ts';

const why = makeQuestion(0, { type: 'TEXTAREA', required: false });
const must = makeQuestion(1, { type: 'TEXTAREA', required: true });
const about = (question: typeof why, answered: number, survey: Partial<Survey>) =>
  silenceOf(
    makeResults({
      questions: [question],
      figures: [{ question_id: question.id, answered, counts: null, mean: null, favourable: null }],
      survey,
    }),
    question,
  );

it('says that nobody wrote only where that is known, else that few did or that texts come later', () => {
  // The server counts nothing of what can be passed over while an anonymous survey is open.
  expect(about(why, 0, { status: 'PUBLISHED', anonymous: true })).toBe('later');
  expect(about(must, 0, { status: 'PUBLISHED', anonymous: true })).toBe('none');
  expect(about(why, 0, { status: 'PUBLISHED', anonymous: false })).toBe('none');
  expect(about(why, 0, { status: 'COMPLETED', anonymous: true })).toBe('none');
  expect(about(why, 3, { status: 'COMPLETED', anonymous: true })).toBe('few');
});
