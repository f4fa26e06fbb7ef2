import { notFound } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { SECRET_OVERLAP_HOURS } from '#shared/rules/webhooks.ts';
import { HOUR_MS } from '#shared/rules/durations.ts';
import type { WebhooksOperation } from '../operation.ts';
import { webhookOf } from '../send-by-hand.ts';
import { newSecret } from '../signature.ts';

/** Another secret; for a day both sign, so that the receiver loses nothing. */
export const renewWebhookSecret: WebhooksOperation<'renewWebhookSecret'> = async (context, { params }) => {
  const { repos, vault, workspaceId, now } = context;
  await requireWritable(context);
  const { id, sealed: previousSealed } = await webhookOf(params.webhookId, context);
  const secret = newSecret();
  const sealed = await vault.seal(secret, { workspace: workspaceId, kind: 'webhooks' });
  const previousUntil = new Date(now.getTime() + SECRET_OVERLAP_HOURS * HOUR_MS).toISOString();
  if (!(await repos.webhooks.change({ workspaceId, id }, { sealed, previousSealed, previousUntil }))) {
    notFound('webhook');
  }
  return { secret };
};
