import { keys } from '#data/keys.ts';
import { insert, remove, type Write } from '#data/writes.ts';

/** Of a run what its short address is made of. */
interface Run {
  readonly id: string;
  readonly publicToken: string;
  readonly shortCode: string | null;
}

/** What it takes that a short code leads to the run's link, and another one does not any more; null where the run goes. */
export function shortLinkWrites(old: Run, changed: Run | null): Write[] {
  const [before, now] = [old.shortCode, changed?.shortCode ?? null];
  if (before === now) return [];
  const gone = before === null ? [] : [remove(keys.shortLink(before))];
  if (changed === null || now === null) return gone;
  const { id: runId, publicToken: token } = changed;
  return [...gone, insert({ ...keys.shortLink(now), type: 'short-link', runId, token })];
}
