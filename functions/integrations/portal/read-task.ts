import type { SuiteTask } from '#shared/models/bitrix24.ts';
import { UNREADABLE_TITLE } from '#shared/rules/bitrix24-tasks.ts';
import { fieldsOf, numberOrNull, pick, textOf, textOrNull } from './raw-values.ts';

const MOMENTS = ['deadline', 'createdDate', 'closedDate', 'dateStart', 'startDatePlan', 'endDatePlan'] as const;
const NUMBERS = ['timeEstimate', 'timeSpentInLogs', 'durationPlan', 'durationFact'] as const;
const TEXTS = ['priority', 'durationType'] as const;

/** What is asked of `tasks.task.list`, in the spelling of questions: `timeEstimate` of the answer is TIME_ESTIMATE. */
export const TASK_FIELDS: readonly string[] = [
  'id',
  'title',
  'status',
  'responsibleId',
  'groupId',
  'tags',
  ...MOMENTS,
  ...NUMBERS,
  ...TEXTS,
].map((name) => name.replace(/[A-Z]/g, '_$&').toUpperCase());

/** A task as `tasks.task.list` tells of one; a placeholder for what has no number or no title. */
export function readTask(raw: unknown, position: number | string, emails: ReadonlyMap<string, string>): SuiteTask {
  const fields = fieldsOf(raw) ?? {};
  const id = textOf(fields['id']);
  const title = textOf(fields['title']);
  const readable = id !== '' && title !== '';
  const responsible = fieldsOf(fields['responsible']);
  const responsibleId = textOrNull(fields['responsibleId']) ?? textOrNull(responsible?.['id']);
  const group = fieldsOf(fields['group']);
  return {
    id: id || `unreadable-${position}`,
    title: readable ? title : UNREADABLE_TITLE,
    status: readable ? textOrNull(fields['status']) : null,
    ...pick(fields, MOMENTS, textOrNull),
    ...pick(fields, NUMBERS, numberOrNull),
    ...pick(fields, TEXTS, textOrNull),
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
