import { formatNumber, NBSP, plural, pluralForm } from '../format.ts';

/** What makes the level of a workload, in words; kept with what was measured of it. */
export const loadReasonsSaid = {
  lateShare: ({ percent }: { percent: number }) => `просрочено ${formatNumber(percent)}${NBSP}% открытых задач`,
  setAndDone: ({ days, set, done }: { days: number; set: number; done: number }) =>
    `за ${days}${NBSP}дней поставили ${plural(set, 'задачу', 'задачи', 'задач')}, завершили ${formatNumber(done)}`,
  overloaded: ({ people, of }: { people: number; of: number }) =>
    `${pluralForm(people, 'перегружен', 'перегружены', 'перегружены')} ${plural(people, 'человек', 'человека', 'человек')} из${NBSP}${formatNumber(of)}`,
  /** Several at once, the worst first. */
  reasons: ({ reasons }: { reasons: readonly string[] }) => reasons.join(', '),
} as const;
