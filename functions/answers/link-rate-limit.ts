import { tooManyRequests } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import { sourceBucket } from './source-bucket.ts';

const WINDOW_SECONDS = 60;
/** So many submissions of one source in a minute cost nothing but memory; an ordinary respondent sends one or two. */
const UNCOUNTED = 30;
/** Counted in the table from there on, for all copies of this function together; a whole shift behind one address fits. */
const LIMIT = 600;
/**
 * So many at once, ahead of those that come: one write instead of twenty. What a copy does not use of them is less than
 * what it has let through uncounted, so the limit is never below what it says.
 */
const STEP = 20;
const KEEP_SECONDS = 10 * 60;

/** What this copy knows of the submissions of one source by one link, in the minute that has begun. */
interface Source {
  submissions: number;
  /** Counted in the table, and not made yet. */
  ahead: number;
  /** The limit is reached, which holds until the minute is over. */
  full: boolean;
  counting: Promise<void> | null;
}

let memory = { window: 0, sources: new Map<string, Source>() };

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
  const source = sourceIn(window, `${run.id}/${bucket}`);
  source.submissions += 1;
  if (source.submissions <= UNCOUNTED) return;
  const rate = { window, bucket, limit: LIMIT, step: STEP, ttl: window + KEEP_SECONDS };
  while (source.ahead === 0) {
    if (source.full) tooManyRequests(window + WINDOW_SECONDS - seconds);
    source.counting ??= countAhead(source, () => repos.linkUse.countLinkRate(run.id, rate));
    await source.counting;
  }
  source.ahead -= 1;
}

function sourceIn(window: number, name: string): Source {
  if (memory.window !== window) memory = { window, sources: new Map() };
  const source = memory.sources.get(name) ?? { submissions: 0, ahead: 0, full: false, counting: null };
  memory.sources.set(name, source);
  return source;
}

async function countAhead(source: Source, count: () => Promise<boolean>): Promise<void> {
  try {
    if (await count()) source.ahead += STEP;
    else source.full = true;
  } finally {
    source.counting = null;
  }
}
