import { createDue, type DueEntry } from '#data/due.ts';
import { log, describeError } from '#core/log.ts';
import type { Opened } from '#data/open-repositories.ts';
import { createWorkspaces, type Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import { pauseAfter, WEBHOOK_TEST, type WebhookStop } from '#shared/rules/webhooks.ts';
import { letterWrites } from './letters-of-stop.ts';
import type { EventsHead } from './repositories/webhook-events.ts';
import { createWebhookSending } from './repositories/webhook-sending.ts';
import type { StoredEvent, Webhook } from './repositories/webhook.ts';
import { payloadOf, payloadRepositories } from './sending/payload.ts';
import { secretsOf, sendEvent, type Sender } from './sending/send-event.ts';

/** What sending events uses of the table. */
export const sendingRepositories = {
  ...payloadRepositories,
  due: createDue,
  webhookSending: createWebhookSending,
  workspaces: createWorkspaces,
};

/** What the sending of events is given. */
interface Delivering extends Sender {
  readonly repos: Opened<typeof sendingRepositories>;
  readonly siteUrl: string;
  readonly newId: () => string;
  /** Waits before an attempt that comes soon. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** From then on nothing more is begun: what is left waits for the next minute. */
  readonly until: Date;
}

/** Who sends for a receiver has it for so long after the last word: longer than an attempt and its pause take. */
const LEASE_MILLISECONDS = 60_000;
const EVENTS_AT_ONCE = 25;
/** An attempt that comes so soon is waited for. */
const SOON_MILLISECONDS = 15_000;
/** Workspaces that are sent for side by side; each has ten receivers at most. */
const WORKSPACES_AT_ONCE = 25;

/** Sends what is due, workspaces and receivers side by side: one that hangs holds up nobody but itself. */
export async function deliverWebhooks(context: Delivering): Promise<void> {
  const entries: DueEntry[] = [];
  for await (const entry of context.repos.due.list('deliver-webhooks', context.clock())) entries.push(entry);
  const next = entries.values();
  await Promise.all(Array.from({ length: WORKSPACES_AT_ONCE }, () => takeInTurn(next, context)));
}

async function takeInTurn(entries: Iterator<DueEntry>, context: Delivering): Promise<void> {
  for (let one = entries.next(); !one.done && context.clock() < context.until; one = entries.next()) {
    try {
      await deliverIn(one.value, context);
    } catch (error) {
      log('error', 'events were not sent', { workspaceId: one.value.id, error: describeError(error) });
    }
  }
}

/** Sends what is due in a workspace; it stays due where something is left. */
async function deliverIn(entry: DueEntry, context: Delivering): Promise<void> {
  const { repos } = context;
  const head = await repos.webhookSending.head(entry.id);
  const workspace = await repos.workspaces.find(entry.id);
  if (!workspace || head?.dueAt !== entry.dueAt) return repos.due.drop(entry);
  const webhooks = (await repos.webhookSending.subscriptions(workspace.id)).filter(({ enabled }) => enabled);
  const ends = await Promise.all(webhooks.map((webhook) => deliverTo(webhook, head, workspace, context)));
  // Where somebody else sends, or time ran out, the next minute looks again.
  if (ends.includes('open')) return;
  const [soonest = null] = ends.filter((end) => end !== 'done').toSorted();
  await repos.webhookSending.plan(workspace.id, head, soonest);
}

/** `done`, when it is to be tried again, or `open` where it is to be looked at again at once. */
type End = string;

/** Sends to one receiver what it has not had, in order, until something fails. */
async function deliverTo(webhook: Webhook, head: EventsHead, workspace: Workspace, context: Delivering): Promise<End> {
  const { repos, clock } = context;
  const now = clock().toISOString();
  if (webhook.done >= head.last) return 'done';
  if (webhook.retryAt !== null && webhook.retryAt > now) return webhook.retryAt;
  if (webhook.leaseUntil !== null && webhook.leaseUntil > now) return 'open';
  const mine = await repos.webhookSending.take(webhook, context.newId(), leaseFrom(clock()));
  if (!mine) return 'open';
  return sendInOrder(mine, workspace, context);
}

async function sendInOrder(taken: Webhook, workspace: Workspace, context: Delivering): Promise<End> {
  const { repos, clock, vault } = context;
  const secrets = await secretsOf(taken, vault, clock());
  let webhook = taken;
  for (;;) {
    const events = await repos.webhookSending.after(workspace.id, webhook.done, EVENTS_AT_ONCE);
    for (const event of events) {
      const wanted = event.type !== WEBHOOK_TEST && webhook.events.includes(event.type);
      const outcome = wanted
        ? await attempt(webhook, event, secrets, workspace, context)
        : { ...webhook, ...past(event) };
      if (outcome === null) return 'open';
      webhook = outcome;
      if (!webhook.enabled) return 'done';
      if (webhook.retryAt !== null) return release(webhook, webhook.retryAt, context);
      if (clock() >= context.until) return release(webhook, 'open', context);
    }
    if (events.length === 0) return release(webhook, 'done', context);
  }
}

/** Events expire, and not all of them are wanted: what is behind is behind. */
const past = ({ number }: StoredEvent) => ({ done: number, attempts: 0, failingSince: null, retryAt: null });

/**
 * Sends one event, and again where the pause is short. What came of it is written down before anything else is sent, so
 * an event that was sent and not written down is sent once more, under the same id. Null where the receiver is
 * somebody else's by now.
 */
async function attempt(
  before: Webhook,
  event: StoredEvent,
  secrets: readonly string[],
  workspace: Workspace,
  context: Delivering,
): Promise<Webhook | null> {
  const { repos, clock, siteUrl, wait } = context;
  let webhook = before;
  for (;;) {
    const { withAddresses } = webhook;
    const body = await payloadOf(event, { repos, workspace, siteUrl, withAddresses });
    const { delivery, gone } = await sendEvent(webhook, event, body, secrets, context);
    const now = clock();
    const attempts = webhook.attempts + 1;
    const failingSince = webhook.failingSince ?? now.toISOString();
    const pause = pauseAfter(attempts, new Date(failingSince), now);
    const stop = delivery.delivered ? null : gone ? 'gone' : pause === null ? 'failing' : null;
    const retryAt = new Date(now.getTime() + (pause ?? 0)).toISOString();
    const progress = delivery.delivered
      ? past(event)
      : { attempts, failingSince, retryAt: stop === null ? retryAt : null, ...stopped(stop) };
    const told = { ...progress, leaseUntil: stop === null ? leaseFrom(now) : null };
    const letters = stop === null ? [] : await letterWrites(webhook, stop, workspace, { ...context, now });
    const written = await repos.webhookSending.settle(webhook, told, { ...delivery, attempts }, now, letters);
    if (!written) return null;
    webhook = { ...webhook, ...told };
    const isSoon = webhook.retryAt !== null && pause !== null && pause <= SOON_MILLISECONDS;
    if (!isSoon || retryAt > context.until.toISOString()) return webhook;
    await wait(pause);
  }
}

function stopped(stop: WebhookStop | null) {
  return stop === null ? {} : { enabled: false, stopped: stop };
}

/** Lets others send for it, and writes down what was passed over. */
async function release(webhook: Webhook, end: End, { repos, clock }: Delivering): Promise<End> {
  const { done } = webhook;
  const written = await repos.webhookSending.settle(webhook, { done, leaseUntil: null }, null, clock());
  return written ? end : 'open';
}

function leaseFrom(now: Date): string {
  return new Date(now.getTime() + LEASE_MILLISECONDS).toISOString();
}
