import { problemInWords } from '#core/clients/connection-problems.ts';
import type { Words } from '#shared/text/said.ts';
import { integrationsSaid } from '#text/integrations/said.ts';
import { keptKind } from './kept-kind.ts';
import type { PortalHead } from './repositories/portal-snapshots.ts';
import type { PortalChanges, PortalReading } from '#shared/models/integration.ts';

/** A reading says something after each of its pages, and one whose time is up goes on with the next tick. */
const SILENT_MILLISECONDS = 15 * 60_000;

/** How the reading of a portal stands, in the language of now; null where none is planned. */
export function portalReading(head: PortalHead | null, now: Date): PortalReading | null {
  if (!head) return null;
  const { kinds, lastRun, progress } = head;
  const { people, tasks } = progress ?? { people: 0, tasks: 0 };
  if (isBeingRead(head)) {
    const since = head.connectedAt ?? head.dueAt;
    const isSilent = now.getTime() - Date.parse(progress?.at ?? since) > SILENT_MILLISECONDS;
    return isSilent
      ? { state: 'failed', since, people, tasks, problem: integrationsSaid.interrupted }
      : { state: 'reading', since, people, tasks, problem: null };
  }
  const problem = inWordsOrNull(lastRun?.problem);
  const counted = { people: keptKind(head, 'PERSON')?.count ?? 0, tasks: keptKind(head, 'TASK')?.count ?? 0 };
  return kinds.TASK
    ? { state: 'read', since: kinds.TASK.takenAt, ...counted, problem }
    : {
        state: 'failed',
        since: lastRun?.startedAt ?? head.dueAt,
        ...counted,
        problem: problem ?? integrationsSaid.tasksUnread,
      };
}

/** How the changes of a portal arrive; null while it is read whole for the first time, and before the first of them. */
export function portalChanges(head: PortalHead | null): PortalChanges | null {
  if (!head?.changes || head.changes.portal !== head.portal || isBeingRead(head)) return null;
  const { receivedAt, failedSince, problem } = head.changes;
  return { received_at: receivedAt, failed_since: failedSince, problem: inWordsOrNull(problem) };
}

function inWordsOrNull(problem: Words | null | undefined): string | null {
  return problem ? problemInWords(problem) : null;
}

/** The reading that began with the connection is not over; of one that is older than that is known, the first. */
export function isBeingRead({ connectedAt, lastRun }: Pick<PortalHead, 'connectedAt' | 'lastRun'>): boolean {
  if (lastRun === null) return true;
  return connectedAt !== null && (lastRun.startedAt < connectedAt || lastRun.goesOn === true);
}
