import type { Catalogue } from '../../catalogue.ts';
import type { loadReasonsSaid as Russian } from '../../ru/analysis/load-reasons-said.ts';
import { formatNumber, NBSP, plural, pluralForm } from '../format.ts';

/** What makes the level of a workload, in words; kept with what was measured of it. */
export const loadReasonsSaid: Catalogue<typeof Russian> = {
  lateShare: ({ percent }) => `${formatNumber(percent)}% of open tasks are overdue`,
  setAndDone: ({ days, set, done }) =>
    `in ${days}${NBSP}days ${plural(set, 'task was', 'tasks were')} created, ${formatNumber(done)} completed`,
  overloaded: ({ people, of }) =>
    `${plural(people, 'person', 'people')} of${NBSP}${formatNumber(of)} ${pluralForm(people, 'is', 'are')} overloaded`,
  reasons: ({ reasons }) => reasons.join(', '),
};
