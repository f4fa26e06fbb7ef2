import { describe, expect, it } from 'vitest';
import type { Direction, Scale } from '../models/answers.ts';
import type { QuestionKind } from '../rules/surveys.ts';
import { isRecommendation, surveyDirection } from '../rules/survey-direction.ts';
import { scoresOf } from './index.ts';
import { addressOf, inReadingOrder, statementsOf, withStatementAnswers, withStatements } from './statements.ts';

const question = (id: string, kind: QuestionKind, scale: Scale | null, options: readonly string[] = []) => {
  const direction: Direction | null = scale && 'lower_is_better';
  return { id, kind, scale, options, theme: 'enps', direction };
};
const place = question('place', 'MATRIX', '0-10', ['Шумно', 'Тесно']);
const questions = [place, question('week', 'RATING', '0-10'), question('why', 'TEXT', null)];

describe('statements', () => {
  it('stand as scale questions of their own, with scale, theme and direction of their question', () => {
    expect(statementsOf(questions)).toEqual([
      expect.objectContaining({ id: 'place.1', kind: 'RATING', scale: '0-10', theme: 'enps', text: 'Шумно' }),
      expect.objectContaining({ id: 'place.2', kind: 'RATING', scale: '0-10', theme: 'enps', text: 'Тесно' }),
    ]);
    const [noisy] = statementsOf(questions);
    expect([scoresOf(place), scoresOf(noisy!)?.length]).toEqual([null, 11]);
    const sent = statementsOf([{ id: 'a', type: 'MATRIX', scale: '1-5', options: ['Да'] } as const]);
    expect(sent[0]).toMatchObject({ type: 'RATING', options: [] });
  });

  it('are no recommendation, whatever their question asks about, and keep its direction', () => {
    const [noisy] = statementsOf(questions);
    expect([noisy!, questions[1]!].map(isRecommendation)).toEqual([false, true]);
    expect([noisy!, questions[1]!].map(surveyDirection)).toEqual(['lower_is_better', 'higher_is_better']);
  });

  it('are counted after all questions, and read after theirs', () => {
    const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);
    expect(ids(withStatements(questions))).toEqual(['place', 'week', 'why', 'place.1', 'place.2']);
    expect(ids(inReadingOrder(questions))).toEqual(['place', 'place.1', 'place.2', 'week', 'why']);
    expect(inReadingOrder(questions).slice(1, 4).map(addressOf)).toEqual([
      { question_id: 'place', statement: 'Шумно' },
      { question_id: 'place', statement: 'Тесно' },
      { question_id: 'week' },
    ]);
  });

  it('are answered by what is said of them: by nothing where they are left out, or there is another number of them', () => {
    const read = withStatementAnswers(questions);
    expect(read(['10,0', '7', null])).toEqual(['10,0', '7', null, '10', '0']);
    expect(read([',3', '7'])).toEqual([',3', '7', null, null, '3']);
    expect([read([null]), read(['1,2,3'])].map((row) => row.slice(3))).toEqual([
      [null, null],
      [null, null],
    ]);
    const answers = ['7'];
    expect(withStatementAnswers([questions[1]!])(answers)).toBe(answers);
  });
});
