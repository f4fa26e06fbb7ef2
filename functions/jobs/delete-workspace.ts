import type { Repositories } from '#data/repositories.ts';
import type { Job } from '#shared/jobs.ts';

/** Removes everything that lay under a deleted workspace. Picks up where an earlier attempt stopped. */
export async function deleteWorkspace(
  { workspaceId }: Extract<Job, { kind: 'delete-workspace' }>,
  { contents, jobs }: Repositories,
): Promise<void> {
  await contents.dismissMembers(workspaceId);
  for await (const poll of contents.polls(workspaceId)) {
    await jobs.removeFramesOf(poll.id);
    await contents.removePoll(poll);
  }
  await contents.removeRest(workspaceId);
}
