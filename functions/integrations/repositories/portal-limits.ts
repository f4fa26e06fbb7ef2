import { ConditionFailed, unlessChanged } from '#data/conditions.ts';
import { keys } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { update } from '#data/writes.ts';

/** Bitrix24 forgets a request every half second and refuses whoever has more than 50 of them unforgotten. */
const DRAIN_MILLISECONDS = 500;
/** Kept below those 50: behind our address there may be more than our own bucket knows of. */
const BURST = 40;
/** So much of the bucket the nightly job leaves to people who look at a screen. */
const RESERVE = 20;
/** Twice as long as a full bucket takes to be empty. */
const FARTHEST_MILLISECONDS = 2 * BURST * DRAIN_MILLISECONDS;
/** An idle portal is forgotten after so long. */
const KEEP_SECONDS = 3600;
/** Each failed try tells where the bucket stands; more than two happen only when others take at the same moment. */
const TRIES = 5;

/** A request to a portal that is about to be made. */
export interface PortalRequest {
  /** The portal, made unreadable. */
  readonly portal: string;
  /** What it asks of Bitrix24, which counts operating time by the method. */
  readonly methods: readonly string[];
  /** Nobody waits for it: it leaves a reserve. */
  readonly background: boolean;
}

/** It may be made; it may in so many milliseconds; a method of it has used up its operating time until then. */
export type PortalVerdict =
  | { readonly kind: 'go' }
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'closed'; readonly until: number };

/** For whom a method is closed: for everybody, or for those who leave a reserve. */
export type ClosedFor = 'all' | 'background';

/**
 * What Bitrix24 still allows of each portal, for all functions together: a leaky bucket of requests and the operating
 * time of methods, in one item. The limiters on offer count in fixed windows, with a client of their own and a read
 * before the write; here a request is one conditional write.
 */
export function createPortalLimits(table: Table) {
  /** When each bucket was to be empty as last seen: says which of two writes to try first. */
  const emptyAt = new Map<string, number>();
  /** What this process has noted of methods, so that it is written once. */
  const noted = new Map<string, number>();

  return {
    /** Takes a request from the bucket, exact however many take at once. */
    async take({ portal, methods, background }: PortalRequest, now: number): Promise<PortalVerdict> {
      const full = now + (BURST - (background ? RESERVE : 0) - 1) * DRAIN_MILLISECONDS;
      const gates = methods.flatMap((method) => closings(method, background));
      const open = Object.fromEntries(gates.map((name) => [name, now + 1]));
      const key = keys.portalLimits(portal);
      const set = { type: 'portal-limits', ttl: Math.ceil(now / 1000) + KEEP_SECONDS };
      for (let attempt = 1; ; attempt++) {
        const idle = (emptyAt.get(portal) ?? 0) <= now;
        const write = idle
          ? update(
              key,
              { set: { ...set, emptyAt: now + DRAIN_MILLISECONDS } },
              { below: { ...open, emptyAt: now + 1 } },
            )
          : update(
              key,
              { set, add: { emptyAt: DRAIN_MILLISECONDS } },
              { above: { emptyAt: now }, below: { ...open, emptyAt: full + 1 } },
            );
        try {
          emptyAt.set(portal, numberOf(await table.write(write), 'emptyAt'));
          return { kind: 'go' };
        } catch (error) {
          if (!(error instanceof ConditionFailed)) throw error;
          const seen = numberOf(error.item, 'emptyAt');
          emptyAt.set(portal, seen);
          const until = Math.max(0, ...gates.map((name) => numberOf(error.item, name)));
          if (until > now) return { kind: 'closed', until };
          if (seen > now + FARTHEST_MILLISECONDS) {
            // A clock has run ahead: no bucket is ever so full.
            await unlessChanged(table.write(update(key, { set: { emptyAt: now } }, { equals: { emptyAt: seen } })));
            emptyAt.set(portal, now);
            continue;
          }
          if (seen > full || attempt === TRIES) return { kind: 'wait', milliseconds: Math.max(1, seen - full) };
        }
      }
    },

    /** Notes that a method has used its operating time, or most of it, until a moment. Once for each such moment. */
    async close(portal: string, method: string, who: ClosedFor, until: number, now: number): Promise<void> {
      const name = closing(method, who);
      if ((noted.get(`${portal} ${name}`) ?? 0) >= until) return;
      noted.set(`${portal} ${name}`, until);
      const set = { type: 'portal-limits', [name]: until, ttl: Math.ceil(Math.max(until, now) / 1000) + KEEP_SECONDS };
      await table.write(update(keys.portalLimits(portal), { set }));
    },
  };
}

function closing(method: string, who: ClosedFor): string {
  return `closed-${who}-${method}`;
}

function closings(method: string, background: boolean): string[] {
  return background ? [closing(method, 'all'), closing(method, 'background')] : [closing(method, 'all')];
}

function numberOf(item: Item | null, name: string): number {
  const value = item?.[name];
  return typeof value === 'number' ? value : 0;
}
