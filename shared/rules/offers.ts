import { withoutYo } from '../text/input/letters.ts';

/** What partners offer; the specification names these four. */
export const OFFER_CATEGORIES = ['course', 'conference', 'gym', 'psychologist'] as const;
export type OfferCategory = (typeof OFFER_CATEGORIES)[number];

/** What a price is for: one person, a group of any size, one person a month. */
export const PRICED_PER = ['person', 'group', 'month'] as const;

interface Priced {
  /** Roubles, before the discount. */
  readonly price: { readonly amount: number; readonly per: (typeof PRICED_PER)[number] };
  /** Percent off for clients of the service. */
  readonly discount: number;
}

/**
 * What an offer costs so many people, in roubles to the kopeck: the price for each of them, or once for the group,
 * less the discount. Of a price a month it is the first month.
 */
export function offerCost({ price, discount }: Priced, people: number): number {
  const kopecks = Math.round(price.amount * 100) * (price.per === 'group' ? 1 : people);
  return Math.round((kopecks * (100 - discount)) / 100) / 100;
}

/** Whether people may see an offer on this day in Moscow: it is neither hidden nor past its last day. */
export function isOffered(
  { hidden, validUntil }: { readonly hidden: boolean; readonly validUntil: string | null },
  today: string,
): boolean {
  return !hidden && (validUntil === null || validUntil >= today);
}

/** What a list of offers is narrowed to; a city and online together mean either. */
export interface OfferFilter {
  readonly category?: OfferCategory | undefined;
  readonly city?: string | undefined;
  readonly online?: boolean | undefined;
  readonly q?: string | undefined;
}

interface Described {
  readonly category: OfferCategory;
  readonly title: string;
  readonly partner: string;
  readonly description: string;
  /** Null = online. */
  readonly city: string | null;
}

/** Whether an offer is one of those asked for; every word of the text must occur in it. */
export function matchesOffer(offer: Described, { category, city, online, q }: OfferFilter): boolean {
  if (category !== undefined && offer.category !== category) return false;
  const wantsPlace = city !== undefined || online === true;
  const isThere = city !== undefined && offer.city !== null && folded(offer.city) === folded(city);
  if (wantsPlace && !isThere && !(online === true && offer.city === null)) return false;
  if (q === undefined) return true;
  const text = folded([offer.title, offer.partner, offer.description, offer.city ?? ''].join('\n'));
  return folded(q)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function folded(text: string): string {
  return withoutYo(text.trim().toLowerCase());
}
