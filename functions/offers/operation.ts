import type { Operation } from '#core/http/operation.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { createOfferRequests } from './repositories/offer-requests.ts';
import { createOffers } from './repositories/offers.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createVerifiedEmails } from '#functions/accounts/repositories/verified-emails.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import type { offers } from '#shared/contract/offers.ts';

/** What operations of this domain use of the table. */
export const repositories = {
  members: createMembers,
  offerRequests: createOfferRequests,
  offers: createOffers,
  plans: createPlans,
  verifiedEmails: createVerifiedEmails,
  workspaces: createWorkspaces,
};

/** An operation of this domain, by the name of its route. */
export type OffersOperation<Name extends keyof typeof offers> = Operation<
  (typeof offers)[Name],
  keyof typeof repositories
>;
