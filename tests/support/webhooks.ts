import { randomUUID } from 'node:crypto';
import { newSecret } from '#functions/webhooks/signature.ts';
import { WEBHOOK_EVENTS, type WebhookEvent } from '#shared/rules/webhooks.ts';
import { repos, vault } from './factories.ts';

interface Place {
  readonly id: string;
}

interface Wanted {
  readonly address?: string;
  readonly events?: readonly WebhookEvent[];
  readonly withAddresses?: boolean;
  readonly createdBy?: string | null;
}

/** A subscription to the events of a workspace, with its secret. */
export async function makeWebhook({ id: workspaceId }: Place, wanted: Wanted = {}) {
  const { address = 'https://hooks.example/tonus', events = WEBHOOK_EVENTS, ...more } = wanted;
  const { withAddresses = false, createdBy = null } = more;
  const [id, secret] = [randomUUID(), newSecret()];
  const sealed = await vault.seal(secret, { workspace: workspaceId, kind: 'webhooks' });
  const createdAt = new Date().toISOString();
  const given = { id, workspaceId, address, events, description: '', withAddresses, createdBy, createdAt, sealed };
  const made = await repos.webhooks.create(given);
  if (made !== 'made') throw new Error(`No subscription: ${made}`);
  return { id, secret };
}

/** A subscription with an event and its delivery, as they lie when one was sent. */
export async function makeSentEvent(workspace: Place, webhookId: string, memberId: string | null = null) {
  const now = new Date();
  const event = { id: randomUUID(), type: 'member.joined', at: now.toISOString(), aboutId: null, memberId } as const;
  const { number } = (await repos.webhooks.recordTest(workspace.id, event, now))!;
  const sent = { occurredAt: event.at, sentAt: event.at, milliseconds: 5, status: 200, problem: null, answer: 'ok' };
  const delivery = { number, eventId: event.id, type: event.type, attempts: 1, delivered: true, ...sent };
  await repos.webhookSending.note(workspace.id, webhookId, delivery, now);
  return { number };
}

/** A subscription of somebody that was sent an event about them, by its id and the number of the event. */
export async function makeSentWebhook(workspace: Place, { id: userId }: Place) {
  const { id } = await makeWebhook(workspace, { createdBy: userId });
  return { id, ...(await makeSentEvent(workspace, id, userId)) };
}
