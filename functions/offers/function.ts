import { defineApi } from '#core/declaration.ts';
import { offers as routes } from '#shared/contract/offers.ts';
import { cancelOfferRequest } from './cancel-offer-request.ts';
import { listOfferRequests } from './list-offer-requests.ts';
import { listOffers } from './list-offers.ts';
import { repositories } from './operation.ts';
import { requestOffer } from './request-offer.ts';

export const offers = defineApi({
  name: 'offers',
  description: 'Partner offers and requests to partners',
  concurrencyShare: 1,
  routes,
  repositories,
  operations: {
    listOffers,
    listOfferRequests,
    requestOffer,
    cancelOfferRequest,
  },
});
