import { formatNumber, plural } from '#shared/rules/plural.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { HIGH_ABOVE, levelOf } from '#shared/rules/workload-level.ts';
import { pointsAt } from '../score/factor.ts';
import { habitScore } from '../score/habit.ts';
import { PEOPLE_BORDERS } from '../score/score.ts';
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
    title: `у ${above.length > 0.5 * known.length ? 'большинства' : 'части'} людей задач заметно больше обычного`,
    description: `У ${formatNumber(above.length)} из ${plural(known.length, 'человека', 'человек', 'человек')} открытых задач заметно больше, чем обычно у них самих за последние 8 недель. Сравниваем каждого только с ним самим.`,
    count: above.length,
    of: known.length,
    chips: [{ name: 'above_habit', items: above.flatMap(({ open }) => open) }],
    people: above.length,
    metric: metric('above_habit', 'Люди, у которых задач больше обычного', company, above.length, known.length),
  });
}
