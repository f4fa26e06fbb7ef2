import type { Offer } from '#shared/models/offer.ts';
import { matchesOffer, type OfferCategory } from '#shared/rules/offers.ts';
import { LOCALE } from '#text/format.ts';

/** What is looked for among the offers; empty texts look for anything. */
export interface OfferSearch {
  readonly category: OfferCategory | null;
  /** A city, or `ONLINE`. */
  readonly place: string;
  readonly text: string;
}

export const ANYTHING: OfferSearch = { category: null, place: '', text: '' };
/** Stands among the cities: none is called so. */
export const ONLINE = ':online';

/** The offers that fit, in their order. */
export function findOffers(offers: readonly Offer[], { category, place, text }: OfferSearch): Offer[] {
  const filter = {
    category: category ?? undefined,
    city: place === '' || place === ONLINE ? undefined : place,
    online: place === ONLINE,
    q: text.trim() === '' ? undefined : text,
  };
  return offers.filter((offer) => matchesOffer(offer, filter));
}

/** The cities there are offers in, by the alphabet. */
export function citiesOf(offers: readonly Offer[]): string[] {
  const cities = new Set(offers.map(({ city }) => city).filter((city) => city !== null));
  return [...cities].toSorted((a, b) => a.localeCompare(b, LOCALE));
}
