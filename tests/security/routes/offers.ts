import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import { makeOfferRequest, newNetwork, offerForm } from '#tests/support/offers.ts';
import { aboutMe, inWorkspace, type RoutesOf } from './shape.ts';

let days = 0;
/** A day nobody has asked for yet: of an offer a workspace asks once for each. */
const nextDay = () => addDays(moscowDay(new Date()), (days = (days % 700) + 1));

/** A right call of every route of this domain, and what each of the actors is answered. */
export const offers: RoutesOf<'offers'> = {
  listOffers: { call: () => ({ query: { limit: '1' } }), answers: aboutMe(200) },
  // Who writes to partners speaks for the company: whoever may run polls.
  listOfferRequests: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  requestOffer: {
    call: ({ workspace, offerRequest }) => ({
      params: { id: workspace.id },
      body: offerForm(offerRequest.offer, { planned_on: nextDay() }),
      sourceAddress: newNetwork(),
    }),
    answers: inWorkspace(401, 403, 201, 201, 201, 404, 404),
  },
  cancelOfferRequest: {
    call: ({ workspace, offerRequest }) => ({ params: { id: workspace.id, requestId: offerRequest.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
    fresh: async ({ workspace }, { owner }) => ({ offerRequest: await makeOfferRequest(owner, workspace) }),
  },
};
