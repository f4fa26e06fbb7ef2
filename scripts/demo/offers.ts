import { uuidOfName } from '#core/uuid.ts';
import type { Offer } from '#functions/offers/repositories/offers.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { addDays } from './days.ts';
import type { DemoTexts } from './texts.ts';

type Words = DemoTexts['offers'];
/** Made up, every one of them, and the partners' names say so. */
type Invented = Pick<Offer, 'category' | 'price' | 'discount'> & {
  /** What stands before `.example` in the partner's addresses; in the texts the offer is found by it. */
  readonly host: keyof Words['offers'];
  readonly city: keyof Words['cities'] | null;
  /** Days from today until the last; left out: without end. */
  readonly days?: number;
};

const OFFERS: readonly Invented[] = [
  { host: 'school', category: 'course', city: null, price: { amount: 14_900, per: 'person' }, discount: 15 },
  { host: 'academy', category: 'course', city: 'moscow', price: { amount: 96_000, per: 'group' }, discount: 10 },
  { host: 'office-courses', category: 'course', city: null, price: { amount: 6_400, per: 'person' }, discount: 20 },
  { host: 'language', category: 'course', city: null, price: { amount: 8_900, per: 'month' }, discount: 10 },
  {
    host: 'forum',
    category: 'conference',
    city: 'moscow',
    price: { amount: 24_000, per: 'person' },
    discount: 15,
    days: 160,
  },
  {
    host: 'hr-data',
    category: 'conference',
    city: null,
    price: { amount: 5_500, per: 'person' },
    discount: 20,
    days: 95,
  },
  {
    host: 'ural-hr',
    category: 'conference',
    city: 'yekaterinburg',
    price: { amount: 2_900, per: 'person' },
    discount: 10,
    days: 120,
  },
  { host: 'fitness', category: 'gym', city: 'moscow', price: { amount: 3_600, per: 'month' }, discount: 25 },
  { host: 'yoga', category: 'gym', city: 'petersburg', price: { amount: 42_000, per: 'group' }, discount: 10 },
  { host: 'sport', category: 'gym', city: null, price: { amount: 2_200, per: 'month' }, discount: 15 },
  { host: 'care', category: 'psychologist', city: null, price: { amount: 11_200, per: 'person' }, discount: 15 },
  { host: 'center', category: 'psychologist', city: 'kazan', price: { amount: 38_000, per: 'group' }, discount: 10 },
];

/** The catalogue as it is on a day. */
export function demoOffers(today: Date, { offers: words }: DemoTexts): Offer[] {
  return OFFERS.map(({ host, city, days, ...offer }) => ({
    ...words.offers[host],
    ...offer,
    city: city && words.cities[city],
    id: uuidOfName(`demo/offer/${host}`),
    site: `https://${host}.example`,
    requestsTo: `${words.requests}@${host}.example`,
    validUntil: days === undefined ? null : moscowDay(addDays(today, days)),
    hidden: false,
  }));
}
