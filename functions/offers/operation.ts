import type { Operation } from '#core/http/operation.ts';
import { createMembers } from '#data/members.ts';
import { createOfferRequests } from '#data/offer-requests.ts';
import { createOffers } from '#data/offers.ts';
import { createPlans } from '#data/plans.ts';
import { createVerifiedEmails } from '#data/verified-emails.ts';
import { createWorkspaces } from '#data/workspaces.ts';
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
