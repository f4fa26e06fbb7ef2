import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { HIGH_ABOVE, levelOf } from '#shared/rules/workload-level.ts';
import { pointsAt } from '../score/factor.ts';
import { habitScore, WEEKS } from '../score/habit.ts';
import { PEOPLE_BORDERS } from '../score/score.ts';
import { say } from '../say.ts';
import { metric } from '../traits.ts';
import type { Work } from '../work.ts';
import { findingOf, type Finding } from './finding.ts';

/**
 * People whose part of the own habit is high, where they are at least five and more of the company than one in four:
 * of so many chance alone puts one in ten there (Poisson, five tasks usual).
 */
export function aboveHabitFinding(work: Work): Finding | null {
  const { company } = work;
  const known = company.workers.flatMap((worker) => {
    const score = habitScore(worker, work);
    return score === null ? [] : [{ worker, score }];
  });
  const above = known.filter(({ score }) => score.value > HIGH_ABOVE).map(({ worker }) => worker);
  const level = levelOf(pointsAt(above.length / company.workers.length, PEOPLE_BORDERS));
  if (above.length < SMALLEST_GROUP || level === 'low') return null;
  return findingOf(company, {
    kind: 'above_habit',
    type: 'trend',
    severity: level,
    confidence: 'high',
    what: say(above.length > 0.5 * known.length ? 'aboveHabitMost' : 'aboveHabitSome'),
    description: say('aboveHabitText', { people: above.length, of: known.length, weeks: WEEKS }),
    count: above.length,
    of: known.length,
    chips: [{ name: 'above_habit', items: above.flatMap(({ open }) => open) }],
    people: above.length,
    metric: metric('above_habit', company, above.length, known.length),
  });
}
