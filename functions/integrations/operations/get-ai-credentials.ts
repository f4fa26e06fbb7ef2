import { can } from '#shared/rules/permissions.ts';
import { present } from '../present-ai-credentials.ts';
import type { AiCredentialsOperation } from '../operation.ts';

/** Whether AI is connected and works, with the counters of its use; the secret stays here. */
export const getAiCredentials: AiCredentialsOperation<'getAiCredentials'> = async ({
  repos,
  workspaceId,
  member,
  now,
}) => present(await repos.integrations.findAi(workspaceId), { now, manages: can(member, 'integrations.manage') });
