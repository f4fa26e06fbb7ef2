import type { SuiteTask } from '#shared/models/bitrix24.ts';
import { fieldsOf, numberOrNull, textOf, textOrNull } from './raw-values.ts';

/** What stands in the place of a task that cannot be read, in the words of the specification. */
const UNREADABLE = 'Error loading task';

/** What is asked of `tasks.task.list`, in the order of the model. */
export const TASK_FIELDS = [
  'ID',
  'TITLE',
  'STATUS',
  'PRIORITY',
  'DEADLINE',
  'CREATED_DATE',
  'CLOSED_DATE',
  'DATE_START',
  'START_DATE_PLAN',
  'END_DATE_PLAN',
  'TIME_ESTIMATE',
  'TIME_SPENT_IN_LOGS',
  'DURATION_PLAN',
  'DURATION_FACT',
  'DURATION_TYPE',
  'RESPONSIBLE_ID',
  'GROUP_ID',
  'TAGS',
] as const;

/** A task as `tasks.task.list` tells of one; a placeholder for what has no number or no title. */
export function readTask(raw: unknown, position: number, emails: ReadonlyMap<string, string>): SuiteTask {
  const fields = fieldsOf(raw) ?? {};
  const id = textOf(fields['id']);
  const title = textOf(fields['title']);
  const readable = id !== '' && title !== '';
  const responsible = fieldsOf(fields['responsible']);
  const responsibleId = textOrNull(fields['responsibleId']) ?? textOrNull(responsible?.['id']);
  const group = fieldsOf(fields['group']);
  return {
    id: id || `unreadable-${position}`,
    title: readable ? title : UNREADABLE,
    status: readable ? textOrNull(fields['status']) : null,
    priority: textOrNull(fields['priority']),
    deadline: textOrNull(fields['deadline']),
    createdDate: textOrNull(fields['createdDate']),
    closedDate: textOrNull(fields['closedDate']),
    dateStart: textOrNull(fields['dateStart']),
    startDatePlan: textOrNull(fields['startDatePlan']),
    endDatePlan: textOrNull(fields['endDatePlan']),
    timeEstimate: numberOrNull(fields['timeEstimate']),
    timeSpentInLogs: numberOrNull(fields['timeSpentInLogs']),
    durationPlan: numberOrNull(fields['durationPlan']),
    durationFact: numberOrNull(fields['durationFact']),
    durationType: textOrNull(fields['durationType']),
    responsibleId,
    responsible:
      responsible && responsibleId !== null
        ? {
            id: responsibleId,
            name: textOf(responsible['name']),
            email: emails.get(responsibleId) ?? '',
            workPosition: textOrNull(responsible['workPosition']),
          }
        : null,
    group: group && textOf(group['name']) !== '' ? { id: textOf(group['id']), name: textOf(group['name']) } : null,
    tags: tagsOf(fields['tags']),
  };
}

/** An object of tags by their numbers, or an empty list. */
function tagsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value)
    .map((tag) => textOf(fieldsOf(tag)?.['title'] ?? tag))
    .filter((title) => title !== '');
}
