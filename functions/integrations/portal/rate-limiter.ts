import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Bitrix24Error, type RateLimiter } from '../bitrix24/bitrix24.ts';
import { bitrix24Problem } from '../bitrix24/bitrix24-problems.ts';
import type { PortalConnection } from '../bitrix24/connection.ts';
import type { Repositories } from '#data/repositories.ts';

/** Seconds of operating time in ten minutes after which Bitrix24 closes a method. */
const OPERATING_LIMIT = 480;
/** From here on nobody uses more; from half of it on, what nobody waits for. */
const OPERATING_MAX = 0.9 * OPERATING_LIMIT;
const OPERATING_MAX_BACKGROUND = 0.5 * OPERATING_LIMIT;
/** The time Bitrix24 looks back; the reply may say when the first of it is forgotten. */
const OPERATING_MILLISECONDS = 600_000;
const FORGOTTEN_AFTER_MILLISECONDS = 60_000;

interface LimiterOptions {
  readonly limits: Repositories['portalLimits'];
  /** How long a request may wait for its turn. */
  readonly until: Date;
  /** Nobody waits for it: whoever looks at a screen goes before. */
  readonly background?: boolean;
}

/** Holds requests to a portal within the limits that all functions share; waits for its turn, or refuses. */
export function createRateLimiter({ limits, until, background = false }: LimiterOptions): RateLimiter {
  return {
    async enter(connection, methods) {
      const portal = portalKeyOf(connection);
      // A clock that is set back, or stands still, makes nobody wait longer.
      const end = performance.now() + until.getTime() - Date.now();
      for (;;) {
        const now = Date.now();
        const verdict = await limits.take({ portal, methods, background }, now);
        if (verdict.kind === 'go') return;
        if (verdict.kind === 'closed') {
          throw new Bitrix24Error(bitrix24Problem('operation_time_limit'), 'operation_time_limit');
        }
        if (performance.now() + verdict.milliseconds >= end) {
          // Not under Bitrix24's own code, which would be asked again.
          throw new Bitrix24Error(bitrix24Problem('query_limit_exceeded'), 'held_back');
        }
        await setTimeout(verdict.milliseconds);
      }
    },

    async heard(connection, spent) {
      const [portal, now] = [portalKeyOf(connection), Date.now()];
      for (const { method, operating, resetAt } of spent) {
        if (operating < OPERATING_MAX_BACKGROUND) continue;
        const closedUntil =
          resetAt !== null && resetAt * 1000 > now
            ? Math.min(resetAt * 1000, now + OPERATING_MILLISECONDS)
            : now + (Number.isFinite(operating) ? FORGOTTEN_AFTER_MILLISECONDS : OPERATING_MILLISECONDS);
        await limits.close(portal, method, operating >= OPERATING_MAX ? 'all' : 'background', closedUntil, now);
      }
    },
  };
}

/** A portal in a key: nobody reads from the table whose it is. */
export function portalKeyOf({ origin }: Pick<PortalConnection, 'origin'>): string {
  return createHash('sha256').update(new URL(origin).host).digest('base64url');
}
