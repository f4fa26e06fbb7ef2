import type { JudgingOutbound } from '#core/clients/outbound.ts';
import type { Vault } from '#core/clients/vault.ts';
import type { Operation, OperationContext } from '#core/http/operation.ts';
import { createThrottles } from '#data/throttles.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import type { webhooks } from '#shared/contract/webhooks.ts';
import { sendingRepositories } from './deliver-webhooks.ts';
import { createWebhooks } from './repositories/webhooks.ts';

/** What this domain uses of the table. */
export const repositories = {
  ...sendingRepositories,
  plans: createPlans,
  throttles: createThrottles,
  webhooks: createWebhooks,
};

/** What events are sent and secrets are sealed with. */
interface WebhookClients {
  readonly outbound: JudgingOutbound;
  readonly vault: Vault;
  readonly siteUrl: string;
}

/** An operation of this domain, by the name of its route. */
export type WebhooksOperation<Name extends keyof typeof webhooks> = Operation<
  (typeof webhooks)[Name],
  keyof typeof repositories,
  WebhookClients
>;

/** What operations about one subscription look at. */
export type OfWebhook = OperationContext<keyof typeof repositories> & WebhookClients & { readonly workspaceId: string };
