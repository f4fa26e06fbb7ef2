import type { Bitrix24Operation } from './operation.ts';

/** Forgets the webhook; on every plan, and as often as asked. */
export const deleteBitrix24Credentials: Bitrix24Operation<'deleteBitrix24Credentials'> = async ({
  repos,
  workspaceId,
}) => {
  await repos.integrations.remove(workspaceId, 'bitrix24');
};
