import { tooManyRequests } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import type { Run } from '#functions/runs/repositories/runs.ts';
import { sourceBucket } from './source-bucket.ts';

const WINDOW_SECONDS = 60;
/** So many submissions of one source in a minute cost nothing but memory; an ordinary respondent sends one or two. */
const UNCOUNTED = 30;
/** Counted in the table from there on, for all copies of this function together; a whole shift behind one address fits. */
const LIMIT = 600;
const KEEP_SECONDS = 10 * 60;

/** Submissions of the minute that has begun at `window`, by link and source. */
let memory = { window: 0, submissions: new Map<string, number>() };

/**
 * Refuses a flood of one link from one source with 429 until the minute is over. No address is kept: not even its
 * hash, only in which of few buckets it falls, another one every minute and for every link.
 */
export async function requireLinkRate(
  run: Run,
  { repos, sourceAddress, now }: OperationContext<'linkUse'>,
): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000);
  const window = seconds - (seconds % WINDOW_SECONDS);
  const bucket = sourceBucket(run.publicToken, window, sourceAddress);
  if (memory.window !== window) memory = { window, submissions: new Map() };
  const source = `${run.id}/${bucket}`;
  const submissions = (memory.submissions.get(source) ?? 0) + 1;
  memory.submissions.set(source, submissions);
  if (submissions <= UNCOUNTED) return;
  const rate = { window, bucket, limit: LIMIT, ttl: window + KEEP_SECONDS };
  if (!(await repos.linkUse.countLinkRate(run.id, rate))) tooManyRequests(window + WINDOW_SECONDS - seconds);
}
