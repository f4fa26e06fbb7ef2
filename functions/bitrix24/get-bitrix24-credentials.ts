import { present } from './present.ts';
import type { Bitrix24Operation } from './operation.ts';

/** Whether Bitrix24 is connected, and to which portal; the secret part stays here. */
export const getBitrix24Credentials: Bitrix24Operation<'getBitrix24Credentials'> = async ({ repos, workspaceId }) =>
  present(await repos.integrations.findBitrix24(workspaceId));
