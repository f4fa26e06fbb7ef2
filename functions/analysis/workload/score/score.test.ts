import { describe, expect, it } from 'vitest';
import { prepareWork, type Work } from '../work.ts';
import type { WorkloadTask } from '../data.ts';
import { inDays, personOf, randomWorkload, taskOf, workloadOf } from '#tests/support/workload-data.ts';
import { levelOf } from '#shared/rules/workload-level.ts';
import { capacityScore, longHours } from './capacity.ts';
import { deadlinesScore } from './deadlines.ts';
import { pointsAt } from './factor.ts';
import { flowScore } from './flow.ts';
import { habitScore } from './habit.ts';
import { overdueScore } from './overdue.ts';
import { companyScore, groupScore, scoresOf } from './score.ts';
import { publishedParts } from './published.ts';

const HOUR = 3600;
const workOf = (tasks: readonly WorkloadTask[], people = [personOf('p1')]): Work =>
  prepareWork(workloadOf(tasks, people));
let next = 0;
const many = (count: number, change: Partial<WorkloadTask> = {}) =>
  Array.from({ length: count }, () => taskOf(`t${next++}`, change));
const DONE = { state: 'completed', createdAt: inDays(-40), closedAt: inDays(-5) } as const;
const LATE = { overdue: true, deadline: inDays(-3), createdAt: inDays(-40) };
const OLD = { createdAt: inDays(-100) };

describe('the level of a score', () => {
  it.each([
    [0, 'low'],
    [60, 'low'],
    [60.5, 'medium'],
    [61, 'medium'],
    [80, 'medium'],
    [80.5, 'high'],
    [81, 'high'],
    [100, 'high'],
  ])('of %d is %s: above 80 high, above 60 medium (B4-26)', (score, level) => {
    expect(levelOf(score)).toBe(level);
  });

  it('is that of its measure: 60 and 80 points stand at the borders', () => {
    const points = [-1, 0, 3.5, 7, 10.5, 14, 17.5, 21, 99].map((days) => pointsAt(days, { medium: 7, high: 14 }));
    expect(points).toEqual([0, 0, 30, 60, 70, 80, 90, 100, 100]);
  });
});

describe('the part of what is late', () => {
  const scoreOf = (tasks: readonly WorkloadTask[]) => {
    const work = workOf(tasks);
    return overdueScore(work.company, work);
  };

  it('is how many days clearing it takes at the pace of thirty days: a week is 60, two are 80', () => {
    // Seven late; (25 + 5) ÷ 30 is one task a day.
    expect(scoreOf([...many(7, LATE), ...many(25, DONE)]).value).toBe(60);
    expect(scoreOf([...many(14, LATE), ...many(25, DONE)]).value).toBe(80);
    expect(scoreOf([...many(14, LATE), ...many(25, { ...DONE, closedAt: inDays(-31) })]).value).toBe(100);
  });

  it('does not look smaller beside new tasks in time', () => {
    const late = [...many(14, LATE), ...many(25, DONE)];
    expect(scoreOf([...late, ...many(300, { deadline: inDays(9) })]).value).toBe(80);
  });

  it('tells one late task of one from twelve of twelve', () => {
    expect([scoreOf(many(1, LATE)).value, scoreOf(many(12, LATE)).value]).toEqual([51, 100]);
  });

  it('leaves open that tasks without deadline are late as often as those with one', () => {
    const half = [...many(2, LATE), ...many(2, { deadline: inDays(9) }), ...many(25, DONE)];
    // Two of four with a deadline are late, so two of four without one may be: four days of work.
    expect(scoreOf([...half, ...many(4)])).toEqual({ value: 17, high: 34 });
    expect(scoreOf([...many(7), ...many(25, DONE)])).toEqual({ value: 0, high: 60 });
  });
});

