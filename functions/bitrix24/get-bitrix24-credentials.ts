import type { Operation } from '#core/http/operation.ts';
import type { bitrix24 } from '#shared/contract/bitrix24.ts';
import { present } from './present.ts';

/** Whether Bitrix24 is connected, and to which portal; the secret part stays here. */
export const getBitrix24Credentials: Operation<typeof bitrix24.getBitrix24Credentials> = async ({
  repos,
  workspaceId,
}) => present(await repos.integrations.findBitrix24(workspaceId));
