import { TASK_PRIORITIES, TASK_STATUSES } from '#shared/rules/tasks.ts';
import { formatDateTime } from '#web/lib/dates.ts';
import { fromField } from '#web/lib/date-field.ts';
import { tasksText } from '#text/common/tasks.ts';
import { taskFormText as text } from '#text/tasks/editing.ts';
import type { TaskFormValues } from './task-form-values.ts';

type FieldName = keyof TaskFormValues;

/**
 * What the form shows when a task was changed by somebody else meanwhile: what was typed here stays, the rest is as it
 * is now. `both` are the fields that were changed on both sides and to something else.
 */
export function mergeEdit(
  typed: TaskFormValues,
  before: TaskFormValues,
  newer: TaskFormValues,
): { readonly values: TaskFormValues; readonly both: readonly FieldName[] } {
  const names = Object.keys(before) as FieldName[];
  const mine = names.filter((name) => typed[name] !== before[name]);
  const both = mine.filter((name) => newer[name] !== before[name] && newer[name] !== typed[name]);
  const kept = Object.fromEntries(mine.map((name) => [name, typed[name]]));
  return { values: { ...newer, ...kept }, both };
}

const NAMES = {
  title: text.title,
  description: text.description,
  priority: text.priority,
  status: text.status,
  sub_status: text.subStatus,
  responsible_id: text.responsible,
  deadline: text.deadline,
  date_start: text.dateStart,
  start_date_plan: text.planStart,
  end_date_plan: text.planEnd,
  time_estimate: text.estimate,
  duration_plan: text.duration,
  duration_type: text.durationType,
  group: text.group,
} as const satisfies Record<FieldName, string>;

/** A field as its label says it. */
export function fieldName(name: FieldName): string {
  return NAMES[name];
}

/** What a field holds, in words; null where it can only be looked up, as who is responsible. */
export function valueText(name: FieldName, value: string): string | null {
  if (name === 'responsible_id') return null;
  if (value === '') return tasksText.details.missing.toLowerCase();
  const moment = /date|deadline/.test(name) ? fromField(value) : null;
  if (moment !== null) return formatDateTime(moment);
  const priority = TASK_PRIORITIES.find((one) => one === value);
  if (priority) return tasksText.priorities[priority];
  const status = TASK_STATUSES.find((one) => one === value);
  return status ? tasksText.statusOf[status] : value;
}
