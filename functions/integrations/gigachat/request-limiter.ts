import { clientHashOf } from './credentials.ts';
import type { Clock, RequestLimiter, GigachatAccess } from '../gigachat-types.ts';
import { describeError, log } from '#core/log.ts';
import type { Lease } from '../repositories/provider-slots.ts';
import type { Repositories } from '#data/repositories.ts';

/** GigaChat lets a private key have one stream at a time, and a company's ten. */
const PRIVATE_STREAMS = 1;
const COMPANY_STREAMS = 10;
/** A stream that was busy is looked at again after about so long. */
const POLL_MILLISECONDS = 500;
/** A lease outlasts what it is for: clocks of two functions differ. */
const MARGIN_MILLISECONDS = 2_000;

interface LimiterOptions {
  readonly slots: Repositories['providerSlots'];
  readonly access: GigachatAccess;
  readonly reserve: () => Promise<boolean>;
  readonly clock: Clock;
  readonly newId: () => string;
}

/** Holds requests to the AI provider within the streams and the month's requests that all functions share. */
export function createRequestLimiter({ slots, access, reserve, clock, newId }: LimiterOptions): RequestLimiter {
  const client = {
    clientHash: clientHashOf(access),
    slots: access.scope === 'GIGACHAT_API_PERS' ? PRIVATE_STREAMS : COMPANY_STREAMS,
  };

  /** A stream that cannot be freed ends by its lease: what was paid for is not lost with it. */
  async function leave(lease: Lease): Promise<void> {
    try {
      await slots.release(lease);
    } catch (error) {
      log('warn', 'A stream of the AI provider was not freed', { error: describeError(error) });
    }
  }

  return {
    reserve,
    async enter(until, holdMilliseconds) {
      for (;;) {
        const now = clock.now();
        const end = Math.min(until.getTime(), now + holdMilliseconds);
        const wanted = { ...client, holder: newId(), until: new Date(end + MARGIN_MILLISECONDS) };
        const lease = await slots.take(wanted, new Date(now));
        if (lease) return { until: new Date(end), leave: () => leave(lease) };
        const pause = POLL_MILLISECONDS * (0.5 + clock.random());
        if (now + pause >= until.getTime()) return null;
        await clock.sleep(pause);
      }
    },
  };
}
