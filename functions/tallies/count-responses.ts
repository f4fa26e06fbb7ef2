import { keys, type Key } from '#data/keys.ts';
import { userOf, toResponse } from '#data/responses.ts';
import type { Change } from '#data/stream.ts';
import type { Repositories } from '#data/repositories.ts';
import { fold, forgetUnsaid, type Counted, type Tally } from '#data/tally.ts';
import { isAfter } from './is-after.ts';

/**
 * Counts answers that came, changed or went in one run. Answers that reached the table after their run was deleted
 * are taken away again: they were on their way, and "deleted" means that nothing is left.
 */
export async function countResponses(changes: readonly Change[], tallies: Repositories['tallies']): Promise<void> {
  const frameId = changes[0]!.key.pk.slice('FRAME#'.length);
  const old = await tallies.stored(frameId);
  const fresh = changes.filter(({ sequence }) => isAfter(sequence, old?.last));
  if (fresh.length === 0) return;
  // Only now: answers that are sent again unchanged go and come in one record, and keep their words.
  const tally = forgetUnsaid(fresh.reduce(apply, old?.value ?? (await tallies.begin(frameId))));
  const outcome = await tallies.save(frameId, tally, fresh.at(-1)!.sequence, old);
  if (outcome === 'gone')
    await tallies.drop(fresh.filter((change) => change.new).flatMap(({ key }) => late(frameId, key)));
}

/** An answer, and the way from its account to it where it has a name. */
function late(frameId: string, key: Key): Key[] {
  const userId = userOf(toResponse({ ...key }));
  return userId === null ? [key] : [key, keys.answered(userId, frameId)];
}

function apply(tally: Tally, change: Change): Tally {
  const without = change.old ? fold(tally, toCounted(change.old), -1) : tally;
  return change.new ? fold(without, toCounted(change.new), 1) : without;
}

function toCounted(item: NonNullable<Change['new']>): Counted {
  const response = toResponse(item);
  return { named: userOf(response) !== null, answers: response.answers };
}
