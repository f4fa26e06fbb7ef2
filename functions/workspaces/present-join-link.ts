import { notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { joinToken } from './join-token.ts';
import type { Sender } from './repositories/invitations.ts';
import type { JoinLink as StoredLink } from './repositories/join-links.ts';
import type { JoinLink } from '#shared/models/join-link.ts';
import { EMPLOYEE_ROLE, type GivenRole } from '#shared/rules/roles.ts';
import { ableToInvite } from './require-inviter.ts';

/** Whoever comes by the link is this, whatever else is said. */
export const JOIN_ROLE: GivenRole = EMPLOYEE_ROLE;

/** The joining link as those who may invite see it; its token as long as it lets somebody in. */
export async function presentJoinLink(
  link: StoredLink,
  { repos, keyring, now }: OperationContext<'invitations'>,
): Promise<JoinLink> {
  const { sender, state } = await stateOf(link, { repos, now });
  return {
    token: state === 'open' ? await joinToken(link, keyring) : null,
    state,
    role: JOIN_ROLE,
    team: link.team,
    limit: link.limit,
    used: link.used,
    created_at: link.createdAt,
    expires_at: link.expiresAt,
    created_by: sender?.name ?? null,
  };
}

/** 404 unless the link lets people in; whoever opened it. */
export async function requireOpen(
  link: StoredLink,
  context: Pick<OperationContext<'invitations'>, 'repos' | 'now'>,
): Promise<Sender> {
  const { sender, state } = await stateOf(link, context);
  if (state === 'full') notFound('fullJoinLink');
  if (state === 'expired') notFound('expiredJoinLink');
  return state === 'open' && sender ? sender : notFound('joinLink');
}

/** The link stands and falls with whoever opened it, as an invitation does with its sender. */
async function stateOf(
  link: StoredLink,
  { repos, now }: Pick<OperationContext<'invitations'>, 'repos' | 'now'>,
): Promise<{ sender: Sender | undefined; state: JoinLink['state'] }> {
  const senders = await repos.invitations.sendersOf(link.workspaceId, [{ invitedBy: link.createdBy }]);
  const sender = senders.get(link.createdBy);
  if (!ableToInvite(sender, JOIN_ROLE)) return { sender, state: 'voided' };
  if (Date.parse(link.expiresAt) <= now.getTime()) return { sender, state: 'expired' };
  return { sender, state: link.used >= link.limit ? 'full' : 'open' };
}
