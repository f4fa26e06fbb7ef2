import type { DirectoryOperation } from '../operation.ts';

/** Forgets what people are read from with its secret, as often as asked; people stay as they are. */
export const disconnectPeopleSource: DirectoryOperation<'disconnectPeopleSource'> = async ({ repos, workspaceId }) => {
  await repos.peopleSources.disconnect(workspaceId);
};
