import type { Bitrix24Clients } from '#core/integrations.ts';
import type { Operation } from '#core/http/operation.ts';
import { createAddresses } from '#data/addresses.ts';
import { createIntegrations } from '#data/integrations.ts';
import { createInvitations } from '#data/invitations.ts';
import { createPlans } from '#data/plans.ts';
import { createPortalLimits } from '#data/portal-limits.ts';
import { createPortalSnapshots } from '#data/portal-snapshots.ts';
import { createThrottles } from '#data/throttles.ts';
import { createWorkspaces } from '#data/workspaces.ts';
import type { bitrix24 } from '#shared/contract/bitrix24.ts';

/** What operations of this domain use of the table. */
export const repositories = {
  addresses: createAddresses,
  integrations: createIntegrations,
  invitations: createInvitations,
  plans: createPlans,
  portalLimits: createPortalLimits,
  portalSnapshots: createPortalSnapshots,
  throttles: createThrottles,
  workspaces: createWorkspaces,
};

/** An operation of this domain, by the name of its route. */
export type Bitrix24Operation<Name extends keyof typeof bitrix24> = Operation<
  (typeof bitrix24)[Name],
  keyof typeof repositories,
  Bitrix24Clients
>;
