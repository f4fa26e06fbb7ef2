import type { TaskEvent, TaskSource } from '#shared/models/task.ts';
import { DURATION_TYPES, TASK_PRIORITIES, TASK_STATUSES, TASK_SUB_STATUSES } from '#shared/rules/tasks.ts';
import { formatDay, formatDayAndTime, formatTime, midnightsBetween } from '#web/lib/dates.ts';
import { formatSeconds } from '#web/lib/task-formatters.ts';
import { tasksText } from '#text/common/tasks.ts';
import { detailsText } from '#text/tasks/details.ts';

const text = detailsText.events;
type Change = TaskEvent['changes'][number];

/** What an event needs to be told in words. */
export interface EventContext {
  readonly now: Date;
  /** What the task came from. */
  readonly source: TaskSource | null;
  /** The name of a member; null for whoever is none any more. */
  readonly nameOf: (id: string) => string | null;
}

/**
 * What an event says, a line for each thing that changed; empty for a comment. No verb tells what the author did:
 * Russian would need their gender.
 */
export function eventWords(event: TaskEvent, context: EventContext): string[] {
  if (event.kind === 'comment') return [];
  if (event.kind === 'created') return [context.source ? text.createdFrom[context.source.kind] : text.created];
  // The day of closing follows from the status, and says nothing more.
  const told = event.changes.filter(({ field }) => field !== 'closed_date' && field !== 'rank');
  const lines = told.map((change) => changeWords(change, context));
  if (lines.length > 0) return [...new Set(lines)];
  return [event.changes.some(({ field }) => field === 'rank') ? text.reordered : text.other];
}

function changeWords({ field, from, to }: Change, { now, nameOf }: EventContext): string {
  const moment = (name: string) => {
    const [was, is] = [momentWords(from, now), momentWords(to, now)];
    if (is === null) return text.unset(name);
    return was === null ? text.set(name, is) : text.moved(name, was, is);
  };
  switch (field) {
    case 'title':
      return text.title(to ?? '');
    case 'description':
      return to === null ? text.noDescription : text.description;
    case 'status': {
      const status = TASK_STATUSES.find((one) => one === to);
      return status ? text.status[status] : text.other;
    }
    case 'priority': {
      const priority = TASK_PRIORITIES.find((one) => one === to);
      return priority ? text.priority(tasksText.priorities[priority].toLowerCase()) : text.other;
    }
    case 'sub_status': {
      const subStatus = TASK_SUB_STATUSES.find((one) => one === to);
      return subStatus ? text.subStatus(detailsText.subStatuses[subStatus]) : text.other;
    }
    case 'responsible_id':
      return text.responsible((to !== null && nameOf(to)) || detailsText.somebody.toLowerCase());
    case 'deadline':
      return to === null ? text.noDeadline : moment(detailsText.deadline);
    case 'date_start':
      return moment(detailsText.started);
    case 'start_date_plan':
      return moment(detailsText.planStart);
    case 'end_date_plan':
      return moment(detailsText.planEnd);
    case 'time_estimate':
      return Number(to ?? 0) === 0 ? text.noEstimate : text.set(detailsText.estimate, formatSeconds(Number(to)));
    case 'group':
      return to === null || to === '' ? text.noLabels : text.labels(to);
    case 'duration_plan':
      return to === null ? text.unset(tasksText.details.planned) : text.set(tasksText.details.planned, to);
    case 'duration_type': {
      const unit = DURATION_TYPES.find((one) => one === to);
      return unit ? text.durationIn[unit] : text.other;
    }
    default:
      return text.other;
  }
}

/** “25 November, 18:00”, with the year where it is another one; null for no moment. */
function momentWords(instant: string | null, now: Date): string | null {
  if (instant === null || Number.isNaN(Date.parse(instant))) return null;
  return formatDayAndTime(instant, now);
}

/** When something happened, as people say it: “today, 11:20”, “yesterday, 18:05”, “18 November”. */
export function whenWords(instant: string, now: Date): string {
  const days = midnightsBetween(new Date(instant), now);
  if (days === 0) return detailsText.today(formatTime(instant));
  if (days === 1) return detailsText.yesterday(formatTime(instant));
  return formatDay(instant, now);
}
