import { unlessChanged } from '#data/conditions.ts';
import { keys } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import type { OpenedBy } from './sessions.ts';
import { insert, remove, update } from '#data/writes.ts';
import { seconds } from '#shared/rules/seconds.ts';

/** A ticket takes so many wrong codes. */
const TRIES = 5;

/** That somebody has shown a first factor of an account. */
export interface Ticket {
  readonly userId: string;
  readonly hash: string;
  /** The address they have logged in by. */
  readonly email: string;
  readonly passwordVersion: number;
  /** The identity of a provider that was the first factor; null where that was a password. */
  readonly openedBy: OpenedBy | null;
  readonly expiresAt: Date;
}

type Named = Pick<Ticket, 'userId' | 'hash'>;

/** What waits between the first factor and the second. */
export function createTickets(table: Table) {
  return {
    async issue({ expiresAt, ...ticket }: Ticket): Promise<void> {
      const key = keys.ticket(ticket.userId, ticket.hash);
      await table.write(insert({ ...key, type: 'ticket', ...ticket, ttl: seconds(expiresAt) }));
    },

    /** Counts a try; null where there is no such ticket, it has expired, or all its tries are used up. */
    async take(
      { userId, hash }: Named,
      now: Date,
    ): Promise<Pick<Ticket, 'email' | 'passwordVersion' | 'openedBy'> | null> {
      // DynamoDB removes what has expired when it finds the time; until then it must not count.
      const living = { exists: true, above: { ttl: seconds(now) }, below: { tries: TRIES } };
      const count = update(keys.ticket(userId, hash), { add: { tries: 1 } }, living);
      if (!(await unlessChanged(table.write(count)))) return null;
      const item = await table.get(keys.ticket(userId, hash), { consistent: true });
      return (
        item && {
          email: String(item['email']),
          passwordVersion: Number(item['passwordVersion']),
          openedBy: (item['openedBy'] ?? null) as OpenedBy | null, // as `issue` has written it
        }
      );
    },

    /** Uses a ticket up; false when somebody else was faster. */
    async spend({ userId, hash }: Named): Promise<boolean> {
      return unlessChanged(table.write(remove(keys.ticket(userId, hash), { exists: true })));
    },
  };
}
