import { describe, expect, it } from 'vitest';
import type { RunFigures } from '#shared/models/poll.ts';
import { changeOf, comparable, metricsOf, pointsOf } from './trend.ts';

type EnpsFigure = NonNullable<RunFigures['enps']>;
const enps = (score: number, low: number, high: number): EnpsFigure => ({
  score,
  low,
  high,
  promoters: 1,
  passives: 1,
  detractors: 1,
  total: 3,
});

function figuresOf(day: number, change: Partial<RunFigures> = {}, opened = true): RunFigures {
  return {
    frame: {
      id: `f${day}`,
      poll_id: 'p',
      created_at: `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`,
      deadline: null,
      published: false,
      public_token: null,
      is_anonymous: true,
      was_opened: opened,
      answer_limit: null,
      name: null,
      results_visibility: 'live',
      audience: { kind: 'all' },
      people_asked: null,
      compare_teams: false,
    },
    responses: 20,
    people_asked: null,
    enps: null,
    questions: [
      { id: 'q1', text: 'Порекомендуете ли вы нас?', scale: null, answered: 20, mean: 7, scores: null },
      { id: 'q2', text: 'Что мешало?', scale: null, answered: 12, mean: null, scores: null },
    ],
    ...change,
  };
}

describe('comparison of frames', () => {
  it('is by eNPS, by the mean of questions answered in numbers, and by how many answered', () => {
    const renamed = { id: 'q1', text: 'Посоветуете ли вы нас?', scale: null, answered: 20, mean: 8, scores: null };
    const frames = [figuresOf(1, { enps: enps(10, -20, 40) }), figuresOf(8, { questions: [renamed] })];
    expect(metricsOf(frames)).toEqual([
      { by: 'enps' },
      { by: 'mean', questionId: 'q1', text: 'Посоветуете ли вы нас?', scale: '0-10' },
      { by: 'responses' },
    ]);
    expect(metricsOf([figuresOf(1, { questions: [] })])).toEqual([{ by: 'responses' }]);
  });

  it('never holds a mean of one scale against that of another', () => {
    const on = (scale: '0-10' | '1-5' | null, mean: number) => ({
      questions: [{ id: 'q1', text: 'Как неделя?', scale, answered: 20, mean, scores: null }],
    });
    const frames = [figuresOf(1, on(null, 7)), figuresOf(8, on('0-10', 8)), figuresOf(15, on('1-5', 4))];
    const means = metricsOf(frames).filter(({ by }) => by === 'mean');
    expect(means.map((metric) => pointsOf(frames, metric).map(({ value }) => value))).toEqual([
      [7, 8, null],
      [null, null, 4],
    ]);
  });

  it('leaves out drafts', () => {
    expect(comparable([figuresOf(1), figuresOf(8, {}, false)]).map(({ frame }) => frame.id)).toEqual(['f1']);
  });

  it('marks the frame from which a question is worded differently', () => {
    const reworded = [{ id: 'q1', text: 'Посоветуете ли вы нас?', scale: null, answered: 20, mean: 8, scores: null }];
    const frames = [figuresOf(1), figuresOf(8, { questions: reworded }), figuresOf(15, { questions: reworded })];
    const metric = { by: 'mean', questionId: 'q1', text: '', scale: '0-10' } as const;
    expect(pointsOf(frames, metric).map(({ newText }) => newText)).toEqual([null, 'Посоветуете ли вы нас?', null]);
    expect(pointsOf(frames, { by: 'enps' }).map(({ newText }) => newText)).toEqual([
      null,
      'Посоветуете ли вы нас?',
      null,
    ]);
    expect(pointsOf(frames, { by: 'responses' }).every(({ newText }) => newText === null)).toBe(true);
  });

  it('says whether the difference of the last two frames is more than chance', () => {
    const change = (...figures: (EnpsFigure | null)[]) =>
      changeOf(
        pointsOf(
          figures.map((figure, index) => figuresOf(index + 1, { enps: figure })),
          { by: 'enps' },
        ),
      );
    expect(change(enps(0, -20, 20), enps(10, -10, 30))).toMatchObject({ kind: 'up', distinct: false });
    expect(change(enps(-40, -60, -20), enps(10, -10, 30))).toMatchObject({ kind: 'up', distinct: true });
    // The intervals overlap from −5 to +5; 30 points are still more than √(20² + 20²) ≈ 28.3, and 28 are not.
    expect(change(enps(-15, -35, 5), enps(15, -5, 35))).toMatchObject({ kind: 'up', distinct: true });
    expect(change(enps(15, -5, 35), enps(-15, -35, 5))).toMatchObject({ kind: 'down', distinct: true });
    expect(change(enps(-14, -34, 6), enps(14, -6, 34))).toMatchObject({ kind: 'up', distinct: false });
    // Only the sides that face each other count: √(10² + 10²) ≈ 14.1.
    expect(change(enps(0, -60, 10), enps(15, 5, 75))).toMatchObject({ kind: 'up', distinct: true });
    expect(change(enps(10, -10, 30), null, enps(-40, -60, -20))).toMatchObject({ kind: 'down', distinct: true });
    expect(change(enps(10, -10, 30), enps(10, -10, 30))).toMatchObject({ kind: 'same', distinct: false });
    expect(change(enps(10, -10, 30))).toMatchObject({ kind: 'first' });
    expect(change(null)).toEqual({ kind: 'none' });
  });

  it('claims nothing about means, which come without an interval', () => {
    const points = pointsOf([figuresOf(1), figuresOf(8)], { by: 'mean', questionId: 'q1', text: '', scale: '0-10' });
    expect(changeOf(points)).toMatchObject({ kind: 'same', distinct: null });
  });
});
