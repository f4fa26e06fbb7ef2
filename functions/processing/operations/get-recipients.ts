import type { ProcessingOperation } from '../operation.ts';

/** Who else is given data of the workspace: told to everybody in it, since it is their data. */
export const getRecipients: ProcessingOperation<'getRecipients'> = async ({ repos, workspaceId }) => ({
  connected: await repos.processingRegisters.connected(workspaceId),
});
