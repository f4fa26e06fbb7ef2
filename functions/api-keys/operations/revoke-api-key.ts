import { notFound } from '#core/http/errors.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import type { ApiKeysOperation } from '../operation.ts';

/** From this moment on the key opens nothing. The owner takes any back, everybody else their own. */
export const revokeApiKey: ApiKeysOperation<'revokeApiKey'> = async (
  { repos, workspaceId, member, now },
  { params: { keyId } },
) => {
  const key = (await repos.apiKeys.listOf(workspaceId)).find(({ id }) => id === keyId) ?? notFound('apiKey');
  if (member.role !== OWNER_ROLE && key.makerId !== member.userId) notFound('apiKey');
  if (!(await repos.apiKeys.revoke(key, now))) notFound('apiKey');
};
