import { formatNumber, plural } from '#shared/rules/plural.ts';
import { levelOf } from '#shared/rules/workload-level.ts';
import { flowOf, flowScore } from '../score/flow.ts';
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
    title: 'задачи ставят быстрее, чем завершают',
    description: `За ${PERIOD_DAYS} дней поставили ${plural(set.length, 'задачу', 'задачи', 'задач')}, завершили ${formatNumber(done.length)}. Если так пойдёт дальше, открытых задач будет всё больше, а за ними и просроченных.`,
    count: set.length,
    of: set.length + done.length,
    chips: [
      { name: 'set', items: set, label: plural(set.length, 'новая', 'новые', 'новых') },
      { name: 'done', items: done, label: `${formatNumber(done.length)} завершено` },
    ],
    metric: null,
  });
}
