import { userOf, toResponse } from '#data/responses.ts';
import type { Change } from '#data/stream.ts';
import type { Repositories } from '#data/repositories.ts';
import { EMPTY_TALLY, fold, type Counted, type Tally } from '#data/tally.ts';
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
  const tally = fresh.reduce(apply, old?.value ?? EMPTY_TALLY);
  const outcome = await tallies.save(frameId, tally, fresh.at(-1)!.sequence, old);
  if (outcome === 'gone') await tallies.drop(fresh.filter((change) => change.new).map(({ key }) => key));
}

function apply(tally: Tally, change: Change): Tally {
  const without = change.old ? fold(tally, toCounted(change.old), -1) : tally;
  return change.new ? fold(without, toCounted(change.new), 1) : without;
}

function toCounted(item: NonNullable<Change['new']>): Counted {
  const response = toResponse(item);
  return { named: userOf(response) !== null, answers: response.answers };
}
