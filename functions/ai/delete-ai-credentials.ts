import type { AiOperation } from './operation.ts';

/** Forgets the credentials and their counters; on every plan, and as often as asked. */
export const deleteAiCredentials: AiOperation<'deleteAiCredentials'> = async ({ repos, workspaceId }) => {
  await repos.integrations.removeAi(workspaceId);
};
