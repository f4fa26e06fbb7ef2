import { unlessChanged } from '#data/conditions.ts';
import { keys, ranges } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { remove, update } from '#data/writes.ts';

/** A stream of a key of the AI provider that somebody holds. */
export interface Lease {
  /** The client id, made unreadable. */
  readonly clientHash: string;
  readonly slot: number;
  readonly holder: string;
}

interface Wanted {
  readonly clientHash: string;
  /** How many streams the key may have at once. */
  readonly slots: number;
  /** Whoever asks, known to nobody else. */
  readonly holder: string;
  /** When the lease ends by itself: whoever holds it has given up by then. */
  readonly until: Date;
}

/** An expired lease is forgotten after so long: DynamoDB counts expiry in whole seconds. */
const KEEP_SECONDS = 3600;

/**
 * The streams that a key of the AI provider may have at once, shared by all functions: one item each, held by a lease
 * that ends by itself where its holder crashed.
 */
export function createProviderSlots(table: Table) {
  return {
    /** Takes a stream that is free, or whose lease has ended; null when there is none. Exact however many ask at once. */
    async take({ clientHash, slots, holder, until }: Wanted, now: Date): Promise<Lease | null> {
      const stored = await table.queryAll(ranges.providerSlots(clientHash), { consistent: true });
      const held = new Set(
        stored.filter(({ leaseEnd }) => Number(leaseEnd) > now.getTime()).map(({ slot }) => Number(slot)),
      );
      for (let slot = 1; slot <= slots; slot++) {
        if (held.has(slot)) continue;
        const set = {
          type: 'provider-slot',
          slot,
          holder,
          leaseEnd: until.getTime(),
          ttl: Math.ceil(until.getTime() / 1000) + KEEP_SECONDS,
        };
        const free = { below: { leaseEnd: now.getTime() + 1 } };
        if (await unlessChanged(table.write(update(keys.providerSlot(clientHash, slot), { set }, free)))) {
          return { clientHash, slot, holder };
        }
      }
      return null;
    },

    /** Frees a stream; nothing happens where the lease has ended and somebody else holds it. */
    async release({ clientHash, slot, holder }: Lease): Promise<void> {
      await unlessChanged(table.write(remove(keys.providerSlot(clientHash, slot), { equals: { holder } })));
    },
  };
}
