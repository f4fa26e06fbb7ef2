import { describe, expect, it } from 'vitest';
import { isOffered, matchesOffer, offerCost } from './offers.ts';

describe('what an offer costs', () => {
  it.each([
    ['each person', 12_500, 'person', 10, 4, 45_000],
    ['a group once, however large', 90_000, 'group', 0, 25, 90_000],
    ['each person for the first month', 3_990, 'month', 15, 3, 10_174.5],
    ['nothing', 0, 'person', 20, 10, 0],
    ['nothing at a discount of all', 5_000, 'person', 100, 2, 0],
    ['to the kopeck, rounded once', 33.33, 'person', 7, 3, 92.99],
    ['without the error of sums in binary', 0.1, 'person', 0, 3, 0.3],
  ] as const)('%s', (_, amount, per, discount, people, cost) => {
    expect(offerCost({ price: { amount, per }, discount }, people)).toBe(cost);
  });
});

it('an offer is shown through its last day, or without end, and never while it is hidden', () => {
  const on = (day: string, validUntil: string | null, hidden = false) => isOffered({ hidden, validUntil }, day);
  expect(on('2026-12-31', '2026-12-31')).toBe(true);
  expect(on('2027-01-01', '2026-12-31')).toBe(false);
  expect(on('2099-01-01', null)).toBe(true);
  expect(on('2026-11-22', null, true)).toBe(false);
});

describe('a list of offers is narrowed', () => {
  const offer = {
    category: 'gym',
    title: 'Ёлочная йога',
    partner: 'Клуб «Пример»',
    description: 'Для офиса',
    city: 'Казань',
  } as const;

  it('by its category', () => {
    expect(matchesOffer(offer, { category: 'gym' })).toBe(true);
    expect(matchesOffer(offer, { category: 'course' })).toBe(false);
  });

  it('by place: a city however it is written, online, or either', () => {
    expect(matchesOffer(offer, { city: ' казань ' })).toBe(true);
    expect(matchesOffer(offer, { city: 'Каза' })).toBe(false);
    expect(matchesOffer(offer, { online: true })).toBe(false);
    expect(matchesOffer({ ...offer, city: null }, { online: true })).toBe(true);
    expect(matchesOffer({ ...offer, city: null }, { city: 'Казань' })).toBe(false);
    for (const city of ['Казань', null]) {
      expect(matchesOffer({ ...offer, city }, { city: 'Казань', online: true })).toBe(true);
    }
    expect(matchesOffer({ ...offer, city: 'Омск' }, { city: 'Казань', online: true })).toBe(false);
  });

  it('by words of its title, partner, description and city, all of which must be there', () => {
    for (const q of ['елочная', 'ЙОГА пример', 'офиса', 'казань']) expect(matchesOffer(offer, { q })).toBe(true);
    expect(matchesOffer(offer, { q: 'йога бассейн' })).toBe(false);
  });
});
