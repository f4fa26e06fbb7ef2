import { describe, expect, it } from 'vitest';
import type { CountedQuestion } from '../count-answers.ts';
import { enpsFigure, questionFigures } from './figures.ts';

const RATING: CountedQuestion = {
  ...{ id: 'q', kind: 'RATING', scale: '1-5', options: [], theme: null, showIf: null },
  direction: 'higher_is_better',
};
const about = (invited: number | null, smallest = 5) => ({ invited, smallest });
const tally = (counts: number[]) => ({ answered: counts.reduce((sum, one) => sum + one, 0), counts });

describe('the figures of a question', () => {
  it('are the mean of the scale itself and the share of 4 and 5', () => {
    expect(questionFigures(RATING, tally([1, 0, 3, 4, 2]), about(10))).toEqual({
      question_id: 'q',
      answered: 10,
      counts: [1, 0, 3, 4, 2],
      // Everybody has answered: there is nothing left to estimate.
      mean: { value: 3.6, low: 3.6, high: 3.6 },
      favourable: { value: 60, low: 60, high: 60 },
    });
  });

  it('count 9 and 10 of ten as favourable: those eNPS calls promoters', () => {
    const { favourable, mean } = questionFigures(
      { ...RATING, scale: '0-10' },
      tally([2, 0, 0, 0, 0, 0, 0, 0, 3, 2, 3]),
      about(10),
    );
    expect(favourable).toMatchObject({ value: 50 });
    expect(mean).toMatchObject({ value: 7.2 });
  });

  it('count 0 and 1 of «Какой была нагрузка?» as favourable, and 9 and 10 as nothing of the kind', () => {
    const load: CountedQuestion = { ...RATING, scale: '0-10', direction: 'lower_is_better' };
    const share = (counts: number[], question = load) => questionFigures(question, tally(counts), about(10)).favourable;
    expect(share([3, 2, 0, 0, 0, 0, 0, 0, 0, 2, 3])).toMatchObject({ value: 50 });
    expect(share([0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5])).toMatchObject({ value: 0 });
    expect(share([4, 3, 1, 1, 1], { ...load, scale: '1-5' })).toMatchObject({ value: 70 });
  });

  it('call nothing favourable where nobody has said which answers are better, but of a recommendation', () => {
    for (const direction of [null, 'neither'] as const) {
      const { mean, favourable } = questionFigures({ ...RATING, direction }, tally([1, 0, 3, 4, 2]), about(10));
      expect([mean?.value, favourable]).toEqual([3.6, null]);
    }
    const { direction: _, ...unstated } = RATING;
    expect(questionFigures(unstated, tally([1, 0, 3, 4, 2]), about(10)).favourable).toBeNull();
    const recommend: CountedQuestion = { ...unstated, scale: '0-10', theme: 'enps' };
    expect(questionFigures(recommend, tally([2, 0, 0, 0, 0, 0, 0, 0, 3, 2, 3]), about(10)).favourable).toMatchObject({
      value: 50,
    });
  });

  it('are about any number of people where nobody knows how many were asked', () => {
    const width = (question: CountedQuestion, invited: number | null) => {
      const { low, high } = questionFigures(question, tally([1, 2, 3, 4, 2]), about(invited)).mean!;
      return high - low;
    };
    const conditional = { ...RATING, showIf: { question_id: 'other', from: 1, to: 2 } };
    expect(width(RATING, 14)).toBeLessThan(width(RATING, null));
    expect(width(conditional, 14)).toBe(width(RATING, null));
  });

  it('begin with the smallest group of the survey', () => {
    expect(questionFigures(RATING, tally([1, 1, 2, 0, 0]), about(null))).toMatchObject({
      answered: 4,
      counts: null,
      mean: null,
      favourable: null,
    });
    expect(questionFigures(RATING, tally([1, 1, 1, 0, 0]), about(null, 3))).toMatchObject({
      counts: [1, 1, 1, 0, 0],
      mean: { value: 2 },
    });
    expect(enpsFigure([0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0], about(null, 3))).toMatchObject({ score: 0, total: 3 });
    expect(enpsFigure([0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0], about(null))).toBeNull();
  });

  it('have neither mean nor share where there is no scale', () => {
    const choice: CountedQuestion = { ...RATING, kind: 'RADIO', scale: null, options: ['Да', 'Нет'] };
    expect(questionFigures(choice, tally([4, 2]), about(9))).toMatchObject({
      counts: [4, 2],
      mean: null,
      favourable: null,
    });
    const words: CountedQuestion = { ...RATING, kind: 'TEXT', scale: null };
    expect(questionFigures(words, { answered: 9, counts: [] }, about(9))).toMatchObject({ answered: 9, counts: null });
  });
});
