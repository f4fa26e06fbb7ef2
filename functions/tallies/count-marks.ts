import type { Change } from '#data/stream.ts';
import type { Repositories } from '#data/repositories.ts';
import { isAfter } from './is-after.ts';

/** Counts the members who have answered an anonymous run; a mark that outlived its run is taken away again. */
export async function countMarks(changes: readonly Change[], tallies: Repositories['tallies']): Promise<void> {
  const frameId = changes[0]!.key.pk.slice('MARKS#'.length);
  const old = await tallies.storedMarks(frameId);
  const fresh = changes.filter(({ sequence }) => isAfter(sequence, old?.last));
  if (fresh.length === 0) return;
  const marks = (old?.value ?? 0) + fresh.length;
  const outcome = await tallies.saveMarks(frameId, marks, fresh.at(-1)!.sequence, old);
  if (outcome === 'gone') await tallies.drop(fresh.map(({ key }) => key));
}
