import { conflict, notFound } from '#core/http/errors.ts';
import type { WorkspacesOperation } from '../operation.ts';
import { workspacesErrors } from '#text/workspaces/errors.ts';

/** The owner takes the offer back; it can be accepted no more. */
export const withdrawOwnership: WorkspacesOperation<'withdrawOwnership'> = async (
  { repos, workspaceId, now },
  { body },
) => {
  const heir = (await repos.members.findByAddress(workspaceId, body.email)) ?? notFound('member');
  if (heir.offer === null) notFound('withdrawnOffer');
  const dropped = await repos.members.dropOffer(heir, now);
  if (!dropped) conflict(workspacesErrors.memberChanged);
};
