import { tooManyRequests } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { sourceBucket } from './source-bucket.ts';

const WINDOW_SECONDS = 600;
/** Wrong codes of one source in ten minutes. Who types one from a poster needs a few. */
const LIMIT = 20;
const KEEP_SECONDS = 600;

/** The wrong codes that were tried from where a request comes from. */
export interface WrongCodes {
  /** Refuses with 429 whoever has tried too many, until the window ends: a right code as well, or a scan would go on. */
  readonly requireFew: () => Promise<void>;
  /** Counts one more; nothing is written down of whoever has a right one. */
  readonly count: () => Promise<void>;
}

/**
 * The limit on guessing short codes. As with floods of a link no address is kept, only in which of 4096 buckets it
 * falls: all the sources of the world together can try 4096 times the limit in a window.
 */
export function wrongCodesOf({ repos, sourceAddress, now }: OperationContext<'linkUse'>): WrongCodes {
  const seconds = Math.floor(now.getTime() / 1000);
  const window = seconds - (seconds % WINDOW_SECONDS);
  const place = { window, bucket: sourceBucket('code', window, sourceAddress) };
  const refuse = () => tooManyRequests(window + WINDOW_SECONDS - seconds);
  return {
    async requireFew() {
      if ((await repos.linkUse.wrongCodes(place)) >= LIMIT) refuse();
    },
    async count() {
      const rate = { ...place, limit: LIMIT, ttl: window + WINDOW_SECONDS + KEEP_SECONDS };
      if (!(await repos.linkUse.countWrongCode(rate))) refuse();
    },
  };
}
