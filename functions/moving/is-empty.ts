import type { OperationContext } from '#core/http/operation.ts';
import type { Workspace } from '#functions/workspaces/repositories/workspaces.ts';

type Context = Pick<OperationContext<'contents' | 'invitations'>, 'repos' | 'now'>;

/** Whether nothing is in a workspace yet but its owner: no people, nobody invited, nothing that asks anybody. */
export async function isEmpty({ id, memberCount, contactCount }: Workspace, { repos, now }: Context): Promise<boolean> {
  if (memberCount > 1 || contactCount > 0) return false;
  if ((await repos.invitations.listPending(id, now)).length > 0) return false;
  const { done = false } = await repos.contents.pollIds(id).next();
  return done;
}
