import { uuidOfName } from '#core/uuid.ts';
import type { Change } from '#data/stream.ts';
import type { WebhookEvent } from '#shared/rules/webhooks.ts';
import type { NewEvent } from './repositories/webhook-events.ts';

/** What a change of an item tells, and about what. */
interface Told {
  readonly event: WebhookEvent;
  readonly about: { readonly aboutId: string } | { readonly memberId: string };
}

/**
 * What of these changes of a workspace others are told of, in their order. The same record gives the same id, however
 * often the stream hands it over.
 */
export function eventsOfChanges(changes: readonly Change[], now: Date): NewEvent[] {
  return changes.flatMap((change) => {
    const told = toldBy(change);
    if (!told) return [];
    const { pk, sk } = change.key;
    const about = { aboutId: null, memberId: null, ...told.about };
    return [{ id: idOf([pk, sk, change.sequence, told.event]), type: told.event, at: now.toISOString(), ...about }];
  });
}

/** That a run was closed and nothing more of it comes into sight. */
export function settledEvent(runId: string, sequence: string, now: Date): NewEvent {
  const id = idOf([runId, sequence, 'results.settled']);
  return { id, type: 'results.settled', at: now.toISOString(), aboutId: runId, memberId: null };
}

/** An answer, a mark or anything else of those who answer is none of these. */
function toldBy({ old, new: come }: Change): Told | null {
  const came = old === null && come !== null;
  const item = come ?? old ?? {};
  const went = old !== null && come === null;
  switch (item['type']) {
    case 'open-run':
      if (came) return { event: 'run.opened', about: { aboutId: String(item['runId']) } };
      return went ? { event: 'run.closed', about: { aboutId: String(item['runId']) } } : null;
    case 'member':
      if (came) return { event: 'member.joined', about: { memberId: String(item['userId']) } };
      return went ? { event: 'member.left', about: { memberId: String(item['userId']) } } : null;
    case 'task':
      return came ? { event: 'task.created', about: { aboutId: String(item['id']) } } : null;
    case 'rule-entry':
      return came && item['outcome'] === 'done'
        ? { event: 'rule.fired', about: { aboutId: String(item['ruleId']) } }
        : null;
    default:
      return null;
  }
}

function idOf(parts: readonly string[]): string {
  return uuidOfName(parts.join('\n'));
}
