import type { Repositories } from '#data/repositories.ts';
import type { Change } from '#data/stream.ts';
import { toKeptTask } from './repositories/task.ts';

/**
 * Writes down what was changed in tasks, and empties the trail of those that are gone. In the order of the stream: after
 * a task's deletion comes no change of it, so that nothing is left behind.
 */
export async function recordTaskChanges(
  changes: readonly Change[],
  repos: Pick<Repositories, 'taskEvents' | 'removal'>,
  now: Date,
): Promise<void> {
  for (const change of changes) {
    if (change.old && change.new) await repos.taskEvents.record(toKeptTask(change.old), toKeptTask(change.new));
    else if (change.old) await repos.removal.removeAllOf('task', toKeptTask(change.old).id, now);
  }
}
