import { givablePermissions } from '#shared/rules/api-keys.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import type { ApiKeysOperation } from '../operation.ts';
import { presentApiKey } from '../present.ts';

/** All keys for the owner, their own for everybody else. */
export const listApiKeys: ApiKeysOperation<'listApiKeys'> = async ({ repos, workspaceId, member, now }) => {
  const [keys, members] = await Promise.all([repos.apiKeys.listOf(workspaceId), repos.members.all(workspaceId)]);
  const makers = new Map(members.map((one) => [one.userId, one]));
  const seen = keys.filter(({ makerId }) => member.role === OWNER_ROLE || makerId === member.userId);
  return {
    keys: seen.map((key) => presentApiKey(key, makers.get(key.makerId ?? '') ?? null, now)),
    givable: givablePermissions(member),
  };
};