describe('the part of what comes in', () => {
  const scoreOf = (set: number, done: number, more: readonly WorkloadTask[] = []) => {
    const work = workOf([...many(set), ...many(done, DONE), ...more]);
    return flowScore(work.company, work)?.value ?? null;
  };

  it('is 60 where a quarter more is set than completed, 80 where half more is', () => {
    // (30 + 20) ÷ (20 + 20), (40 + 20) ÷ (20 + 20).
    expect([scoreOf(20, 20), scoreOf(30, 20), scoreOf(40, 20), scoreOf(143, 63)]).toEqual([0, 60, 80, 100]);
  });

  it('counts on neither side what was called off', () => {
    const off = many(50, { state: 'cancelled', closedAt: inDays(-1) });
    expect(scoreOf(30, 30, off)).toBe(0);
  });

  it('is unknown where tasks are known for less than two months', () => {
    const work = prepareWork({ ...workloadOf(many(50), [personOf('p1')]), knownSince: inDays(-59) });
    expect(flowScore(work.company, work)).toBeNull();
  });
});

describe('the part of hours', () => {
  const scoreOf = (tasks: readonly WorkloadTask[]) => {
    const { company, ahead } = workOf(tasks);
    return capacityScore(company.open, longHours(company.items), ahead);
  };

  it('is 80 where there is as much work as there are hours to the deadline, two weeks at least', () => {
    expect(scoreOf([taskOf(1, { estimateSeconds: 80 * HOUR, deadline: inDays(3) })])?.value).toBe(80);
    expect(scoreOf([taskOf(1, { estimateSeconds: 40 * HOUR, deadline: inDays(3) })])?.value).toBe(40);
    // From Monday 23 November to Friday 18 December there are four weeks, 160 hours.
    expect(scoreOf([taskOf(1, { estimateSeconds: 160 * HOUR, deadline: inDays(26) })])?.value).toBe(80);
  });

  it('takes the tightest deadline: work that is due in a year makes no room before', () => {
    const year = taskOf(2, { estimateSeconds: HOUR, deadline: inDays(365) });
    expect(scoreOf([taskOf(1, { estimateSeconds: 60 * HOUR, deadline: inDays(3) }), year])?.value).toBe(60);
  });

  it('counts what is estimated; the bound takes the others as the upper quarter of estimates', () => {
    const estimates = [2, 4, 8, 16, 40].map((hours, index) =>
      taskOf(index, { ...DONE, estimateSeconds: hours * HOUR, personId: 'p2' }),
    );
    const open = [taskOf(50, { estimateSeconds: 20 * HOUR, deadline: inDays(3) }), ...many(2, { deadline: inDays(3) })];
    // 20 hours of 80; the upper quarter of 2, 4, 8, 16, 20 and 40 is 19: 58 hours of 80.
    expect(scoreOf([...estimates, ...open])).toEqual({ value: 20, high: 58 });
  });

  it('is unknown where no open task is estimated', () => {
    expect(scoreOf(many(3))).toBeNull();
    expect(scoreOf(many(5, { estimateSeconds: 0 }))).toBeNull();
    expect(scoreOf([...many(4), taskOf(9, { estimateSeconds: HOUR })])).not.toBeNull();
  });
});

describe('the part of the own habit', () => {
  const scoreOf = (tasks: readonly WorkloadTask[], knownSince = inDays(-100)) => {
    const work = prepareWork({ ...workloadOf(tasks, [personOf('p1')]), knownSince });
    return habitScore(work.company.workers[0]!, work)?.value ?? null;
  };
  /** Open from a hundred days ago until yesterday: what is usual. */
  const usual = (count: number) => many(count, { ...OLD, state: 'completed', closedAt: inDays(-1) });

  it('is 60 for a quarter more than usual, 80 for half more, above it for 1.6 times', () => {
    expect(scoreOf([...usual(8), ...many(8)])).toBe(0);
    expect(scoreOf([...usual(8), ...many(10)])).toBe(60);
    expect(scoreOf([...usual(8), ...many(12)])).toBe(80);
    expect(scoreOf([...usual(5), ...many(8)])).toBe(88);
  });

  it('counts a usual number below five as five: two tasks instead of one are no load', () => {
    expect(scoreOf([...usual(1), ...many(5)])).toBe(0);
    expect(scoreOf([...usual(1), ...many(8)])).toBe(88);
  });

  it('takes the median of eight weeks, so that one busy week does not become a habit', () => {
    const busyWeek = many(20, { createdAt: inDays(-16), state: 'completed', closedAt: inDays(-10) });
    expect(scoreOf([...usual(8), ...many(12), ...busyWeek])).toBe(80);
  });

  it('makes no room for new tasks by an old open one', () => {
    const now = [...usual(8), ...many(12)];
    expect(scoreOf([...now, ...many(4, OLD)])).toBe(80);
  });

  it('is unknown where tasks are not known for eight weeks', () => {
    expect(scoreOf(many(6), inDays(-55))).toBeNull();
    expect(scoreOf(many(6), inDays(-57))).not.toBeNull();
  });
});

