export { cancelOfferRequest } from './cancel-offer-request.ts';
export { listOfferRequests } from './list-offer-requests.ts';
export { listOffers } from './list-offers.ts';
export { requestOffer } from './request-offer.ts';
