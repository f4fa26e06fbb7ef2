import { NewTask, TASK_ESTIMATE_MAX, TaskChange, type Task, type TaskSource } from '#shared/models/task.ts';
import type { DurationType, TaskPriority, TaskStatus, TaskSubStatus } from '#shared/rules/tasks.ts';
import type { Call } from '#shared/contract/route.ts';
import type { tasks } from '#shared/contract/tasks.ts';
import { fromField, toField } from '#web/lib/date-field.ts';
import { mistakesOf } from '#web/lib/schema-validation.ts';
import { taskFormText } from '#text/tasks/editing.ts';
import { HOUR_SECONDS } from '#shared/rules/durations.ts';

/** The step of an estimate, in hours. */
export const ESTIMATE_STEP = 0.5;
export const ESTIMATE_MAX_HOURS = TASK_ESTIMATE_MAX / HOUR_SECONDS;

export type TaskCreation = Call<typeof tasks.createTask>['body'];
export type TaskEdit = Call<typeof tasks.updateTask>['body'];

/** What is typed into the form, each field as a text under the name it has on the wire. */
export type TaskFormValues = Readonly<Record<FieldName, string>>;
type FieldName =
  | 'title'
  | 'description'
  | 'priority'
  | 'status'
  | 'sub_status'
  | 'responsible_id'
  | 'deadline'
  | 'date_start'
  | 'start_date_plan'
  | 'end_date_plan'
  /** Hours; the wire has seconds. */
  | 'time_estimate'
  | 'duration_plan'
  | 'duration_type'
  /** Labels, with commas between them. */
  | 'group';

/** The defaults of the specification. */
export const EMPTY_TASK: TaskFormValues = {
  title: '',
  description: '',
  priority: 'LOW',
  status: 'NEW',
  sub_status: 'DEFAULT',
  responsible_id: '',
  deadline: '',
  date_start: '',
  start_date_plan: '',
  end_date_plan: '',
  time_estimate: '0',
  duration_plan: '',
  duration_type: 'DAYS',
  group: '',
};

/** A task as the form shows it. */
export function formValuesOf(task: Task): TaskFormValues {
  const moment = (instant: string | null) => (instant === null ? '' : toField(instant));
  return {
    title: task.title,
    description: task.description ?? '',
    priority: task.priority,
    status: task.status,
    sub_status: task.sub_status,
    responsible_id: task.responsible_id ?? '',
    deadline: moment(task.deadline),
    date_start: moment(task.date_start),
    start_date_plan: moment(task.start_date_plan),
    end_date_plan: moment(task.end_date_plan),
    time_estimate: hoursOf(task.time_estimate),
    duration_plan: task.duration_plan === null ? '' : String(task.duration_plan),
    duration_type: task.duration_type,
    group: task.group.join(', '),
  };
}

/** What the form asks the server to create. */
export function creationOf(values: TaskFormValues, workspaceId: string, source: TaskSource | null): TaskCreation {
  return { workspace_id: workspaceId, ...contentOf(values), source };
}

/**
 * What the form changes of a task: the fields that were edited, with the version they were read at. A field nobody
 * touched keeps what no field could show, the seconds of a deadline say.
 */
export function editOf(values: TaskFormValues, shown: TaskFormValues, version: number): TaskEdit {
  const content = contentOf(values);
  const edited = changedFields(values, shown).map((name) => [name, content[name]]);
  // Border: the fields of the form bear the names of the contract's.
  return { ...(Object.fromEntries(edited) as TaskEdit), version };
}

/** The fields that say something else than they did. */
export function changedFields(values: TaskFormValues, shown: TaskFormValues): FieldName[] {
  return (Object.keys(shown) as FieldName[]).filter((name) => values[name] !== shown[name]);
}

/** The mistakes of a task to be created, by the field of the form. */
export function creationMistakes(values: TaskFormValues, workspaceId: string): Record<string, string> {
  return {
    ...byField(mistakesOf(NewTask, creationOf(values, workspaceId, null))),
    ...fieldMistakes(values, EMPTY_TASK),
  };
}

/** The mistakes of an edit, by the field of the form; what is not edited is not judged. */
export function editMistakes(values: TaskFormValues, shown: TaskFormValues): Record<string, string> {
  return { ...byField(mistakesOf(TaskChange, editOf(values, shown, 1))), ...fieldMistakes(values, shown) };
}

/** Labels as they are typed: between commas, without blanks around them, none of them empty, each once. */
export function labelsOf(text: string): string[] {
  const labels = text.split(',').map((label) => label.trim());
  return [...new Set(labels.filter((label) => label !== ''))];
}

/** Seconds of the wire as hours of the form: «5400» is «1.5». */
function hoursOf(seconds: string): string {
  return String(Math.round((Number(seconds) / HOUR_SECONDS) * 100) / 100);
}

function contentOf(values: TaskFormValues) {
  const { title, description, responsible_id: responsible } = values;
  return {
    title,
    description: description.trim() === '' ? null : description,
    // Border: the schema refuses whatever is none of these.
    priority: (upper(values.priority) || 'LOW') as TaskPriority,
    status: (upper(values.status) || 'NEW') as TaskStatus,
    sub_status: (upper(values.sub_status) || 'DEFAULT') as TaskSubStatus,
    duration_type: (upper(values.duration_type) || 'DAYS') as DurationType,
    responsible_id: responsible,
    deadline: fromField(values.deadline),
    date_start: fromField(values.date_start),
    start_date_plan: fromField(values.start_date_plan),
    end_date_plan: fromField(values.end_date_plan),
    time_estimate: String(Math.round(numberIn(values.time_estimate) * HOUR_SECONDS)),
    duration_plan: values.duration_plan.trim() === '' ? null : numberIn(values.duration_plan),
    group: labelsOf(values.group),
  };
}

function upper(text: string): string {
  return text.trim().toUpperCase();
}

/** A number with a point or a comma in it; an empty text is 0. */
function numberIn(text: string): number {
  return Number(text.trim().replace(',', '.'));
}

/** What only the form can get wrong: hours in steps, a plan that ends before it begins. */
function fieldMistakes(values: TaskFormValues, shown: TaskFormValues): Record<string, string> {
  const mistakes: Record<string, string> = {};
  const hours = numberIn(values.time_estimate);
  const inSteps = hours >= 0 && hours <= ESTIMATE_MAX_HOURS && Number.isInteger(hours / ESTIMATE_STEP);
  if (values.time_estimate !== shown.time_estimate && !inSteps) mistakes['time_estimate'] = taskFormText.wrongHours;
  const { start_date_plan: start, end_date_plan: end } = values;
  const planEdited = start !== shown.start_date_plan || end !== shown.end_date_plan;
  if (planEdited && start !== '' && end !== '' && end < start) mistakes['end_date_plan'] = taskFormText.wrongPlan;
  return mistakes;
}

/** The mistake of a list stands at the one field the list is typed into. */
function byField(mistakes: Record<string, string>): Record<string, string> {
  const entries = Object.entries(mistakes).map(([path, message]) => [path.split('.')[0] ?? path, message] as const);
  return Object.fromEntries(entries.toReversed());
}
