import { pollsSaid } from '#text/analysis/polls-said.ts';
import { workloadSaid } from '#text/analysis/workload-said.ts';

/** What is analysed, as far as its words differ. */
export type Subject = 'workload' | 'poll';

/** The catalogue of what is said of a subject. */
export function saidOf(subject: Subject) {
  return subject === 'workload' ? workloadSaid : pollsSaid;
}
