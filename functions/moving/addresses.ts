import type { OperationContext } from '#core/http/operation.ts';
import type { Invitation } from '#functions/workspaces/repositories/invitation.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';

type Context = OperationContext<'invitations' | 'members'> & { readonly workspaceId: string };

/** Who is in a workspace: its members, and whoever is invited. */
export interface People {
  readonly members: readonly Member[];
  readonly invitations: readonly Invitation[];
}

/** Everybody in a workspace, as of this moment. */
export async function peopleOf({ repos, workspaceId, now }: Context): Promise<People> {
  const [members, invitations] = await Promise.all([
    repos.members.all(workspaceId, { consistent: true }),
    repos.invitations.listPending(workspaceId, now, { consistent: true }),
  ]);
  return { members, invitations };
}

/** The addresses of people by what they are named by in their workspace: members by their account, others by their invitation. */
export function addressesIn({ members, invitations }: People): ReadonlyMap<string, string> {
  return new Map([
    ...members.map(({ userId, email }) => [userId, email] as const),
    ...invitations.map(({ id, email }) => [id, email] as const),
  ]);
}

/** The addresses of everybody in a workspace, as of this moment. */
export async function addressesOf(context: Context): Promise<ReadonlyMap<string, string>> {
  return addressesIn(await peopleOf(context));
}
