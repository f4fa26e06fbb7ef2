import { keptKind } from './kept-kind.ts';
import type { PortalHead } from './repositories/portal-snapshots.ts';
import type { PortalChanges, PortalReading } from '#shared/models/integration.ts';

/** A reading says something after each of its pages, and one whose time is up goes on with the next tick. */
const SILENT_MILLISECONDS = 15 * 60_000;
const INTERRUPTED = 'Чтение прервалось. Портал прочитают следующей ночью; чтобы не ждать, сохраните вебхук ещё раз';
const NO_TASKS = 'Задачи портала не прочитаны';

/** How the reading of a portal stands; null where none is planned. */
export function portalReading(head: PortalHead | null, now: Date): PortalReading | null {
  if (!head) return null;
  const { kinds, lastRun, progress } = head;
  const { people, tasks } = progress ?? { people: 0, tasks: 0 };
  if (isBeingRead(head)) {
    const since = head.connectedAt ?? head.dueAt;
    const isSilent = now.getTime() - Date.parse(progress?.at ?? since) > SILENT_MILLISECONDS;
    return isSilent
      ? { state: 'failed', since, people, tasks, problem: INTERRUPTED }
      : { state: 'reading', since, people, tasks, problem: null };
  }
  const problem = lastRun?.problem ?? null;
  const counted = { people: keptKind(head, 'PERSON')?.count ?? 0, tasks: keptKind(head, 'TASK')?.count ?? 0 };
  return kinds.TASK
    ? { state: 'read', since: kinds.TASK.takenAt, ...counted, problem }
    : { state: 'failed', since: lastRun?.startedAt ?? head.dueAt, ...counted, problem: problem ?? NO_TASKS };
}

/** How the changes of a portal arrive; null while it is read whole for the first time, and before the first of them. */
export function portalChanges(head: PortalHead | null): PortalChanges | null {
  if (!head?.changes || head.changes.portal !== head.portal || isBeingRead(head)) return null;
  const { receivedAt, failedSince, problem } = head.changes;
  return { received_at: receivedAt, failed_since: failedSince, problem };
}

/** The reading that began with the connection is not over; of one that is older than that is known, the first. */
export function isBeingRead({ connectedAt, lastRun }: Pick<PortalHead, 'connectedAt' | 'lastRun'>): boolean {
  if (lastRun === null) return true;
  return connectedAt !== null && (lastRun.startedAt < connectedAt || lastRun.goesOn === true);
}
