import type { Workspace } from '#shared/models/workspace.ts';

/** Every operation around people and workspaces once, and the jobs that follow. */
export async function doMembers(owner: { readonly token: string }, workspace: Workspace): Promise<void> {
  const { request, withKey } = await import('#tests/support/api.ts');
  const { storedItems } = await import('#tests/support/stored.ts');
  const { memberRequests } = await import('#scripts/bench/counts/members.ts');
  const { deliver, DONE } = await import('#tests/api/jobs/stream.ts');
  for (const [route, options] of await memberRequests({ owner, workspace })) {
    const { status, text } = await request(route, withKey(route, options));
    if (status !== route.status) throw new Error(`${route.name} answered ${status}: ${text}`);
  }
  const jobs = [...(await storedItems('rename-workspace')), ...(await storedItems('delete-workspace'))];
  if (jobs.length < 2) throw new Error('A workspace was renamed and one deleted, and there are no jobs');
  const { batchItemFailures } = await deliver(...jobs);
  if (batchItemFailures.length !== DONE.batchItemFailures.length) throw new Error('The jobs of workspaces fail');
}
