import type { Change } from '#data/stream.ts';
import type { Repositories } from '#data/repositories.ts';
import { isAfter } from './is-after.ts';

/**
 * Counts the members who have answered an anonymous run with a mark; who answers by a ballot is counted by the answer itself.
 * A mark that outlived its run is taken away again.
 */
export async function countParticipation(
  changes: readonly Change[],
  counters: Repositories['counters'],
): Promise<void> {
  const runId = changes[0]!.key.pk.slice('MARKS#'.length);
  const old = await counters.storedParticipation(runId);
  const fresh = changes.filter(({ sequence }) => isAfter(sequence, old?.last));
  if (fresh.length === 0) return;
  const marks = (old?.value ?? 0) + fresh.filter((change) => change.new?.['opening'] === undefined).length;
  const outcome = await counters.saveParticipation(runId, marks, fresh.at(-1)!.sequence, old);
  if (outcome === 'gone') await counters.drop(fresh.map(({ key }) => key));
}
