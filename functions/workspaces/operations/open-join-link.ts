import { notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { opensLink, workspaceOfJoinToken } from '../join-token.ts';
import { countAttempt } from '#core/throttle.ts';
import type { JoinLink } from '../repositories/join-links.ts';
import type { ThrottleRule } from '#data/throttles.ts';
import { JOIN_ROLE, requireOpen } from '../present-join-link.ts';
import type { WorkspacesOperation } from '../operation.ts';

/** From one network: a whole office opens the link on one morning. */
export const JOIN_OPENINGS: ThrottleRule = { name: 'join-open', limit: 600, windowSeconds: 600 };

/** Shows whoever holds the link where it leads. */
export const openJoinLink: WorkspacesOperation<'openJoinLink'> = async (context, { params }) => {
  const { repos } = context;
  const link = await findLink(params.token, context);
  // What names no link has cost one read, less than counting it would.
  await countAttempt(JOIN_OPENINGS, context.sourceAddress, context);
  const sender = await requireOpen(link, context);
  const workspace = (await repos.workspaces.find(link.workspaceId)) ?? notFound('joinLink');
  return { workspace_name: workspace.name, inviter: sender.name, role: JOIN_ROLE, expires_at: link.expiresAt };
};

/** The link with this token; 404 when there is none, or another one in its place. */
export async function findLink(
  token: string,
  { repos, keyring }: Pick<OperationContext<'joinLinks'>, 'repos' | 'keyring'>,
): Promise<JoinLink> {
  const workspaceId = workspaceOfJoinToken(token) ?? notFound('joinLink');
  const link = (await repos.joinLinks.find(workspaceId)) ?? notFound('joinLink');
  return (await opensLink(token, link, keyring)) ? link : notFound('joinLink');
}
