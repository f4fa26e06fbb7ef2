import type { Operation } from '#core/http/operation.ts';
import type { ai } from '#shared/contract/ai.ts';
import { can } from '#shared/rules/permissions.ts';
import { present } from './present.ts';

/** Whether AI is connected and works, with the counters of its use; the secret stays here. */
export const getAiCredentials: Operation<typeof ai.getAiCredentials> = async ({ repos, workspaceId, member, now }) =>
  present(await repos.integrations.findAi(workspaceId), { now, manages: can(member.role, 'integrations.manage') });
