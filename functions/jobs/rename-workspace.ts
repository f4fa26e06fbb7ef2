import type { Repositories } from '#data/repositories.ts';
import type { Job } from '#shared/jobs.ts';

/** Brings the name to where it is copied: the members' lists and the public pages. Always the name of now. */
export async function renameWorkspace(
  { workspaceId }: Extract<Job, { kind: 'rename-workspace' }>,
  { workspaces, contents }: Repositories,
): Promise<void> {
  const workspace = await workspaces.findConsistent(workspaceId);
  if (!workspace) return;
  await contents.renameMemberships(workspaceId, workspace);
  for await (const poll of contents.polls(workspaceId)) await contents.renameFrames(poll.id, workspace.name);
}
