import { describe, expect, it } from 'vitest';
import { inDays, NOW, personOf, taskOf, workloadOf } from '#tests/support/workload-data.ts';
import { analyseWorkload } from '#tests/support/said-analyses.ts';
import type { ForeseenPeak, WorkloadTask } from './data.ts';
import { peaksThatCame, settledPeaks } from './foreseen-peaks.ts';
import { prepareWork } from './work.ts';

/** NOW is Sunday the 22nd of November. */
const peak = (first: string, last = first, given: Partial<ForeseenPeak> = {}): ForeseenPeak => ({
  ...{ first, last, least: 5, came: null },
  ...given,
});
let id = 0;
const due = (count: number, day: string, given: Partial<WorkloadTask> = {}) =>
  Array.from({ length: count }, () => taskOf(id++, { deadline: `${day}T15:00:00.000Z`, ...given }));
const workOf = (tasks: readonly WorkloadTask[]) => prepareWork(workloadOf(tasks, [personOf('p1')]));
const came = (peaks: readonly ForeseenPeak[], tasks: readonly WorkloadTask[]) =>
  settledPeaks(peaks, workOf(tasks)).map((one) => [one.first, one.came]);

describe('what came of foreseen peaks', () => {
  it('is how many tasks have their deadline on those days, done or not, none that was called off', () => {
    const tasks = [
      ...due(3, '2026-11-18'),
      ...due(2, '2026-11-19', { state: 'completed', closedAt: inDays(-3) }),
      ...due(4, '2026-11-19', { state: 'cancelled', closedAt: inDays(-3) }),
      ...due(6, '2026-11-17'),
    ];
    expect(came([peak('2026-11-18', '2026-11-19')], tasks)).toEqual([['2026-11-18', 5]]);
  });

  it('counts a weekend to its Friday, and waits until the next working day has begun', () => {
    const tasks = [...due(2, '2026-11-13'), ...due(3, '2026-11-15'), ...due(9, '2026-11-16')];
    expect(came([peak('2026-11-13')], tasks)).toEqual([['2026-11-13', 5]]);
    // The Friday before this Sunday is over with Monday alone.
    expect(came([peak('2026-11-20'), peak('2026-11-25')], tasks)).toEqual([]);
  });

  it('stays what was counted first, whatever days its tasks have now', () => {
    expect(came([peak('2026-11-18', '2026-11-18', { came: 8 })], [])).toEqual([['2026-11-18', 8]]);
  });

  it('is told of those that share no day', () => {
    const settled = [
      peak('2026-11-02', '2026-11-03', { came: 5 }),
      peak('2026-11-03', '2026-11-03', { came: 9 }),
      peak('2026-11-04', '2026-11-04', { came: 4 }),
    ];
    expect(peaksThatCame(settled)).toEqual({ told: 2, came: 1 });
  });
});

describe('a foreseen peak', () => {
  const usual = Array.from({ length: 80 }, (_, index) =>
    taskOf(id++, { state: 'completed', closedAt: inDays(-1), deadline: inDays(-0.7 * (index + 1)) }),
  );
  const ahead = Array.from({ length: 18 }, () => taskOf(id++, { deadline: inDays(3) }));
  const analysed = (peaks: readonly ForeseenPeak[]) =>
    analyseWorkload({ ...workloadOf([...usual, ...ahead], [personOf('p1')]), peaks });

  it('is to be kept once, from how many deadlines on it is one', () => {
    const { foreseen } = analysed([]).peaks;
    // Two a working day are usual: four and no fewer than five are a peak.
    expect(foreseen).toEqual({ first: '2026-11-25', last: '2026-11-25', least: 5, came: null });
    expect(analysed([foreseen!]).peaks.foreseen).toBeNull();
    expect(NOW.toISOString().slice(0, 10) < foreseen!.first).toBe(true);
  });

  it('says beside itself what came of those before it', () => {
    const peaks = [
      peak('2026-09-02', '2026-09-02', { came: 7 }),
      peak('2026-09-15', '2026-09-15', { came: 3 }),
      peak('2026-10-06', '2026-10-07', { came: 12 }),
    ];
    const { key_insights: found } = analysed(peaks).summary;
    const told = found.find(({ id: name }) => name === 'peak')!;
    expect(told.description.replaceAll(/\s/g, ' ')).toMatch(/Из 3 пиков, что мы предсказали раньше, состоялись 2\.$/);
  });
});
