import type { Operation } from '#core/http/operation.ts';
import type { bitrix24 } from '#shared/contract/bitrix24.ts';

/** Forgets the webhook; on every plan, and as often as asked. */
export const deleteBitrix24Credentials: Operation<typeof bitrix24.deleteBitrix24Credentials> = async ({
  repos,
  workspaceId,
}) => {
  await repos.integrations.remove(workspaceId, 'bitrix24');
};
