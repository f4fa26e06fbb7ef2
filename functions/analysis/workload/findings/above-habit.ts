import { formatNumber, plural } from '#shared/rules/plural.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { usualOpen } from '#functions/analysis/workload/score/habit.ts';
import { metric } from '#functions/analysis/workload/traits.ts';
import type { Work, Worker } from '#functions/analysis/workload/work.ts';
import { severityBy } from '#functions/analysis/severity.ts';
import { findingOf, type Finding } from './finding.ts';

/** So many times one's own median is clearly more: 80 points of that part of the score. */
const TIMES = 1.6;
/** And so many tasks at least. */
const MORE_TASKS = 3;
const SEVERITY = { high: 0.3, medium: 0.15 };

/** People who have clearly more tasks open than they themselves usually have, where they are at least five. */
export function aboveHabitFinding({ company, now }: Work): Finding | null {
  const known = company.workers.flatMap((worker) => {
    const usual = usualOpen(worker.items, now);
    return usual === null ? [] : [{ worker, usual }];
  });
  const above = known.filter(({ worker, usual }) => isAbove(worker, usual)).map(({ worker }) => worker);
  const share = above.length / known.length;
  if (above.length < SMALLEST_GROUP || share < SEVERITY.medium) return null;
  return findingOf(company, {
    kind: 'above_habit',
    type: 'trend',
    severity: severityBy(share, SEVERITY),
    confidence: known.length < company.workers.length ? 'middle' : 'high',
    title: `у ${share > 0.5 ? 'большинства' : 'части'} людей задач заметно больше обычного`,
    description: `У ${formatNumber(above.length)} из ${plural(known.length, 'человека', 'человек', 'человек')} открытых задач хотя бы в 1,6 раза больше, чем обычно у них самих за последние 8 недель. Сравниваем каждого только с ним самим.`,
    count: above.length,
    of: known.length,
    chips: [{ name: 'above_habit', items: above.flatMap(({ open }) => open) }],
    people: above.length,
    metric: metric('above_habit', 'Люди, у которых задач больше обычного', company, above.length, known.length),
  });
}

function isAbove({ open }: Worker, usual: number): boolean {
  return open.length >= TIMES * usual && open.length >= usual + MORE_TASKS;
}
