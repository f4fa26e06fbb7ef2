import { fullName } from '#functions/workspaces/people.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { ApiKey as ApiKeyReply } from '#shared/models/api-key.ts';
import { isGood, type ApiKey } from './repositories/api-key.ts';

/** A key as it is listed; `maker` is whoever made it, as a member, null where they are none any more. */
export function presentApiKey(key: ApiKey, maker: Member | null, now: Date): ApiKeyReply {
  return {
    id: key.id,
    number: key.number,
    name: key.name,
    permissions: [...key.permissions],
    state: stateOf(key, maker, now),
    made_by: maker && { id: maker.userId, name: fullName(maker) },
    created_at: key.createdAt,
    expires_at: key.expiresAt,
    last_used_on: key.lastUsedOn,
  };
}

function stateOf(key: ApiKey, maker: Member | null, now: Date): ApiKeyReply['state'] {
  if (key.revokedAt !== null) return 'revoked';
  if (maker?.joinedAt !== key.memberSince) return 'maker_gone';
  return isGood(key, now) ? 'good' : 'expired';
}
