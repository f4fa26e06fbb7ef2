import type { WorkerContext } from '#core/worker.ts';
import { randomResponseKey } from '#core/rules/response-key.ts';
import { newId } from '#core/services.ts';
import type { Job } from '#shared/jobs.ts';

/**
 * Removes what a deleted account left behind: sessions, places in workspaces, the workspaces it owned when that was
 * asked, what it subscribed to, the records of its requests, its name on answers. The answers themselves stay, as an anonymous respondent's. Picks up where an
 * earlier attempt stopped.
 */
export async function deleteAccount(
  { userId, owned }: Extract<Job, { kind: 'delete-account' }>,
  { repos, now }: WorkerContext,
): Promise<void> {
  await repos.sessions.endAll(userId);
  // One that is gone already, or somebody else's by now, is left alone.
  for (const workspaceId of owned) await repos.workspaces.remove(workspaceId, userId, newId(), now);
  for (const { workspaceId } of await repos.memberProfiles.membershipsOf(userId)) {
    await repos.accountCleanup.leave(userId, workspaceId);
  }
  for (const frameId of await repos.responses.answeredBy(userId)) {
    await repos.responses.forgetName(frameId, userId, randomResponseKey());
  }
  await repos.accountCleanup.removePlan(userId);
  await repos.accountCleanup.removeRequests(userId);
}
