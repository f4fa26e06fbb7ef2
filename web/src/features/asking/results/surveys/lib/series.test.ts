import { describe, expect, it } from 'vitest';
import type { SurveyTrendPoint } from '#shared/models/survey-results.ts';
import { signedTenth } from '#shared/rules/figures.ts';
import { changeWords, shownDifference } from './change-words.ts';
import { makeQuestion } from '../test-support/make-results.ts';
import { metricsOf, pointsOf, surveyBefore } from './series.ts';

const goals = makeQuestion(0, { text: 'Понимаю цели' });
const fresh = makeQuestion(1, { text: 'Новый вопрос' });
const figure = (value: number) => ({ value, low: value - 0.3, high: value + 0.3 });
const point = (survey_id: string, text: string, value: number | null, status = 'COMPLETED'): SurveyTrendPoint => ({
  survey_id,
  title: survey_id,
  status,
  published_at: '2026-08-10T09:00:00.000Z',
  responses: 20,
  people_asked: 40,
  enps: null,
  questions: [
    { origin_id: goals.id, text, answered: 20, mean: value === null ? null : figure(value), favourable: null },
  ],
});
const surveys = [
  point('a', 'Цели понятны', 3),
  point('b', 'Понимаю цели', 3.5),
  point('c', 'Понимаю цели', null, 'PUBLISHED'),
];

describe('the surveys of a series', () => {
  it('are compared by what has figures in one of them, and by how many answered', () => {
    expect(metricsOf(surveys, [goals, fresh])).toEqual([
      { by: 'mean', questionId: goals.id, text: 'Понимаю цели', scale: '1-5' },
      { by: 'responses' },
    ]);
  });

  it('stand on one line with their intervals; a new wording and an open survey are marked', () => {
    const [mean] = metricsOf(surveys, [goals]);
    expect(pointsOf(surveys, mean!).map(({ value, band, open, newText }) => [value, band, open, newText])).toEqual([
      [3, [2.7, 3.3], false, null],
      [3.5, [3.2, 3.8], false, 'Понимаю цели'],
      [null, null, true, null],
    ]);
  });

  it('are compared with the one before at first', () => {
    expect(surveyBefore(surveys, 'b')).toBe('a');
    expect(surveyBefore(surveys, 'a')).toBeNull();
  });
});

describe('a change', () => {
  it('is told from chance in words, and never guessed', () => {
    expect(changeWords(figure(0.8), true)).toBe('выше больше случайного');
    expect(changeWords(figure(-0.8), true)).toBe('ниже больше случайного');
    expect(changeWords(figure(0.8), false)).toBe('не отличимо от прежнего');
    expect(changeWords(figure(0.8), false, { noticeable: 0.9 })).toBe(
      'не отличимо от прежнего, заметили бы перемену от\u00a00,9',
    );
    expect(changeWords(figure(12), false, { noticeable: 41.2, isEnps: true })).toBe(
      'не отличимо от прежнего, заметили бы перемену от\u00a042\u00a0пунктов',
    );
    expect(changeWords(figure(0.8), false, { noticeable: null })).toBe(
      'не отличимо от прежнего, при таком числе и\u00a0разбросе ответов не\u00a0заметить и\u00a0самой большой перемены',
    );
    expect(changeWords(null, false)).toBe('сравнить нельзя: в одном из исследований мало ответов');
    expect([0.84, -0.84, 0.01].map(signedTenth)).toEqual(['+0,8', '−0,8', '0,0']);
  });

  it('is that of the figures as they are shown', () => {
    // 3,4 and 3,6 are shown.
    expect(signedTenth(shownDifference(3.44, 3.55, 10)!)).toBe('+0,2');
    expect(shownDifference(17.6, 23.4, 1)).toBe(5);
    expect(shownDifference(null, 23.4, 1)).toBeNull();
  });
});
