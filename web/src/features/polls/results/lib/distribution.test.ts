import { describe, expect, it } from 'vitest';
import type { QuestionFigures } from '#shared/models/poll.ts';
import { viewOf } from './distribution.ts';

const scores = (of: Record<number, number>) => Array.from({ length: 11 }, (_, score) => of[score] ?? 0);
const figures = (change: Partial<QuestionFigures>): QuestionFigures => ({
  question_id: 'q',
  answered: 0,
  scores: null,
  values: [],
  values_error: 0,
  other: 0,
  ...change,
});

describe('the view of a question', () => {
  it('is a distribution with its mean where most answers are numbers', () => {
    expect(
      viewOf(figures({ answered: 5, scores: scores({ 0: 1, 9: 2, 10: 1 }), values_error: 0, other: 1 }), false),
    ).toMatchObject({
      kind: 'scores',
      n: 4,
      mean: 7,
      inWords: 1,
    });
  });

  it('is one for the scale of an eNPS poll even where most wrote words', () => {
    const mostlyWords = figures({ answered: 10, scores: scores({ 8: 2 }), values_error: 0, other: 8 });
    expect(viewOf(mostlyWords, true).kind).toBe('scores');
    expect(viewOf(mostlyWords, false).kind).toBe('texts');
  });

  it('counts answers that repeat', () => {
    const values = [
      { text: 'да', count: 6 },
      { text: 'нет', count: 3 },
      { text: 'иногда', count: 1 },
    ];
    expect(viewOf(figures({ answered: 12, values, values_error: 0, other: 2 }), false)).toEqual({
      kind: 'values',
      values,
      n: 12,
      rest: 2,
      uncounted: true,
    });
  });

  it('shows texts where hardly anything repeats, and nothing where nobody answered', () => {
    const values = [
      { text: 'шум', count: 2 },
      { text: 'холод', count: 1 },
    ];
    expect(viewOf(figures({ answered: 9, values, values_error: 0, other: 6 }), false)).toEqual({ kind: 'texts', n: 9 });
    expect(viewOf(figures({ answered: 2, values: [{ text: 'да', count: 2 }] }), false).kind).toBe('texts');
    expect(viewOf(figures({}), true).kind).toBe('none');
    expect(viewOf(undefined, true).kind).toBe('none');
  });
});
