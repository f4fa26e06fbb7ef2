import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { keys } from '#data/keys.ts';
import type { Lease } from '#functions/integrations/repositories/provider-slots.ts';
import { timesAtOnce } from '#tests/support/at-once.ts';
import { repos, table } from '#tests/support/factories.ts';

const NOW = new Date('2026-11-22T09:00:00.000Z');
const later = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000);

let clientHash: string;
beforeEach(() => {
  clientHash = randomUUID();
});

/** Asks for a stream as somebody of their own. */
function take({ slots = 1, until = later(60), now = NOW } = {}): Promise<Lease | null> {
  return repos.providerSlots.take({ clientHash, slots, holder: randomUUID(), until }, now);
}
const isLease = (lease: Lease | null): lease is Lease => lease !== null;

describe('the streams of a key', () => {
  it('are held by one, while the others are told that there is none', async () => {
    expect(await take()).toMatchObject({ clientHash, slot: 1 });
    expect(await take()).toBeNull();
  });

  it('of twenty who ask at once, let one in', async () => {
    const all = await timesAtOnce(20, () => take());
    expect(all.filter(isLease)).toHaveLength(1);
  });

  it('never have two holders, while twenty take and free them in turns', async () => {
    let [holders, most, served] = [0, 0, 0];
    const work = async (): Promise<void> => {
      for (;;) {
        const lease = await take();
        if (!lease) continue;
        most = Math.max(most, ++holders);
        // Somebody else's turn comes while this one works.
        await table.get(keys.providerSlot(clientHash, 1));
        holders--;
        served++;
        await repos.providerSlots.release(lease);
        return;
      }
    };
    await Promise.all(Array.from({ length: 20 }, work));
    expect({ most, served }).toEqual({ most: 1, served: 20 });
  });

  it('of a company are ten, exact however many ask at once', async () => {
    const all = await Promise.all(Array.from({ length: 25 }, () => take({ slots: 10 })));
    expect(
      all
        .filter(isLease)
        .map(({ slot }) => slot)
        .toSorted((one, other) => one - other),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('are free again when their holder crashed, as soon as the lease has ended and not before', async () => {
    await take({ until: later(60) });
    expect(await take({ now: later(59) })).toBeNull();
    const all = await Promise.all(Array.from({ length: 20 }, () => take({ now: later(60), until: later(120) })));
    expect(all.filter(isLease)).toHaveLength(1);
  });

  it('are not freed by a holder whose lease has ended, when somebody else holds them', async () => {
    const crashed = await take({ until: later(60) });
    const next = await take({ now: later(61), until: later(120) });
    await repos.providerSlots.release(crashed!);
    expect(await take({ now: later(62) })).toBeNull();
    await repos.providerSlots.release(next!);
    expect(await take({ now: later(62) })).not.toBeNull();
  });

  it('of one key are none of another', async () => {
    await take();
    clientHash = randomUUID();
    expect(await take()).not.toBeNull();
  });

  it('leave nothing that does not expire', async () => {
    await take({ until: later(60) });
    const item = await table.get(keys.providerSlot(clientHash, 1));
    expect(item).toMatchObject({ ttl: expect.any(Number) });
    expect(Number(item!['ttl'])).toBeGreaterThan(later(60).getTime() / 1000);
  });
});
