import type { KeyPermission } from '#shared/rules/api-keys.ts';
import type { SessionProof } from '#functions/accounts/repositories/session-proof.ts';
import type { Item } from '#data/writes.ts';

/** A key of the API as it is stored: under its hash, never itself. */
export interface ApiKey {
  readonly workspaceId: string;
  readonly hash: string;
  readonly id: string;
  /** Counted from 1 in its workspace. */
  readonly number: number;
  readonly name: string;
  readonly permissions: readonly KeyPermission[];
  /** In whose name it acts; null where the account was deleted. */
  readonly makerId: string | null;
  /** When its maker had come to the workspace: whoever leaves and comes back comes without it. */
  readonly memberSince: string;
  /** What the session was proved by in which it was made. */
  readonly proof: SessionProof;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly revokedAt: string | null;
  /** The day in Moscow. */
  readonly lastUsedOn: string | null;
}

/** The key behind a stored item. */
export function toApiKey(item: Item): ApiKey {
  return {
    workspaceId: String(item['workspaceId']),
    hash: String(item['hash']),
    id: String(item['id']),
    number: Number(item['number']),
    name: String(item['name']),
    permissions: item['permissions'] as KeyPermission[],
    makerId: typeof item['makerId'] === 'string' ? item['makerId'] : null,
    memberSince: String(item['memberSince']),
    proof: item['proof'] as SessionProof,
    createdAt: String(item['createdAt']),
    expiresAt: String(item['expiresAt']),
    revokedAt: typeof item['revokedAt'] === 'string' ? item['revokedAt'] : null,
    lastUsedOn: typeof item['lastUsedOn'] === 'string' ? item['lastUsedOn'] : null,
  };
}

/** Whether a key opens anything at a moment, by what it says of itself. */
export function isGood({ makerId, expiresAt, revokedAt }: ApiKey, now: Date): boolean {
  return makerId !== null && revokedAt === null && Date.parse(expiresAt) > now.getTime();
}
