import { describe, expect, it } from 'vitest';
import { prepareWork, type Work } from '#functions/analysis/workload/work.ts';
import type { WorkloadTask } from '#functions/analysis/workload/data.ts';
import { inDays, personOf, randomWorkload, taskOf, workloadOf } from '#tests/support/workload-data.ts';
import { capacityScore, typicalHours } from './capacity.ts';
import { clusteringScore } from './clustering.ts';
import { habitScore } from './habit.ts';
import { overdueScore } from './overdue.ts';
import { levelOf } from '#shared/rules/workload-level.ts';
import { companyScore, FACTORS, groupScore, scoresOf } from './score.ts';
import { publishedWeights } from './weights.ts';

const HOUR = 3600;
const workOf = (tasks: readonly WorkloadTask[], people = [personOf('p1')]): Work =>
  prepareWork(workloadOf(tasks, people));
const many = (count: number, change: Partial<WorkloadTask> = {}, from = 0) =>
  Array.from({ length: count }, (_, index) => taskOf(from + index, change));

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
});

describe('the part of what is late', () => {
  const scoreOf = (tasks: readonly WorkloadTask[]) => {
    const { company, now } = workOf(tasks);
    return overdueScore(company.open, now);
  };
  const late = (days: number) => ({ overdue: true, deadline: inDays(-days) });

  it('counts a task that is two weeks late or more in full, one that has just become so for half', () => {
    // Two of six tasks, two more in time for everybody: 300 × 2 ÷ 8.
    expect(scoreOf([...many(2, late(14)), ...many(4, { deadline: inDays(5) }, 9)]).value).toBe(75);
    expect(scoreOf([...many(2, late(100)), ...many(4, { deadline: inDays(5) }, 9)]).value).toBe(75);
    expect(scoreOf([...many(2, late(0)), ...many(4, { deadline: inDays(5) }, 9)]).value).toBe(37.5);
    expect(scoreOf([...many(2, late(7)), ...many(4, { deadline: inDays(5) }, 9)]).value).toBe(56.25);
  });

  it('counts an urgent task as two, and is never above 100', () => {
    // 300 × 2 ÷ (2 + 4 + 2).
    expect(scoreOf([taskOf(1, { ...late(20), urgent: true }), ...many(4, { deadline: inDays(5) }, 9)]).value).toBe(75);
    expect(scoreOf(many(9, late(20))).value).toBe(100);
  });

  it('leaves open what tasks without deadline are', () => {
    expect(scoreOf([...many(1, late(14)), ...many(1, {}, 9), ...many(4, { deadline: inDays(5) }, 20)])).toEqual({
      value: 37.5,
      low: 37.5,
      high: 75,
    });
  });
});