describe('the part of deadlines that come together', () => {
  const scoreOf = (tasks: readonly WorkloadTask[], knownSince = inDays(-100)) => {
    const work = prepareWork({ ...workloadOf(tasks, [personOf('p1')]), knownSince });
    return deadlinesScore(work.company.workers[0]!, work)?.value ?? null;
  };

  it('is 60 for as many until a day as get done until then and five, 80 for half as many again', () => {
    const done = many(30, DONE);
    // In a week seven get done.
    expect(scoreOf([...done, ...many(12, { deadline: inDays(6) })])).toBe(60);
    expect(scoreOf([...done, ...many(18, { deadline: inDays(6) })])).toBe(80);
    // In thirty days thirty do.
    expect(scoreOf([...done, ...many(35, { deadline: inDays(29) })])).toBe(60);
    expect(scoreOf([...done, ...many(18, { deadline: inDays(40) })])).toBe(0);
  });

  it('counts what is late as due first', () => {
    expect(scoreOf([...many(30, DONE), ...many(6, LATE), ...many(6, { deadline: inDays(6) })])).toBe(60);
  });

  it('is unknown where tasks are not known for thirty days', () => {
    expect(scoreOf(many(9, { deadline: inDays(2) }), inDays(-29))).toBeNull();
  });
});

describe('the score', () => {
  it.each(Array.from({ length: 30 }, (_, seed) => seed))(
    'is the largest of its parts, in whole points, and no more than its bound: %i',
    (seed) => {
      const work = prepareWork(randomWorkload(seed, { people: 1 + seed, tasks: 8 * seed }));
      const scores = scoresOf(work);
      for (const score of [
        ...scores.values(),
        companyScore(work, scores),
        ...work.teams.map((team) => groupScore(team, scores, work)),
      ]) {
        if (!score) continue;
        const { value, high } = score;
        const points = Object.values(score.parts).flatMap((part) => part?.value ?? []);
        expect(value).toBe(Math.max(0, ...points));
        expect([Number.isInteger(value), value <= high, high <= 100]).toEqual([true, true, true]);
      }
    },
  );

  it('tells of a part nothing is known of that it is not counted', () => {
    const work = prepareWork({ ...workloadOf(many(3, { deadline: inDays(20) }), [personOf('p1')]), knownSince: null });
    const scores = scoresOf(work);
    const parts = publishedParts(work, companyScore(work, scores), scores);
    expect(parts.map(({ factor, score }) => [factor, score])).toEqual([
      ['overdue', 0],
      ['flow', null],
      ['people', 0],
    ]);
    expect(parts[1]!.text).toEqual({ code: 'partUnknown', params: { factor: 'flow' } });
  });

  it('leaves open what nobody is responsible for, by its share of the open tasks', () => {
    const idle = [personOf('p1'), personOf('p2')];
    const dated = { ...OLD, deadline: inDays(50) };
    const of = (work: Work) => companyScore(work, scoresOf(work));
    expect(of(workOf(many(10, dated), idle))).toMatchObject({ value: 0, high: 0 });
    // Half of the open tasks are on somebody whose score may be 100.
    expect(of(workOf([...many(5, dated), ...many(5, { ...dated, personId: null })], idle))).toMatchObject({
      value: 0,
      high: 50,
    });
    expect(of(workOf(many(5, { personId: null }), idle))).toBeNull();
  });
});
