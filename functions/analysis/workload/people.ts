import type { WorkloadSummary } from '#shared/models/analysis.ts';
import { levelOf } from '#shared/rules/workload-level.ts';
import type { Kept } from '../kept.ts';
import type { Scores } from './score/score.ts';
import { reasonOfPerson } from './score/words.ts';
import { completedSince, type Work } from './work.ts';

/** How many people are above 80, above 60, below. */
export function peopleByLevel({ company }: Work, scores: Scores): WorkloadSummary['people_by_level'] {
  const levels = company.workers.map(({ person }) => levelOf(scores.get(person.id)!.value));
  const count = (level: string) => levels.filter((one) => one === level).length;
  return { high: count('high'), medium: count('medium'), low: count('low') };
}

/** Plain counts of everybody, whoever has most to do first; tasks are those of the period, as in the whole. */
export function employeeMetrics({ company, since }: Work, scores: Scores): Kept<WorkloadSummary['employee_metrics']> {
  return company.workers
    .map(({ person, open, items }) => {
      const completed = completedSince(items, since).length;
      const score = scores.get(person.id)!;
      return {
        employee_name: person.name,
        department: person.team ?? '',
        total_tasks: open.length + completed,
        completed_tasks: completed,
        overdue_tasks: open.filter(({ task }) => task.overdue).length,
        workload_score: score.value,
        stress_level: levelOf(score.value),
        reason: reasonOfPerson(score),
      };
    })
    .toSorted(
      (a, b) =>
        b.workload_score - a.workload_score ||
        b.total_tasks - a.total_tasks ||
        (a.employee_name < b.employee_name ? -1 : 1),
    );
}