describe('the part of hours', () => {
  const scoreOf = (tasks: readonly WorkloadTask[]) => {
    const { company, ahead } = workOf(tasks);
    return capacityScore(company.open, typicalHours(company.items), ahead);
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

  it('takes the median of estimates where there is none, with the quarters as bounds', () => {
    const estimates = [4, 8, 8, 8, 40].map((hours, index) =>
      taskOf(index, { state: 'completed', closedAt: inDays(-1), estimateSeconds: hours * HOUR, personId: 'p2' }),
    );
    const open = many(10, { deadline: inDays(3) }, 50);
    expect(scoreOf([...estimates, ...open])).toEqual({ value: 80, low: 80, high: 80 });
    const spread = [2, 4, 8, 16, 40].map((hours, index) =>
      taskOf(index, { state: 'completed', closedAt: inDays(-1), estimateSeconds: hours * HOUR, personId: 'p2' }),
    );
    expect(scoreOf([...spread, ...open])).toEqual({ value: 80, low: 40, high: 100 });
  });

  it('is unknown where tasks have no estimate and fewer than five ever had', () => {
    expect(scoreOf(many(3))).toBeNull();
    expect(scoreOf([...many(4, { estimateSeconds: HOUR }), taskOf(9)])).toBeNull();
    expect(scoreOf(many(4, { estimateSeconds: HOUR }))).not.toBeNull();
    expect(scoreOf(many(5, { estimateSeconds: 0 }))).toBeNull();
  });
});

describe('the part of the own habit', () => {
  const scoreOf = (tasks: readonly WorkloadTask[]) => {
    const { company, now } = workOf(tasks);
    return habitScore(company.workers[0]!, now)?.value ?? null;
  };
  const old = { createdAt: inDays(-100) };

  it('is 50 for as many tasks as usual, two more on both sides', () => {
    expect(scoreOf(many(6, old))).toBe(50);
    // Six now, two through all eight weeks: 50 × 8 ÷ 4.
    expect(scoreOf([...many(2, old), ...many(4, { createdAt: inDays(-1) }, 9)])).toBe(100);
    // Two now, six until a day ago: 50 × 4 ÷ 8.
    expect(scoreOf([...many(2, old), ...many(4, { ...old, state: 'completed', closedAt: inDays(-1) }, 9)])).toBe(25);
  });

  it('takes the median of eight weeks, so that one busy week does not become a habit', () => {
    const busyWeek = many(20, { createdAt: inDays(-16), state: 'completed', closedAt: inDays(-10) }, 50);
    expect(scoreOf([...many(6, old), ...busyWeek])).toBe(50);
  });

  it('is unknown without eight weeks to compare with', () => {
    expect(scoreOf(many(6, { createdAt: inDays(-55) }))).toBeNull();
    expect(scoreOf(many(6, { createdAt: inDays(-57) }))).not.toBeNull();
  });
});

describe('the part of deadlines that come together', () => {
  const scoreOf = (days: readonly (number | null)[]) => {
    const work = workOf(days.map((day, index) => taskOf(index, { deadline: day === null ? null : inDays(day) })));
    return clusteringScore(work.company.open, work);
  };

  it('is 50 for every deadline of a day beyond one', () => {
    expect(scoreOf([3]).value).toBe(0);
    expect(scoreOf([3, 3]).value).toBe(50);
    expect(scoreOf([3, 3, 3]).value).toBe(100);
    expect(scoreOf([3, 4, 5]).value).toBe(0);
  });

  it('puts a weekend to the Friday before, and looks no farther than ten working days', () => {
    // From Sunday, 22 November: the 27th is a Friday, the 28th and 29th a weekend.
    expect(scoreOf([5, 6, 7]).value).toBe(100);
    expect(scoreOf([12, 13, 14]).value).toBe(100);
    expect(scoreOf([15, 15, 15]).value).toBe(0);
  });

  it('leaves open where tasks without deadline fall', () => {
    expect(scoreOf([3, null])).toEqual({ value: 0, low: 0, high: 50 });
  });
});

describe('the score', () => {
  it('publishes weights that are 1 together', () => {
    expect(FACTORS.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12);
  });

  it.each(Array.from({ length: 30 }, (_, seed) => seed))(
    'lies within its bounds and is made of its published parts: %i',
    (seed) => {
      const work = prepareWork(randomWorkload(seed, { people: 1 + seed, tasks: 8 * seed }));
      const scores = scoresOf(work);
      for (const score of [
        ...scores.values(),
        companyScore(work, scores),
        ...work.teams.map((team) => groupScore(team, scores)),
      ]) {
        if (!score) continue;
        const { value, low, high, parts } = score;
        expect([low >= 0, low <= value + 1e-9, value <= high + 1e-9, high <= 100 + 1e-9]).toEqual([
          true,
          true,
          true,
          true,
        ]);
        const all = Object.values(parts);
        expect(all.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
        expect(all.reduce((sum, part) => sum + part.weight * part.score, 0)).toBeCloseTo(value, 9);
      }
    },
  );

  it('leaves out a part nothing is known of, and counts it as 0 and 100 in the bounds', () => {
    // Three tasks due in time on different days, set yesterday, none estimated: nothing is late, nothing comes together.
    const work = workOf([3, 4, 5].map((day) => taskOf(day, { deadline: inDays(day), createdAt: inDays(-1) })));
    const score = companyScore(work, scoresOf(work))!;
    expect(score).toMatchObject({ value: 0, low: 0 });
    expect(score.high).toBeCloseTo(45, 9);
    expect(publishedWeights(work, score).map(({ weight }) => weight)).toEqual([0.727, 0, 0, 0.273]);
  });

  it('is the mean over those with open tasks; what nobody is responsible for may be anything', () => {
    const late = many(9, { overdue: true, deadline: inDays(-30), createdAt: inDays(-1), estimateSeconds: 40 * HOUR });
    const idle = [personOf('p1'), personOf('p2')];
    const alone = workOf(late, idle);
    const [one, company] = [scoresOf(alone).get('p1')!, companyScore(alone, scoresOf(alone))!];
    expect([scoresOf(alone).size, company.value]).toEqual([1, one.value]);
    const shared = workOf([...late, ...late.map((task) => ({ ...task, id: `x${task.id}`, personId: null }))], idle);
    const score = companyScore(shared, scoresOf(shared))!;
    expect(score.value).toBeCloseTo(company.value, 9);
    expect(score.low).toBeCloseTo(company.low / 2, 9);
    expect(score.high).toBeCloseTo(company.high / 2 + 50, 9);
  });
});
