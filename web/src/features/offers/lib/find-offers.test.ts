import { expect, it } from 'vitest';
import type { Offer } from '#shared/models/offer.ts';
import { ANYTHING, citiesOf, findOffers, ONLINE } from './find-offers.ts';

const offer = (title: string, changes: Partial<Offer> = {}): Offer => ({
  id: title,
  title,
  partner: 'Школа',
  category: 'course',
  description: '',
  city: null,
  price: { amount: 100, per: 'person' },
  discount: 0,
  site: null,
  valid_until: null,
  ...changes,
});
const ALL = [offer('а'), offer('б', { city: 'Москва', category: 'gym' }), offer('в', { city: 'Казань' })];
const titles = (found: readonly Offer[]) => found.map(({ title }) => title).join('');

it('finds by category, place and words, and anything where nothing is said', () => {
  expect(titles(findOffers(ALL, ANYTHING))).toBe('абв');
  expect(titles(findOffers(ALL, { ...ANYTHING, text: '  ' }))).toBe('абв');
  expect(titles(findOffers(ALL, { ...ANYTHING, category: 'course' }))).toBe('ав');
  expect(titles(findOffers(ALL, { ...ANYTHING, place: ONLINE }))).toBe('а');
  expect(titles(findOffers(ALL, { ...ANYTHING, place: 'Москва' }))).toBe('б');
  expect(titles(findOffers(ALL, { ...ANYTHING, place: 'Москва', text: 'казань' }))).toBe('');
});

it('names each city once, by the alphabet', () => {
  expect(citiesOf([...ALL, offer('г', { city: 'Москва' })])).toEqual(['Казань', 'Москва']);
});
