import { levelOf } from '#shared/rules/workload-level.ts';
import { flowOf, flowScore } from '../score/flow.ts';
import { say } from '../say.ts';
import { PERIOD_DAYS, type Work } from '../work.ts';
import { findingOf, type Finding } from './finding.ts';

/** More is set than gets done, as far as that part of the company's score calls it noticeable. */
export function inflowFinding(work: Work): Finding | null {
  const { company, since } = work;
  const score = flowScore(company, work);
  if (score === null || levelOf(score.value) === 'low') return null;
  const { set, done } = flowOf(company, since);
  return findingOf(company, {
    kind: 'inflow',
    type: 'trend',
    severity: levelOf(score.value),
    confidence: 'high',
    what: say('inflow'),
    description: say('inflowText', { days: PERIOD_DAYS, set: set.length, done: done.length }),
    count: set.length,
    of: set.length + done.length,
    chips: [
      { name: 'set', items: set, label: say('newTasks', { count: set.length }) },
      { name: 'done', items: done, label: say('doneTasks', { count: done.length }) },
    ],
    metric: null,
  });
}
