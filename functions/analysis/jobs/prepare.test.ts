import { describe, expect, it } from 'vitest';
import { analyseWorkload } from '../workload/analyse-workload.ts';
import { inDays, personOf, taskOf, workloadOf } from '#tests/support/workload-data.ts';
import { briefOf } from './prepare.ts';

describe('a workload at a glance', () => {
  const glance = (...tasks: Parameters<typeof workloadOf>[0][number][]) => {
    const analysis = analyseWorkload(workloadOf(tasks, [personOf('p1')]));
    return { summary: analysis.summary, glance: briefOf({ kind: 'workload', analysis, runId: null }, false) };
  };

  it('has the score and what it may be', () => {
    const { summary, glance: known } = glance(
      taskOf(1, { deadline: inDays(-3), overdue: true }),
      taskOf(2, { deadline: inDays(4) }),
    );
    const { overall_workload_score: score, score_low: low, score_high: high } = summary;
    expect(known).toMatchObject({ score, range: { low, high } });
    expect([low > 0, score > 0, high >= score]).toEqual([true, true, true]);
  });

  it.each([
    ['there is no open task', []],
    ['nobody is responsible for any', [taskOf(1, { personId: null, deadline: inDays(4) })]],
  ])('says nothing of what the score may be where %s', (_, tasks) => {
    expect(glance(...tasks).glance.range).toBeNull();
  });
});
