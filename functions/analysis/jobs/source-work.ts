import type { WorkSource } from '#shared/rules/task-sources.ts';
import type { WorkloadPerson, WorkloadTask } from '../workload/data.ts';

/** What a source of tasks brings: people who are no members, teams of members by their ids, tasks, and since when it is known. */
export interface SourceWork {
  readonly kind: WorkSource;
  readonly readAt: string;
  readonly people: readonly WorkloadPerson[];
  readonly teams: ReadonlyMap<string, string>;
  readonly tasks: readonly WorkloadTask[];
}
