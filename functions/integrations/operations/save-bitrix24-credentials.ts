import { integrationsErrors } from '#text/integrations/errors.ts';
import { Bitrix24Error } from '../bitrix24/bitrix24.ts';
import { refuseProblem } from '#core/clients/connection-problems.ts';
import { conflict, notFound } from '#core/http/errors.ts';
import { CONNECTION_CHECKS, TURN_MILLISECONDS } from '../clients.ts';
import { webhookConnection } from '../bitrix24/connection.ts';
import { createRateLimiter } from '../portal/rate-limiter.ts';
import { requireFeature } from '#functions/subscriptions/plan.ts';
import { countAttempt } from '#core/throttle.ts';
import { DEFAULT_STATUS_PRESET } from '#shared/rules/bitrix24-tasks.ts';
import { maskWebhook, parseWebhook, webhookUrl, type Webhook } from '#shared/rules/webhook.ts';
import { present } from '../present-bitrix24.ts';
import type { Bitrix24Operation } from '../operation.ts';

/** Tries the webhook and keeps it only if Bitrix24 lets us in; what is still missing comes as warnings. */
export const saveBitrix24Credentials: Bitrix24Operation<'saveBitrix24Credentials'> = async (context, { body }) => {
  const { repos, workspaceId, now, newId, vault, bitrix24 } = context;
  await requireFeature(context, 'bitrix24');
  await countAttempt(CONNECTION_CHECKS, workspaceId, context);
  const webhook = parse(body.webhook_url);
  const limiter = createRateLimiter({ limits: repos.portalLimits, until: new Date(now.getTime() + TURN_MILLISECONDS) });
  const warnings = await bitrix24.check(webhookConnection(webhook), limiter).catch(refuseIfSaidSo);

  const known = await repos.integrations.findBitrix24(workspaceId);
  const sealed = await vault.seal(webhookUrl(webhook), { workspace: workspaceId, kind: 'bitrix24' });
  const masked = maskWebhook(webhook);
  switch (
    await repos.integrations.saveBitrix24(workspaceId, { sealed, masked, app: null }, known, { now, jobId: newId() })
  ) {
    case 'saved': {
      const updatedAt = now.toISOString();
      const { createdAt = updatedAt, statusPreset = DEFAULT_STATUS_PRESET } = known ?? {};
      const head = await repos.portalSnapshots.find(workspaceId);
      return { ...present({ masked, app: null, statusPreset, createdAt, updatedAt }, head, context), warnings };
    }
    case 'changed':
      return conflict(integrationsErrors.webhookChanged);
    case 'workspace gone':
      return notFound('workspace');
  }
};

function parse(text: string): Webhook {
  const webhook = parseWebhook(text);
  if (!webhook) throw new Error('The schema has let through what is no webhook');
  return webhook;
}

function refuseIfSaidSo(error: unknown): never {
  if (error instanceof Bitrix24Error) return refuseProblem(error.problem, 'webhook_url');
  throw error;
}
