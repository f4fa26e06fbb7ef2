import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inDays, personOf, taskOf, workloadOf } from '#tests/support/workload-data.ts';
import { analyseWorkload } from '#tests/support/said-analyses.ts';
import type { WorkloadTask } from './data.ts';

const PEOPLE = Array.from({ length: 11 }, (_, index) => personOf(`p${index}`, index < 5 ? 'Продажи' : 'Склад'));

const day = (min: number, max: number) => fc.integer({ min, max }).map(inDays);
const anyOf = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const common = {
  personId: fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...PEOPLE.map(({ id }) => id)) }, fc.constant(null)),
  createdAt: anyOf(day(-120, -1)),
  estimateSeconds: anyOf(fc.integer({ min: 0, max: 200_000 })),
  urgent: fc.boolean(),
};
const inTime = fc.record({ ...common, state: fc.constant('open' as const), deadline: anyOf(day(1, 60)) });
const late = fc.record({
  ...common,
  state: fc.constant('open' as const),
  overdue: fc.constant(true),
  deadline: day(-60, -1),
});
const done = fc.record({
  ...common,
  state: fc.constantFrom('completed', 'completed', 'cancelled'),
  deadline: anyOf(day(-60, 30)),
  closedAt: anyOf(day(-90, 0)),
});
const company = fc
  .array(fc.oneof(inTime, late, done), { maxLength: 90 })
  .map((all) => all.map((task, index) => taskOf(index, task as Partial<WorkloadTask>)));

/** Every score there is: of the company, of each team, of each person. */
function scoresIn(tasks: readonly WorkloadTask[]): Map<string, number> {
  const { summary } = analyseWorkload(workloadOf(tasks, PEOPLE));
  return new Map([
    ['company', summary.overall_workload_score],
    ...Object.entries(summary.department_breakdown),
    ...summary.employee_metrics.map((one): [string, number] => [one.employee_name, one.workload_score]),
  ]);
}

function expectNoneFell(before: readonly WorkloadTask[], after: readonly WorkloadTask[]): void {
  const [was, is] = [scoresIn(before), scoresIn(after)];
  expect([...was].filter(([whose, score]) => is.get(whose)! < score)).toEqual([]);
}

describe('no score of a person, a team or the company falls', () => {
  const options = { numRuns: 300 };

  it('where a late task is added', () => {
    fc.assert(
      fc.property(company, late, (tasks, more) => expectNoneFell(tasks, [...tasks, taskOf('more', more)])),
      options,
    );
  });

  it('where an open task is added, set at any time', () => {
    fc.assert(
      fc.property(company, inTime, (tasks, more) => expectNoneFell(tasks, [...tasks, taskOf('more', more)])),
      options,
    );
  });

  it('where more comes in', () => {
    fc.assert(
      fc.property(company, fc.array(inTime, { maxLength: 12 }), (tasks, more) => {
        const fresh = more.map((task, index) => taskOf(`more${index}`, { ...task, createdAt: inDays(-2) }));
        expectNoneFell(tasks, [...tasks, ...fresh]);
      }),
      options,
    );
  });

  it('where a task becomes late', () => {
    fc.assert(
      fc.property(company, inTime, day(-30, -1), (tasks, task, deadline) => {
        const [before, after] = [taskOf('more', task), taskOf('more', { ...task, overdue: true, deadline })];
        expectNoneFell([...tasks, before], [...tasks, after]);
      }),
      options,
    );
  });

  it('where less gets done', () => {
    fc.assert(
      fc.property(company, done, (tasks, task) => {
        const completed = taskOf('more', { ...task, state: 'completed' } as Partial<WorkloadTask>);
        expectNoneFell([...tasks, completed], tasks);
      }),
      options,
    );
  });
});

describe('the score at twice the usual work', () => {
  /** Everybody has so many tasks open as in all the weeks before, and as many again. */
  const scoreOf = (share: number) => {
    const tasks = PEOPLE.flatMap(({ id: personId }) => [
      ...Array.from({ length: 6 }, (_, index) =>
        taskOf(`${personId}-was-${index}`, {
          personId,
          state: 'completed',
          createdAt: inDays(-100),
          closedAt: inDays(-1),
        }),
      ),
      ...Array.from({ length: 12 }, (_, index) => {
        const isLate = index < Math.round(12 * share);
        return taskOf(`${personId}-${index}`, { personId, overdue: isLate, deadline: inDays(isLate ? -10 : 20) });
      }),
    ]);
    return analyseWorkload(workloadOf(tasks, PEOPLE)).summary.overall_workload_score;
  };

  it('is not higher with half of it late than with seven tenths', () => {
    const scores = [0, 0.1, 0.3, 0.5, 0.7, 1].map(scoreOf);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(scores.at(-1)).toBe(100);
  });
});
