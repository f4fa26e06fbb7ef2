import { conflict, notFound } from '#core/http/errors.ts';
import type { Operation } from '#core/http/operation.ts';
import type { workspaces } from '#shared/contract/workspaces.ts';

/** The member says no; the owner stays the owner and may ask again. */
export const declineOwnership: Operation<typeof workspaces.declineOwnership> = async ({
  repos,
  actor,
  workspaceId,
  now,
}) => {
  const heir = await repos.members.find(workspaceId, actor.userId);
  if (!heir?.offer) notFound('offer');
  if (!(await repos.members.dropOffer(heir, now))) conflict('Предложение только что изменилось. Обновите страницу');
};
