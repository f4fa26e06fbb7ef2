import type { AiClients } from '#core/integrations.ts';
import type { Operation } from '#core/http/operation.ts';
import { createIntegrations } from '#data/integrations.ts';
import { createPlans } from '#data/plans.ts';
import { createThrottles } from '#data/throttles.ts';
import { createWorkspaces } from '#data/workspaces.ts';
import type { ai } from '#shared/contract/ai.ts';

/** What operations of this domain use of the table. */
export const repositories = {
  integrations: createIntegrations,
  plans: createPlans,
  throttles: createThrottles,
  workspaces: createWorkspaces,
};

/** An operation of this domain, by the name of its route. */
export type AiOperation<Name extends keyof typeof ai> = Operation<
  (typeof ai)[Name],
  keyof typeof repositories,
  AiClients
>;
