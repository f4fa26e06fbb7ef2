import { describe, expect, it } from 'vitest';
import { ENPS_QUESTION, runFigures } from '#tests/support/run-figures.ts';
import { changeOf, comparable, judgedMetricOf, metricsOf, pointsOf } from './trend.ts';

const NOW = new Date('2026-12-01T09:00:00.000Z');
const MEAN = { by: 'mean', questionId: 'q1', text: '', scale: '0-10' } as const;
const NEW_TEXT = 'Посоветуете ли вы нас?';
const some = { 6: 4, 7: 8, 8: 8 };

describe('comparison of runs', () => {
  it('is by eNPS, by the mean of questions answered in numbers, and by how many answered', () => {
    const runs = [
      runFigures({ day: 1, enps: true, scores: some }),
      runFigures({ day: 8, text: NEW_TEXT, scores: some }),
    ];
    expect(metricsOf(runs)).toEqual([
      { by: 'enps' },
      { by: 'mean', questionId: 'q1', text: NEW_TEXT, scale: '0-10' },
      { by: 'responses' },
    ]);
    expect(metricsOf([runFigures({ day: 1 })])).toEqual([{ by: 'responses' }]);
  });

  it('never holds a mean of one scale against that of another', () => {
    const runs = [
      runFigures({ day: 1, scores: { 7: 20 } }),
      runFigures({ day: 8, scale: '0-10', scores: { 8: 20 } }),
      runFigures({ day: 15, scale: '1-5', scores: { 4: 20 } }),
    ];
    const means = metricsOf(runs).filter(({ by }) => by === 'mean');
    expect(means.map((metric) => pointsOf(runs, metric, NOW).map(({ value }) => value))).toEqual([
      [7, 8, null],
      [null, null, 4],
    ]);
  });

  it('is by the first question that can be called better or worse and was answered in two runs, where one is asked for', () => {
    const asked = { scale: '1-5', direction: 'higher_is_better', scores: { 4: 20 } } as const;
    const metric = { by: 'mean', questionId: 'q1', text: ENPS_QUESTION, scale: '1-5' };
    expect(judgedMetricOf([runFigures({ day: 1, ...asked }), runFigures({ day: 8, ...asked })])).toEqual(metric);
    for (const other of [{ scores: {} }, { scale: '0-10' }, { direction: 'neither' }, { direction: null }] as const) {
      const newest = runFigures({ day: 8, ...asked, ...other });
      const before = runFigures({ day: 1, ...asked });
      expect([other, judgedMetricOf([before, newest])]).toEqual([other, null]);
    }
    expect(judgedMetricOf([])).toBeNull();
  });

  it('leaves out drafts', () => {
    const runs = [runFigures({ day: 1 }), runFigures({ day: 8, opened: false })];
    expect(comparable(runs).map(({ frame: run }) => run.id)).toEqual(['f1']);
  });

  it('marks the run from which a question is worded differently', () => {
    const runs = [
      runFigures({ day: 1 }),
      runFigures({ day: 8, text: NEW_TEXT }),
      runFigures({ day: 15, text: NEW_TEXT }),
    ];
    for (const metric of [MEAN, { by: 'enps' }] as const) {
      expect(pointsOf(runs, metric, NOW).map(({ newText }) => newText)).toEqual([null, NEW_TEXT, null]);
    }
    expect(pointsOf(runs, { by: 'responses' }, NOW).every(({ newText }) => newText === null)).toBe(true);
  });

  it('draws the interval it compares by, though nearly all who were asked have answered', () => {
    const run = runFigures({ day: 1, enps: true, asked: 22, scores: some });
    for (const metric of [MEAN, { by: 'enps' }] as const) {
      const [{ value, band, estimate }] = pointsOf([run], metric, NOW) as [ReturnType<typeof pointsOf>[number]];
      expect(band![0]).toBeLessThanOrEqual(value!);
      expect(band![1]).toBeGreaterThanOrEqual(value!);
      expect(band).toEqual([estimate!.low, estimate!.high]);
    }
  });

  it('says nothing of runs with fewer than five scores', () => {
    const points = pointsOf([runFigures({ day: 1, enps: true, scores: { 9: 4 } })], MEAN, NOW);
    expect(points[0]).toMatchObject({ value: null, band: null, responses: 4 });
    expect(changeOf(points)).toEqual({ kind: 'none' });
  });

  it('never compares a run that is still open', () => {
    const runs = [
      runFigures({ day: 1, scores: { 8: 20 } }),
      runFigures({ day: 8, scores: { 8: 21 } }),
      runFigures({ day: 15, open: true, scores: { 1: 20 } }),
    ];
    const points = pointsOf(runs, MEAN, NOW);
    expect(points.map(({ open }) => open)).toEqual([false, false, true]);
    expect(changeOf(points)).toMatchObject({ kind: 'change', from: { runId: 'f1' }, to: { runId: 'f8' } });
    expect(changeOf(points.slice(1))).toMatchObject({ kind: 'first', to: { runId: 'f8' } });
    expect(changeOf(points.slice(2))).toEqual({ kind: 'none' });
    const over = { ...runs[2]!, frame: { ...runs[2]!.frame, deadline: '2026-11-20T09:00:00.000Z' } };
    expect(changeOf(pointsOf([runs[1]!, over], MEAN, NOW))).toMatchObject({ kind: 'change', to: { runId: 'f15' } });
  });

  it('compares only runs that asked the same as the last one', () => {
    const runs = [1, 8, 15, 22].map((day) => runFigures({ day, scores: some, text: day < 15 ? 'Раньше' : 'Теперь' }));
    const points = pointsOf(runs, MEAN, NOW);
    expect(changeOf(points)).toMatchObject({ kind: 'change', first: { runId: 'f15' }, to: { runId: 'f22' } });
    expect(changeOf(points.slice(0, 3))).toMatchObject({ kind: 'reworded', to: { runId: 'f15' } });
  });

  it('says whether the difference of the last two runs is more than chance', () => {
    const change = (...scores: Record<number, number>[]) =>
      changeOf(
        pointsOf(
          scores.map((one, index) => runFigures({ day: index + 1, scores: one })),
          MEAN,
          NOW,
        ),
      );
    expect(change({ 7: 20 }, { 8: 20 })).toMatchObject({ difference: { value: 1, random: true } });
    expect(change({ 5: 20 }, { 8: 20 })).toMatchObject({ difference: { value: 3, random: false } });
    expect(change({ 8: 20 }, {}, { 5: 20 })).toMatchObject({ difference: { value: -3, random: false } });
    expect(change({ 7: 20 }, { 7: 20 })).toMatchObject({ difference: { value: 0, random: true } });
  });

  it('needs four runs to tell of a trend', () => {
    const rising = [5, 6, 7, 8].map((score, index) => runFigures({ day: 7 * index + 1, scores: { [score]: 30 } }));
    expect(changeOf(pointsOf(rising.slice(1), MEAN, NOW))).toMatchObject({ trend: { kind: 'few', runs: 3 } });
    expect(changeOf(pointsOf(rising, MEAN, NOW))).toMatchObject({ trend: { kind: 'trend', runs: 4, random: false } });
  });
});
