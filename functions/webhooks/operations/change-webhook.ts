import { notFound } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import type { WebhooksOperation } from '../operation.ts';
import { presentWebhook } from '../present.ts';
import { requireReceiver } from '../receiver.ts';
import type { WebhookSettings } from '../repositories/webhooks.ts';

const ON = { enabled: true, stopped: null, attempts: 0, failingSince: null, retryAt: null } as const;
const OFF = { enabled: false, stopped: 'by_hand', retryAt: null } as const;

/** Changes where events are sent and which; switched on again, it goes on where it stopped. */
export const changeWebhook: WebhooksOperation<'changeWebhook'> = async (context, { params, body }) => {
  const { repos, workspaceId, outbound, now } = context;
  const { address, events, description, with_addresses: withAddresses, enabled } = body;
  if (address !== undefined) requireReceiver(address, outbound);
  await requireWritable(context);
  const set: WebhookSettings = {
    ...(address === undefined ? {} : { address }),
    ...(events === undefined ? {} : { events: [...new Set(events)] }),
    ...(description === undefined ? {} : { description }),
    ...(withAddresses === undefined ? {} : { withAddresses }),
    ...(enabled === undefined ? {} : enabled ? ON : OFF),
  };
  const place = { workspaceId, id: params.webhookId };
  if (Object.keys(set).length > 0 && !(await repos.webhooks.change(place, set, enabled ? now : null))) {
    notFound('webhook');
  }
  const webhook = (await repos.webhooks.find(workspaceId, params.webhookId)) ?? notFound('webhook');
  return presentWebhook(webhook, now);
};
