import { keys, type Key } from '#data/keys.ts';
import { userOf, toResponse } from '#data/responses.ts';
import type { Change } from '#data/stream.ts';
import type { Repositories } from '#data/repositories.ts';
import { countResponse, forgetUnusedValues, type Counted, type ResponseCounts } from '#data/response-counts.ts';
import { isAfter } from './is-after.ts';

/**
 * Counts answers that came, changed or went in one run. Answers that reached the table after their run was deleted
 * are taken away again: they were on their way, and "deleted" means that nothing is left.
 */
export async function countResponses(changes: readonly Change[], counters: Repositories['counters']): Promise<void> {
  const frameId = changes[0]!.key.pk.slice('FRAME#'.length);
  const old = await counters.stored(frameId);
  const fresh = changes.filter(({ sequence }) => isAfter(sequence, old?.last));
  if (fresh.length === 0) return;
  // Only now: answers that are sent again unchanged go and come in one record, and keep their words.
  const counts = forgetUnusedValues(fresh.reduce(apply, old?.value ?? (await counters.begin(frameId))));
  const outcome = await counters.save(frameId, counts, fresh.at(-1)!.sequence, old);
  if (outcome === 'gone')
    await counters.drop(fresh.filter((change) => change.new).flatMap(({ key }) => late(frameId, key)));
}

/** An answer, and the way from its account to it where it has a name. */
function late(frameId: string, key: Key): Key[] {
  const userId = userOf(toResponse({ ...key }));
  return userId === null ? [key] : [key, keys.answered(userId, frameId)];
}

function apply(counts: ResponseCounts, change: Change): ResponseCounts {
  const without = change.old ? countResponse(counts, toCounted(change.old), -1) : counts;
  return change.new ? countResponse(without, toCounted(change.new), 1) : without;
}

function toCounted(item: NonNullable<Change['new']>): Counted {
  const response = toResponse(item);
  return { named: userOf(response) !== null, answers: response.answers };
}
