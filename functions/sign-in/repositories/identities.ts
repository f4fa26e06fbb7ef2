import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { jobItem, type Job } from '#data/job-item.ts';
import { keys, ranges } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import type { Login, User } from '#functions/accounts/repositories/users.ts';
import { verified } from '#functions/accounts/repositories/verified-emails.ts';
import { check, failsAs, insert, remove, update, type Write } from '#data/writes.ts';

/** Somebody at a provider, who is signed in to an account. */
export interface Identity {
  /** Hash of provider, issuer and whom it calls so: never of an address. */
  readonly id: string;
  readonly userId: string;
  /** `yandex`, `vk`, or the workspace whose own provider it is. */
  readonly provider: string;
  /** The address that the provider told when it was added. */
  readonly email: string | null;
  readonly addedAt: string;
  readonly usedAt: string | null;
  /** Which password the account had then, and whether its address was known to be its own. */
  readonly passwordVersion: number;
  readonly addressProved: boolean;
}

export type NewIdentity = Omit<Identity, 'usedAt'>;

/** When something changes, and what follows from it. */
interface Moment {
  readonly now: Date;
  readonly newId: () => string;
  readonly jobs: readonly Job[];
}

/** By what accounts are signed in to beside their passwords. */
export function createIdentities(table: Table) {
  return {
    /** As it is at this moment; null when it belongs to no account. */
    async find(id: string): Promise<Identity | null> {
      const reference = await table.get(keys.identityRef(id), { consistent: true });
      if (!reference) return null;
      const item = await table.get(keys.identity(String(reference['userId']), id), { consistent: true });
      return item ? toIdentity(item) : null;
    },

    /** Those of an account, the oldest first. */
    async listOf(userId: string): Promise<Identity[]> {
      const items = await table.queryAll(ranges.identities(userId), { consistent: true });
      return items.map(toIdentity).toSorted((a, b) => a.addedAt.localeCompare(b.addedAt));
    },

    /**
     * Joins an identity to an account; `taken` when it belongs to one already, `changed` when the account has another
     * password or address by now. `proved`: the provider answers for the address of the account.
     */
    async add(
      identity: NewIdentity,
      user: Pick<User, 'id' | 'email'>,
      login: Login,
      { proved }: { readonly proved: boolean },
      { now, newId, jobs }: Moment,
    ): Promise<'added' | 'taken' | 'changed'> {
      const { userId, passwordHash } = login;
      const failed = await failedCondition(
        table,
        [
          ...identityWrites(identity).map((write) => failsAs('taken', write)),
          check(keys.login(user.email), { equals: { userId, passwordHash } }),
          check(keys.user(userId), { equals: { email: user.email } }),
          ...(proved ? [verified(user, now)] : []),
          ...jobs.map((job) => insert(jobItem(job, newId(), now))),
        ],
        'changed',
      );
      return failed ?? 'added';
    },

    /** Signed in by; `addressProved` where the account's address is known to be its own by now. */
    async markUsed({ userId, id }: Identity, addressProved: boolean, now: Date): Promise<void> {
      const change = { set: { usedAt: now.toISOString(), ...(addressProved ? { addressProved } : {}) } };
      await unlessChanged(table.write(update(keys.identity(userId, id), change, { exists: true })));
    },

    /** Takes an identity away while another one stays, if one is named: two at once do not take the last two. */
    async remove({ userId, id }: Identity, stays: Identity | null, { now, newId, jobs }: Moment): Promise<boolean> {
      return unlessChanged(
        table.transact([
          remove(keys.identity(userId, id), { exists: true }),
          remove(keys.identityRef(id)),
          ...(stays ? [check(keys.identity(userId, stays.id), { exists: true })] : []),
          ...jobs.map((job) => insert(jobItem(job, newId(), now))),
        ]),
      );
    },
  };
}

/** An identity and what leads to it; refused where it belongs to an account already. */
export function identityWrites(identity: NewIdentity): Write[] {
  const { id, userId } = identity;
  return [
    insert({ ...keys.identityRef(id), type: 'identity-ref', identityId: id, userId }),
    insert({ ...keys.identity(userId, id), type: 'identity', ...identity }),
  ];
}

function toIdentity(item: Item): Identity {
  return {
    id: String(item['id']),
    userId: String(item['userId']),
    provider: String(item['provider']),
    email: typeof item['email'] === 'string' ? item['email'] : null,
    addedAt: String(item['addedAt']),
    usedAt: typeof item['usedAt'] === 'string' ? item['usedAt'] : null,
    passwordVersion: Number(item['passwordVersion'] ?? 0),
    addressProved: item['addressProved'] === true,
  };
}
