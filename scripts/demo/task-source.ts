import type { PlayedTask, PlayedTaskSource } from '#scripts/fake-services/task-sources.ts';
import { HOUR_SECONDS } from '#shared/rules/durations.ts';
import type { DemoPerson } from './people.ts';

/** What a status of the portal is called in Tracker, and what Tracker says of it. */
const STATUSES: Readonly<Record<string, { readonly key: string; readonly type: string }>> = {
  '1': { key: 'open', type: 'new' },
  '2': { key: 'open', type: 'new' },
  '3': { key: 'inProgress', type: 'inProgress' },
  '4': { key: 'needAcceptance', type: 'paused' },
  '5': { key: 'closed', type: 'done' },
  '6': { key: 'onHold', type: 'paused' },
  '7': { key: 'cancelled', type: 'cancelled' },
};

/** A row of the portal's tasks, as far as Tracker has the same. */
interface PortalTask {
  readonly id: string;
  readonly title: string;
  readonly status: string;
  readonly responsibleId: string;
  readonly createdDate: string;
  readonly closedDate: string | null;
  readonly deadline: string | null;
  readonly timeEstimate: string;
}

/**
 * Lets the Tracker that is played beside the demo have the company's people and tasks: it waits to be connected in the
 * settings, and counts the same load as the portal does.
 */
export function fillTracker(
  tracker: PlayedTaskSource,
  people: readonly DemoPerson[],
  tasks: readonly unknown[],
  today: Date,
): void {
  tracker.people = people
    .filter(({ email }) => email !== '')
    .map(({ id, firstName, lastName, email, left }) => ({
      id: String(id),
      name: `${firstName} ${lastName}`,
      email,
      gone: left !== null && left <= today,
    }));
  tracker.statuses = Object.fromEntries(Object.values(STATUSES).map(({ key, type }) => [key, { type }]));
  // Border: rows of the portal are what `createTasks` has made.
  tracker.tasks = (tasks as readonly PortalTask[]).map(issueOf);
}

function issueOf(task: PortalTask): PlayedTask {
  const utc = (moment: string) => new Date(moment).toISOString();
  const hours = Math.round(Number(task.timeEstimate) / HOUR_SECONDS);
  return {
    id: task.id,
    key: `WORK-${task.id}`,
    title: task.title,
    assignee: task.responsibleId,
    status: STATUSES[task.status]!.key,
    created: utc(task.createdDate),
    updated: utc(task.closedDate ?? task.createdDate),
    ...(task.closedDate === null ? {} : { resolved: utc(task.closedDate) }),
    ...(task.deadline === null ? {} : { due: utc(task.deadline).slice(0, 10) }),
    ...(hours > 0 ? { estimateHours: hours } : {}),
    project: 'WORK',
  };
}
