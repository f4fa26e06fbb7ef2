import { conflict, notFound } from '#core/http/errors.ts';
import { workspacesErrors } from '#text/workspaces/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { settleLeaders } from '#functions/directory/leaders.ts';
import { refuseMore, requireWritable } from '#functions/subscriptions/plan.ts';
import { joinAsItIs } from './join-as-it-is.ts';
import type { Invitation } from './repositories/invitation.ts';
import type { Repositories } from '#data/repositories.ts';
import type { User } from '#functions/accounts/repositories/users.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { withAsciiDomain } from '#shared/rules/email-address.ts';
import { NO_FINANCE } from '#shared/rules/finance/access.ts';
import { seesOwnTeamsOnly } from '#shared/rules/own-people.ts';
import { presentRights } from './present.ts';
import { requireSender } from './require-inviter.ts';

type Context = OperationContext<'directory' | 'invitations' | 'members' | 'plans' | 'workspaces'> & {
  readonly user: User;
};

/** How it is known that the invited address is the account's own. */
type Proof = 'by this link' | 'known' | 'none';

/**
 * Lets the invited in by an invitation that is theirs. Who is a member already is simply shown in, with the role they
 * have: also whoever asked several times at once and finds it used by their own other request.
 */
export async function enterByInvitation(context: Context, invitation: Invitation, proof: Proof): Promise<Workspace> {
  const { repos, user, now } = context;
  const { workspaceId, role, team, hiredOn, leave = null, directoryId = null } = invitation;
  const inside = () => asMember(repos, workspaceId, user.id);
  await requireSender(context, invitation);
  const governed = await requireWritable({ repos, workspaceId, now });
  const member = { ...personOf(user), workspaceId, role, team, hiredOn, leave, directoryId };
  const { outcome, workspace } = await joinAsItIs(repos, governed, (entrance) =>
    repos.invitations.accept(invitation, member, { ...entrance, proof: proofOf(proof, user) }, now),
  );
  switch (outcome) {
    case 'joined':
      if (directoryId !== null) await settleLeaders(directoryId, user.id, { repos, workspaceId, now });
      return {
        ...workspace,
        user_role: role,
        finance_access: NO_FINANCE,
        own_teams_only: seesOwnTeamsOnly(role, workspace.managersSee),
      };
    case 'used':
      return (await inside()) ?? notFound('invitation');
    case 'full':
      return refuseMore(governed.plan, 'people');
    case 'workspace changed':
      return conflict(workspacesErrors.workspaceChanged);
    case 'account changed':
      return conflict(workspacesErrors.addressChanged);
    case 'member':
      await repos.invitations.withdraw(invitation);
      return (await inside()) ?? notFound('invitation');
  }
}

/** Whether an invitation was sent to the address of this account. */
export function isInvited({ email }: Pick<User, 'email'>, invitation: Pick<Invitation, 'email'>): boolean {
  return withAsciiDomain(email) === invitation.email;
}

/** The workspace as this account sees it, as of this moment; null for who is not in it. */
export async function asMember(
  repos: Pick<Repositories, 'members' | 'workspaces'>,
  workspaceId: string,
  userId: string,
): Promise<Workspace | null> {
  const member = await repos.members.find(workspaceId, userId);
  if (!member) return null;
  const workspace = await repos.workspaces.find(workspaceId);
  if (!workspace) return null;
  const ownTeamsOnly = seesOwnTeamsOnly(member.role, workspace.managersSee);
  return { ...workspace, ...presentRights({ ...member, ownTeamsOnly }) };
}

/** What a member copies of their account. */
export function personOf({ id: userId, firstName, lastName, email, language }: User) {
  return { userId, firstName, lastName, email, language };
}

function proofOf(proof: Proof, user: User) {
  return proof === 'none' ? ({ kind: proof } as const) : ({ kind: proof, user } as const);
}
