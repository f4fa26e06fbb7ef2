import type { Operation } from '#core/http/operation.ts';
import { createInvitations } from '#functions/workspaces/repositories/invitations.ts';
import { createInvoices } from './repositories/invoices.ts';
import { createPlans } from './repositories/plans.ts';
import { createPromoCodes } from './repositories/promo-codes.ts';
import { createThrottles } from '#data/throttles.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import type { subscriptions } from '#shared/contract/subscriptions.ts';

/** What operations of this domain use of the table. */
export const repositories = {
  invitations: createInvitations,
  invoices: createInvoices,
  plans: createPlans,
  promoCodes: createPromoCodes,
  throttles: createThrottles,
  workspaces: createWorkspaces,
};

/** An operation of this domain, by the name of its route. */
export type SubscriptionsOperation<Name extends keyof typeof subscriptions> = Operation<
  (typeof subscriptions)[Name],
  keyof typeof repositories
>;
