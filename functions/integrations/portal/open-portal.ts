import type { Bitrix24, RateLimiter } from '../bitrix24/bitrix24.ts';
import type { PortalConnection } from '../bitrix24/connection.ts';

/** A portal that may be asked, until when, and the limits it is asked within. */
export interface Portal {
  readonly bitrix24: Bitrix24;
  readonly connection: PortalConnection;
  readonly until: Date;
  readonly limiter: RateLimiter;
}
