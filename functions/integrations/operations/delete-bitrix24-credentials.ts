import type { Bitrix24Operation } from '../operation.ts';

/** Forgets the webhook and what was read of its portal; on every plan, and as often as asked. */
export const deleteBitrix24Credentials: Bitrix24Operation<'deleteBitrix24Credentials'> = async ({
  repos,
  workspaceId,
  newId,
  now,
}) => {
  await repos.integrations.removeBitrix24(workspaceId, newId(), now);
};
