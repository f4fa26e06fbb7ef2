import type { Operation } from '#core/http/operation.ts';
import type { ai } from '#shared/contract/ai.ts';

/** Forgets the credentials and their counters; on every plan, and as often as asked. */
export const deleteAiCredentials: Operation<typeof ai.deleteAiCredentials> = async ({ repos, workspaceId }) => {
  await repos.integrations.remove(workspaceId, 'ai');
};
