import type { Bitrix24Operation } from '../operation.ts';

/** Forgets what tasks are read from with its secret and the copy, on every plan and as often as asked. */
export const disconnectTaskSource: Bitrix24Operation<'disconnectTaskSource'> = async ({ repos, workspaceId }) => {
  await repos.taskSources.disconnect(workspaceId);
};
