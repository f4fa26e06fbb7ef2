/** Where a task stands on the board: the columns, in their order. */
export const TASK_STATUSES = ['NEW', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

export const TASK_PRIORITIES = ['LOW', 'MEDIUM', 'HIGH', 'URGENT'] as const;
export type TaskPriority = (typeof TASK_PRIORITIES)[number];

/** Who does a task; `role` is the role in the workspace, «external» for people of Bitrix24. */
export interface TaskResponsible {
  readonly name: string;
  readonly email: string;
  readonly workPosition: string | null;
  readonly role: string;
}

/** A task as the board shows it, whoever keeps it. Moments are texts as they came: one may be no date at all. */
export interface BoardTask {
  readonly id: string;
  readonly title: string;
  readonly status: TaskStatus;
  readonly priority: TaskPriority;
  readonly responsibleId: string | null;
  readonly responsible: TaskResponsible | null;
  readonly deadline: string | null;
  readonly overdue: boolean;
  readonly createdDate: string | null;
  readonly closedDate: string | null;
  readonly dateStart: string | null;
  readonly startDatePlan: string | null;
  readonly endDatePlan: string | null;
  /** Seconds. */
  readonly timeEstimate: number | null;
  /** Seconds. */
  readonly timeSpentInLogs: number | null;
  readonly durationPlan: number | null;
  readonly durationFact: number | null;
  /** What the durations are counted in, as Bitrix24 says it: `hours`, `days`… */
  readonly durationType: string | null;
  readonly group: readonly string[];
  /** A task of Bitrix24 can be looked at and nothing else. */
  readonly isBitrixTask: boolean;
  /** What Bitrix24 itself says of it: its code of the status and its project. */
  readonly suite: { readonly status: string | null; readonly priority: string | null; readonly project: string | null };
}
