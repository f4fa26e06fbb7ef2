import { newApiKey } from '#core/api-key.ts';
import { conflict, forbidden, unauthorized } from '#core/http/errors.ts';
import { countAttempt } from '#core/throttle.ts';
import type { ThrottleRule } from '#data/throttles.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { fullName } from '#functions/workspaces/people.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import { givablePermissions } from '#shared/rules/api-keys.ts';
import { apiKeysErrors } from '#text/api-keys/errors.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import type { ApiKeysOperation } from '../operation.ts';
import { presentApiKey } from '../present.ts';

/** Each sends letters. */
const KEYS_MADE: ThrottleRule = { name: 'api-keys-made', limit: 20, windowSeconds: 24 * 60 * 60 };

/** A key, told this once. It may what was chosen of what its maker may; the maker and the owner get a letter. */
export const createApiKey: ApiKeysOperation<'createApiKey'> = async (context, { body }) => {
  const { repos, workspaceId, member, actor, now, newId } = context;
  const { workspace } = await requireWritable(context);
  const permissions = [...new Set(body.permissions)];
  const givable = givablePermissions(member);
  if (!permissions.every((right) => givable.includes(right))) forbidden(apiKeysErrors.moreThanOwn);
  await countAttempt(KEYS_MADE, member.userId, context);
  // What the session is proved by goes with the key: it opens nothing that the session could not.
  const proof = (await repos.access.provedSession(actor)) ?? unauthorized();
  const owner = workspace.ownerId === member.userId ? member : await repos.members.find(workspaceId, workspace.ownerId);
  const expiresAt = new Date(now.getTime() + body.days * DAY_MS).toISOString();
  const { key, hash } = newApiKey(workspaceId);
  const values = { workspace: workspace.name, key: body.name, maker: fullName(member), expiresAt };
  const letterTo = ({ email, userId, language }: Member) => ({
    job: {
      kind: 'send-mail',
      to: email,
      account: userId,
      language,
      mail: { template: 'api-key-made', values },
    } as const,
    jobId: newId(),
  });
  const told = owner === null || owner.userId === member.userId ? [member] : [member, owner];
  const made = await repos.apiKeys.add(
    {
      workspaceId,
      hash,
      id: newId(),
      name: body.name,
      permissions,
      makerId: member.userId,
      memberSince: member.joinedAt,
      proof,
      createdAt: now.toISOString(),
      expiresAt,
    },
    told.map(letterTo),
    now,
  );
  if (made === 'too many') conflict(apiKeysErrors.tooMany);
  if (made === 'changed') conflict(apiKeysErrors.changed);
  return { key, made: presentApiKey(made, member, now) };
};
