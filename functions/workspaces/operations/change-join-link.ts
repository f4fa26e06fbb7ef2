import { conflict, notFound } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { joinLinkEnd } from '../join-link-end.ts';
import { presentJoinLink } from '../present-join-link.ts';
import type { WorkspacesOperation } from '../operation.ts';
import { workspacesErrors } from '#text/workspaces/errors.ts';

/** How many the link lets in, until when and into which team; whoever has the link can go on using it. */
export const changeJoinLink: WorkspacesOperation<'changeJoinLink'> = async (context, { body }) => {
  const { repos, workspaceId, now } = context;
  const link = (await repos.joinLinks.find(workspaceId)) ?? notFound('joinLink');
  const changed = {
    limit: body.limit ?? link.limit,
    expiresAt: body.expires_at === undefined ? link.expiresAt : joinLinkEnd(body.expires_at, now),
    team: body.team === undefined ? link.team : body.team,
  };
  await requireWritable(context);
  if (!(await repos.joinLinks.change(link, changed))) {
    conflict(workspacesErrors.joinLinkReplaced);
  }
  return presentJoinLink({ ...link, ...changed }, context);
};
