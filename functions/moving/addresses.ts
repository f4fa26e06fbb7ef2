import type { OperationContext } from '#core/http/operation.ts';

type Context = OperationContext<'invitations' | 'members'> & { readonly workspaceId: string };

/** The addresses of a workspace, as of this moment, by what people are named by in it: members by their account, others by their invitation. */
export async function addressesOf({ repos, workspaceId, now }: Context): Promise<ReadonlyMap<string, string>> {
  const [members, invitations] = await Promise.all([
    repos.members.all(workspaceId, { consistent: true }),
    repos.invitations.listPending(workspaceId, now, { consistent: true }),
  ]);
  return new Map([
    ...members.map(({ userId, email }) => [userId, email] as const),
    ...invitations.map(({ id, email }) => [id, email] as const),
  ]);
}
