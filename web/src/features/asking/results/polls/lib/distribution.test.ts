import { describe, expect, it } from 'vitest';
import type { QuestionFigures } from '#shared/models/run-results.ts';
import { countedExactly, viewOf } from './distribution.ts';

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
      viewOf(figures({ answered: 5, scores: scores({ 0: 1, 9: 2, 10: 1 }), values_error: 0, other: 1 }), null),
    ).toMatchObject({
      kind: 'scores',
      n: 4,
      mean: 7,
      inWords: 1,
    });
  });

  it('is one for the scale of an eNPS poll even where most wrote words', () => {
    const mostlyWords = figures({ answered: 10, scores: scores({ 8: 2 }), values_error: 0, other: 8 });
    expect(viewOf(mostlyWords, '0-10').kind).toBe('scores');
    expect(viewOf(mostlyWords, null).kind).toBe('texts');
  });

  it('needs more than half of the answers to be numbers where no scale was asked for', () => {
    const half = figures({ answered: 4, scores: scores({ 7: 2 }), other: 2 });
    expect(viewOf(half, null).kind).toBe('texts');
  });

  it('is five numbers with their own mean for a scale 1–5', () => {
    expect(viewOf(figures({ answered: 4, scores: scores({ 1: 1, 4: 1, 5: 2 }) }), '1-5')).toEqual({
      kind: 'scores',
      numbers: [1, 2, 3, 4, 5],
      counts: [1, 0, 0, 1, 2],
      mean: 3.75,
      n: 4,
      inWords: 0,
    });
  });

  it('counts answers that repeat', () => {
    const values = [
      { text: 'да', count: 6 },
      { text: 'нет', count: 3 },
      { text: 'иногда', count: 1 },
    ];
    expect(viewOf(figures({ answered: 12, values, values_error: 0, other: 2 }), null)).toEqual({
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
    expect(viewOf(figures({ answered: 9, values, values_error: 0, other: 6 }), null)).toEqual({ kind: 'texts', n: 9 });
    expect(viewOf(figures({ answered: 2, values: [{ text: 'да', count: 2 }] }), null).kind).toBe('texts');
    expect(viewOf(figures({}), '0-10').kind).toBe('none');
    expect(viewOf(undefined, '0-10').kind).toBe('none');
  });
});

describe('short answers of which all are here', () => {
  const shown = (answers: readonly (string | null)[], change: Partial<QuestionFigures> = {}) =>
    countedExactly(figures({ answered: answers.length, values_error: 3, ...change }), answers);

  it('are counted exactly, by how often they were given and never by who came first', () => {
    const answers = [
      'Шум',
      'Аврал',
      'зарплата',
      'Зарплата',
      ' ЗАРПЛАТА ',
      'Зарплата',
      'Ещё',
      'еще',
      'x'.repeat(41),
      null,
      ' ',
    ];
    const expected = {
      answered: 9,
      values: [
        { text: 'Зарплата', count: 4 },
        { text: 'Ещё', count: 2 },
        { text: 'Аврал', count: 1 },
        { text: 'Шум', count: 1 },
      ],
      values_error: 0,
      other: 1,
    };
    expect(shown(answers, { answered: 9 })).toMatchObject(expected);
    expect(shown(answers.toReversed(), { answered: 9 })).toMatchObject(expected);
  });

  it('find what twelve of forty-two give behind thirty others', () => {
    const answers = [
      ...Array.from({ length: 30 }, (_, at) => `Своё ${at}`),
      ...Array.from({ length: 12 }, () => 'Зарплата'),
    ];
    expect(shown(answers).values[0]).toEqual({ text: 'Зарплата', count: 12 });
  });

  it('leave numbers to the distribution, or stand among them where there is none', () => {
    const answers = ['7', '8 из 10', '8', 'много'];
    expect(shown(answers, { scores: scores({ 7: 1, 8: 2 }) })).toMatchObject({
      values: [{ text: 'много', count: 1 }],
      other: 0,
    });
    expect(shown(answers).values[0]).toEqual({ text: '8', count: 2 });
  });
});
