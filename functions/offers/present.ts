import type { OfferRequest } from './repositories/offer-requests.ts';
import type { Offer } from './repositories/offers.ts';
import type { Offer as PublicOffer, OfferRequest as PublicRequest } from '#shared/models/offer.ts';

/** An offer as people see it. */
export function presentOffer(offer: Offer): PublicOffer {
  const { id, title, partner, category, description, city, price, discount, site, validUntil } = offer;
  return { id, title, partner, category, description, city, price, discount, site, valid_until: validUntil };
}

/** A request with the name of who made it. */
export function presentRequest(request: OfferRequest, requestedBy: string | null): PublicRequest {
  const { id, offer, people, comment, plannedOn, cost, status, bookedOn, createdAt, cancelledAt } = request;
  return {
    id,
    offer,
    people,
    comment,
    planned_on: plannedOn,
    cost,
    status,
    booked: bookedOn !== null,
    requested_by: requestedBy,
    created_at: createdAt,
    cancelled_at: cancelledAt,
  };
}
