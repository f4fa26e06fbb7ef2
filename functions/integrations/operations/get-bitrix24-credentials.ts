import { present } from '../present-bitrix24.ts';
import type { Bitrix24Operation } from '../operation.ts';

/** Whether Bitrix24 is connected, and to which portal; the secret part stays here. */
export const getBitrix24Credentials: Bitrix24Operation<'getBitrix24Credentials'> = async (context) => {
  const { repos, workspaceId } = context;
  const [access, head] = await Promise.all([
    repos.integrations.findBitrix24(workspaceId),
    repos.portalSnapshots.find(workspaceId),
  ]);
  return present(access, head, context);
};
