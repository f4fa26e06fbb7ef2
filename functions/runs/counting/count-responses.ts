import { countDays } from '../repositories/answers-by-day.ts';
import type { Counted } from '../repositories/counters.ts';
import { keys, type Key } from '#data/keys.ts';
import { userOf, toResponse } from '../repositories/responses.ts';
import type { Change } from '#data/stream.ts';
import type { Repositories } from '#data/repositories.ts';
import {
  countResponse,
  forgetUnusedValues,
  type Counted as CountedResponse,
  type ResponseCounts,
} from '../repositories/response-counts.ts';
import { isAfter } from './is-after.ts';
import { releaseResponses, type Outcome } from './release-responses.ts';

/**
 * Counts answers that came, changed or went in one run; where answers are not shown at once, releases those that may
 * be, and takes notice when the run is closed. Answers that reached the table after their run was deleted are taken
 * away again: they were on their way, and "deleted" means that nothing is left. `more` when it is to go on.
 */
export async function countResponses(
  changes: readonly Change[],
  { counters, releases }: Pick<Repositories, 'counters' | 'releases'>,
): Promise<Outcome> {
  const runId = changes[0]!.key.pk.slice('RUN#'.length);
  const old = await counters.stored(runId);
  const fresh = changes.filter((change) => isResponse(change) && isAfter(change.sequence, old?.last));
  const begun = old ?? (await counters.begin(runId));
  const outcome = begun.release
    ? await releaseResponses(
        runId,
        { fresh, last: lastOf(changes, old) },
        { ...begun, release: begun.release },
        old,
        releases,
      )
    : await countAtOnce(runId, fresh, begun.value, old, counters);
  // Where answers are not shown at once, that is known with the last of them.
  if (!begun.release && outcome === 'counted' && !changes.every(isResponse))
    await releases.breakDown(runId, new Date());
  if (outcome === 'gone')
    await counters.drop(fresh.filter((change) => change.new).flatMap(({ key }) => late(runId, key)));
  return outcome;
}

/** Where answers are shown at once, so are the counters. */
async function countAtOnce(
  runId: string,
  fresh: readonly Change[],
  begun: ResponseCounts,
  old: Counted | null,
  counters: Repositories['counters'],
): Promise<Outcome> {
  if (fresh.length === 0) return 'counted';
  // Only now: answers that are sent again unchanged go and come in one record, and keep their words.
  const counts = forgetUnusedValues(fresh.reduce(apply, { ...begun, days: countDays(begun.days ?? {}, fresh) }));
  return counters.save(runId, counts, fresh.at(-1)!.sequence, old);
}

/** The last record that is counted once these are. */
function lastOf(changes: readonly Change[], old: Counted | null): string {
  const { sequence } = changes.at(-1)!;
  return isAfter(sequence, old?.last) ? sequence : old!.last;
}

/** An answer, and not the run itself, which was closed. */
function isResponse(change: Change): boolean {
  return (change.new ?? change.old)?.['type'] === 'response';
}

/** An answer, and the way from its account to it where it has a name; without one it may have counted for a limited link. */
function late(runId: string, key: Key): Key[] {
  const userId = userOf(toResponse({ ...key }));
  return [key, userId === null ? keys.linkUse(runId) : keys.answered(userId, runId)];
}

function apply(counts: ResponseCounts, change: Change): ResponseCounts {
  const without = change.old ? countResponse(counts, said(change.old), -1) : counts;
  return change.new ? countResponse(without, said(change.new), 1) : without;
}

function said(item: NonNullable<Change['new']>): CountedResponse {
  const response = toResponse(item);
  return { named: userOf(response) !== null, answers: response.answers, seconds: response.seconds ?? null };
}
