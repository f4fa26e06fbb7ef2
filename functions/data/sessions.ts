import { keys } from './keys.ts';
import { ConditionFailed, type Table } from './table.ts';
import { insert, remove, update } from './writes.ts';

interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly refreshHash: string;
  readonly now: Date;
  readonly lifetimeSeconds: number;
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

/** Logged-in devices; each knows the hash of its one valid refresh secret. */
export function createSessions(table: Table) {
  return {
    async start({ id, userId, refreshHash, now, lifetimeSeconds }: NewSession): Promise<void> {
      await table.write(
        insert({
          ...keys.session(userId, id),
          type: 'session',
          refreshHash,
          createdAt: now.toISOString(),
          rotatedAt: now.toISOString(),
          ttl: expiry(now, lifetimeSeconds),
        }),
      );
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

    async end(userId: string, id: string): Promise<void> {
      await table.write(remove(keys.session(userId, id)));
    },

    /** Ends a session for whoever holds its current secret, or the one before it if the reply with it was lost. */
    async endWith(userId: string, id: string, refreshHash: string): Promise<void> {
      try {
        await table.write(remove(keys.session(userId, id), { equals: { refreshHash } }));
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error;
        if (error.item?.['previousHash'] === refreshHash) await table.write(remove(keys.session(userId, id)));
      }
    },
  };
}

function expiry(now: Date, lifetimeSeconds: number): number {
  return Math.floor(now.getTime() / 1000) + lifetimeSeconds;
}
