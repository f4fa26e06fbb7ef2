import { conflict, notFound } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { WEBHOOKS_MAX } from '#shared/rules/webhooks.ts';
import { webhookErrors } from '#text/webhooks/errors.ts';
import type { WebhooksOperation } from '../operation.ts';
import { presentWebhook } from '../present.ts';
import { requireReceiver } from '../receiver.ts';
import { newSecret } from '../signature.ts';

/** A subscription to events, with the secret by which the receiver knows them. */
export const createWebhook: WebhooksOperation<'createWebhook'> = async (context, { body }) => {
  const { repos, workspaceId, actor, outbound, vault, now, newId } = context;
  requireReceiver(body.address, outbound);
  await requireWritable(context);
  const secret = newSecret();
  const made = {
    id: newId(),
    workspaceId,
    address: body.address,
    events: [...new Set(body.events)],
    description: body.description,
    withAddresses: body.with_addresses,
    createdBy: actor.userId,
    createdAt: now.toISOString(),
    sealed: await vault.seal(secret, { workspace: workspaceId, kind: 'webhooks' }),
  };
  const outcome = await repos.webhooks.create(made);
  if (outcome === 'workspace gone') notFound('workspace');
  if (outcome === 'full') conflict(webhookErrors.full(WEBHOOKS_MAX));
  const stored = (await repos.webhooks.find(workspaceId, made.id)) ?? notFound('webhook');
  return { webhook: presentWebhook(stored, now), secret };
};
