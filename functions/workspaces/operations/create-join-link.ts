import { notFound } from '#core/http/errors.ts';
import { newNonce } from '../join-token.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { joinLinkEnd } from '../join-link-end.ts';
import { presentJoinLink } from '../present-join-link.ts';
import type { WorkspacesOperation } from '../operation.ts';

/** A new joining link, by which nobody has come yet; the one before opens nothing from here on. */
export const createJoinLink: WorkspacesOperation<'createJoinLink'> = async (context, { body }) => {
  const { repos, member, workspaceId, now } = context;
  const expiresAt = joinLinkEnd(body.expires_at, now);
  await requireWritable(context);
  const link = {
    workspaceId,
    nonce: newNonce(),
    limit: body.limit,
    used: 0,
    team: body.team,
    createdBy: member.userId,
    createdAt: now.toISOString(),
    expiresAt,
  };
  if (!(await repos.joinLinks.replace(link))) notFound('workspace');
  return presentJoinLink(link, context);
};
