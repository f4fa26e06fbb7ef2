import type { WorkerContext } from '#core/worker.ts';
import { newId } from '#core/surroundings.ts';
import type { Job } from '#shared/jobs.ts';

/**
 * Removes what a deleted account left behind: sessions, places in workspaces, the workspaces it owned, what it
 * subscribed to. The answers the person gave stay: they hold nobody. Picks up where an earlier attempt stopped.
 */
export async function deleteAccount(
  { userId }: Extract<Job, { kind: 'delete-account' }>,
  { repos, now }: WorkerContext,
): Promise<void> {
  await repos.sessions.endAll(userId, now);
  for (const { workspaceId, role } of await repos.copies.membershipsOf(userId)) {
    // Already gone, if the job died after this: the membership is the last to be removed.
    if (role === 'владелец') await repos.workspaces.remove(workspaceId, userId, newId(), now);
    await repos.traces.leave(userId, workspaceId);
  }
  await repos.traces.removePlan(userId);
}
