import type { Key } from '#data/keys.ts';
import type { WorkerContext } from '#core/worker.ts';

/**
 * A response may reach the table a moment after its run was deleted: the request was already on its way. The stream
 * reports it after the deletion, so here it can be taken away, and "deleted" means that nothing is left.
 */
export async function checkResponse(
  item: Record<string, unknown> & Key,
  { repos: { jobs } }: WorkerContext,
): Promise<void> {
  await jobs.dropResponseWithoutFrame(item.pk.slice('FRAME#'.length), { pk: item.pk, sk: item.sk });
}
