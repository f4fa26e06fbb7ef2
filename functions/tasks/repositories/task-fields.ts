import type { Task } from './task.ts';

/** What people write of a task, by its name in the API. */
export const WIRE_NAMES = {
  title: 'title',
  description: 'description',
  status: 'status',
  subStatus: 'sub_status',
  priority: 'priority',
  responsibleId: 'responsible_id',
  deadline: 'deadline',
  dateStart: 'date_start',
  startDatePlan: 'start_date_plan',
  endDatePlan: 'end_date_plan',
  timeEstimate: 'time_estimate',
  durationPlan: 'duration_plan',
  durationType: 'duration_type',
  group: 'group',
} as const satisfies Partial<Record<keyof Task, string>>;

export type Content = Pick<Task, keyof typeof WIRE_NAMES>;
/** The same under the names of the API. */
export type WireContent = { readonly [Name in keyof Content as (typeof WIRE_NAMES)[Name]]: Content[Name] };

/** What people write of a task, under the names of the API. */
export function wireContentOf(task: Content): WireContent {
  return {
    title: task.title,
    description: task.description,
    status: task.status,
    sub_status: task.subStatus,
    priority: task.priority,
    responsible_id: task.responsibleId,
    deadline: task.deadline,
    date_start: task.dateStart,
    start_date_plan: task.startDatePlan,
    end_date_plan: task.endDatePlan,
    time_estimate: task.timeEstimate,
    duration_plan: task.durationPlan,
    duration_type: task.durationType,
    group: task.group,
  };
}

/** A field that somebody changed, by its name in the API. */
export interface FieldChange {
  readonly field: string;
  /** People by their ids, lists as one text; null for none. */
  readonly from: string | null;
  readonly to: string | null;
}

/** What differs between two versions of a task that people see; its place in the column is not worth a word. */
export function fieldChanges(old: Task, changed: Task): FieldChange[] {
  const names = Object.entries(WIRE_NAMES) as [keyof Content, string][];
  return names
    .map(([name, field]) => ({ field, from: textOf(old[name]), to: textOf(changed[name]) }))
    .filter(({ from, to }) => from !== to);
}

function textOf(value: Content[keyof Content]): string | null {
  const text = Array.isArray(value) ? value.join(', ') : value;
  return text === null || text === '' ? null : String(text);
}
