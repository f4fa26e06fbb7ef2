import type { Change } from '#data/stream.ts';
import type { Repositories } from '#data/repositories.ts';

/** Takes away the marks of codes that outlived their run. They are not counted: how many codes were used nobody is told. */
export async function dropLateCodeMarks(changes: readonly Change[], counters: Repositories['counters']): Promise<void> {
  const runId = changes[0]!.key.pk.slice('CODES#'.length);
  if (await counters.isGone(runId)) await counters.drop(changes.map(({ key }) => key));
}
