import { seconds } from '#shared/rules/seconds.ts';
import { ConditionFailed, unlessChanged } from '#data/conditions.ts';
import { keys, ranges } from '#data/keys.ts';
import { sessionKeys } from '#functions/notifications/repositories/push-devices.ts';
import type { Item, Table } from '#data/table.ts';
import { put, remove, update } from '#data/writes.ts';

interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly refreshHash: string;
  /** Which password of the account it began with; the first is 0. */
  readonly passwordVersion?: number;
  /** Whether a second factor was among what the person was proved by. */
  readonly secondFactor?: boolean;
  /** What it runs on, as far as it is to be told apart; null = unknown. */
  readonly device?: string | null;
  /** By what it was opened, where not by a password. */
  readonly openedBy?: OpenedBy | null;
  readonly now: Date;
  readonly lifetimeSeconds: number;
}

/** The identity at a provider that a session was opened by, and the provider's own session where it names one. */
export interface OpenedBy {
  readonly identityId: string;
  /** The provider of that identity, which a workspace may demand. */
  readonly provider: string;
  readonly providerSession: string | null;
}

/** A device that is logged in, as its owner sees it. */
export interface Session {
  readonly id: string;
  readonly device: string | null;
  readonly createdAt: string;
  readonly rotatedAt: string;
}

interface Rotation {
  readonly id: string;
  readonly userId: string;
  readonly presentedHash: string;
  readonly nextHash: string;
  readonly now: Date;
  readonly lifetimeSeconds: number;
}

/** `reused`: somebody holds a token that was exchanged before; `ended`: there is no such session. */
export type RotationOutcome = 'rotated' | 'repeated' | 'reused' | 'ended';

/**
 * For so long the token before the current one is taken as a repeat by the same client, whose reply was lost,
 * not as a theft.
 */
const REPEAT_GRACE_MILLISECONDS = 30_000;

/** Logged-in devices; each knows the hash of its one valid refresh secret. Once ended, a device takes no notifications. */
export function createSessions(table: Table) {
  async function endWhere(userId: string, isEnded: (item: Item) => boolean): Promise<void> {
    const items = await table.queryAll(ranges.sessions(userId), { consistent: true });
    await table.removeMany(items.filter(isEnded).flatMap((item) => sessionKeys(userId, idOf(item))));
  }

  return {
    async start({
      id,
      userId,
      refreshHash,
      passwordVersion = 0,
      secondFactor = false,
      device = null,
      openedBy = null,
      now,
      lifetimeSeconds,
    }: NewSession): Promise<void> {
      await table.write(
        // Its id is fresh and random: there is nothing to write over, and a call the SDK repeats is no conflict.
        put({
          ...keys.session(userId, id),
          type: 'session',
          refreshHash,
          passwordVersion,
          secondFactor,
          device,
          provedAt: now.toISOString(),
          ...openedBy,
          createdAt: now.toISOString(),
          rotatedAt: now.toISOString(),
          ttl: expiry(now, lifetimeSeconds),
        }),
      );
    },

    /** Whoever is behind a session has shown anew who they are; false when it has ended. */
    async prove(userId: string, id: string, { now, secondFactor }: { now: Date; secondFactor: boolean }) {
      const set = { provedAt: now.toISOString(), ...(secondFactor ? { secondFactor } : {}) };
      return unlessChanged(table.write(update(keys.session(userId, id), { set }, { exists: true })));
    },

    /** No session counts as proved by a second factor any more: the account has none. */
    async forgetFactors(userId: string): Promise<void> {
      for (const item of await table.queryAll(ranges.sessions(userId), { consistent: true })) {
        const key = keys.session(userId, idOf(item));
        await unlessChanged(table.write(update(key, { set: { secondFactor: false } }, { exists: true })));
      }
    },

    /** Exchanges one refresh secret for the next, under the condition that it is the current one. */
    async rotate({ id, userId, presentedHash, nextHash, now, lifetimeSeconds }: Rotation): Promise<RotationOutcome> {
      try {
        await table.write(
          update(
            keys.session(userId, id),
            {
              set: {
                refreshHash: nextHash,
                previousHash: presentedHash,
                rotatedAt: now.toISOString(),
                ttl: expiry(now, lifetimeSeconds),
              },
            },
            // DynamoDB removes what has expired when it finds the time; until then it must not count.
            { equals: { refreshHash: presentedHash }, above: { ttl: expiry(now, 0) } },
          ),
        );
        return 'rotated';
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error;
        if (!error.item || Number(error.item['ttl']) <= expiry(now, 0)) return 'ended';
        const age = now.getTime() - Date.parse(String(error.item['rotatedAt']));
        const isRepeat = error.item['previousHash'] === presentedHash && age <= REPEAT_GRACE_MILLISECONDS;
        return isRepeat ? 'repeated' : 'reused';
      }
    },

    /** The living sessions of a person, the one used last first. */
    async listOf(userId: string, now: Date): Promise<Session[]> {
      const items = await table.queryAll(ranges.sessions(userId), { consistent: true });
      return items
        .filter((item) => Number(item['ttl']) > expiry(now, 0))
        .map(toSession)
        .toSorted((a, b) => b.rotatedAt.localeCompare(a.rotatedAt));
    },

    /** False when the person has no such session. */
    async endOwn(userId: string, id: string): Promise<boolean> {
      const [session, ...rest] = sessionKeys(userId, id);
      return unlessChanged(table.transact([remove(session, { exists: true }), ...rest.map((key) => remove(key))]));
    },

    /** Ends every session of a person. */
    async endAll(userId: string): Promise<void> {
      await endWhere(userId, () => true);
    },

    /** Ends what was opened by an identity, or of that what one session of the provider's opened. */
    async endOpenedBy(
      userId: string,
      identityId: string,
      providerSession: string | null,
      except: string | null = null,
    ): Promise<void> {
      const isOf = (item: Item): boolean =>
        item['identityId'] === identityId &&
        (providerSession === null || item['providerSession'] === providerSession) &&
        idOf(item) !== except;
      await endWhere(userId, isOf);
    },

    /** Ends what began with an earlier password than this one, but for one session if it is named. */
    async endBefore(passwordVersion: number, userId: string, except: string | null): Promise<void> {
      const kept = except === null ? null : keys.session(userId, except).sk;
      await endWhere(userId, (item) => Number(item['passwordVersion'] ?? 0) < passwordVersion && item['sk'] !== kept);
    },

    async end(userId: string, id: string): Promise<void> {
      await table.removeMany(sessionKeys(userId, id));
    },

    /** Ends a session for whoever holds its current secret, or the one before it if the reply with it was lost. */
    async endWith(userId: string, id: string, refreshHash: string): Promise<void> {
      try {
        await table.write(remove(keys.session(userId, id), { equals: { refreshHash } }));
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error;
        if (error.item?.['previousHash'] !== refreshHash) return;
      }
      // Whoever gets here may end it; what goes with it goes, too.
      await table.removeMany(sessionKeys(userId, id));
    },
  };
}

function toSession(item: Item): Session {
  return {
    id: idOf(item),
    device: typeof item['device'] === 'string' ? item['device'] : null,
    createdAt: String(item['createdAt']),
    rotatedAt: String(item['rotatedAt']),
  };
}

function idOf(item: Item): string {
  return String(item['sk']).slice(ranges.sessions('').prefix.length);
}

function expiry(now: Date, lifetimeSeconds: number): number {
  return seconds(now) + lifetimeSeconds;
}
