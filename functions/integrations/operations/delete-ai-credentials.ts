import type { AiCredentialsOperation } from '../operation.ts';

/** Forgets the credentials and their counters; on every plan, and as often as asked. */
export const deleteAiCredentials: AiCredentialsOperation<'deleteAiCredentials'> = async ({ repos, workspaceId }) => {
  await repos.integrations.removeAi(workspaceId);
};
