import type { Repositories } from '#data/repositories.ts';
import type { Change } from '#data/stream.ts';
import { eventsOfChanges, settledEvent } from './events-of-changes.ts';

type Repos = Pick<Repositories, 'webhookEvents'>;

/**
 * Writes down what others are told of, from the changes of one partition of a workspace. They come from the table's
 * stream: what was written is told, and nothing else is, and whoever writes it neither knows nor pays for who listens.
 */
export async function tellOf(changes: readonly Change[], { webhookEvents }: Repos, now: Date): Promise<void> {
  const events = eventsOfChanges(changes, now);
  if (events.length > 0) await webhookEvents.record(workspaceOf(changes[0]!), events, now);
}

/** The same of a run that is closed, once all that may be shown of it is. */
export async function tellOfSettled(changes: readonly Change[], { webhookEvents }: Repos, now: Date): Promise<void> {
  for (const { new: run, sequence } of changes) {
    if (run?.['type'] !== 'run' || run['published'] !== false) continue;
    const event = settledEvent(String(run['id']), sequence, now);
    await webhookEvents.record(String(run['workspaceId']), [event], now);
  }
}

/** Partitions of a workspace are named for it: `WS#{id}`, `TASKS#{id}`. */
function workspaceOf({ key }: Change): string {
  return key.pk.slice(key.pk.indexOf('#') + 1);
}
