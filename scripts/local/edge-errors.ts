import type { EdgeResponse } from './gateway.ts';

/** What CloudFront remembers of an origin's failures unless it is told otherwise, and for how long. */
const REMEMBERED: ReadonlySet<number> = new Set([404, 405, 414, 500, 501, 502, 503, 504]);
const DEFAULT_SECONDS = 10;

interface ErrorRule {
  readonly ErrorCode: number;
  readonly ErrorCachingMinTTL?: number | undefined;
}

/**
 * The distribution's memory of errors: a failure is given again for a while to whoever asks the same, whatever the
 * answer says of caching. Bounded by its own forgetting: `size` is how many it remembers.
 */
export function createErrorMemory(rules: readonly ErrorRule[]) {
  const kept = new Map<string, { until: number; response: EdgeResponse }>();
  const secondsOf = (status: number): number =>
    rules.find(({ ErrorCode }) => ErrorCode === status)?.ErrorCachingMinTTL ?? DEFAULT_SECONDS;
  return {
    size: () => kept.size,
    recall(key: string): EdgeResponse | undefined {
      const found = kept.get(key);
      if (found && found.until > Date.now()) return found.response;
      kept.delete(key);
      return undefined;
    },
    keep(key: string, response: EdgeResponse): void {
      if (!REMEMBERED.has(response.status)) return;
      const seconds = secondsOf(response.status);
      if (seconds <= 0) return;
      const now = Date.now();
      // What nobody asks for again would stay for ever: what has run out goes, oldest first, until one has not.
      for (const [old, { until }] of kept) {
        if (until > now) break;
        kept.delete(old);
      }
      kept.delete(key);
      kept.set(key, { until: now + seconds * 1000, response });
    },
  };
}
