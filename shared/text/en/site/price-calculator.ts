import type { Catalogue } from '../../catalogue.ts';
import type { priceCalculatorText as Russian } from '../../ru/site/price-calculator.ts';
import { plural } from '../format.ts';

/** What a number of people costs; figures come from shared/rules/plans.ts. */
export const priceCalculatorText: Catalogue<typeof Russian> = {
  title: 'Work it out for your team',
  people: 'How many people',
  wrong: 'Enter the number of people: from 1 to 10,000',
  fits: 'fits',
  free: 'Free',
  perMonth: (price) => `${price} a month`,
  perYear: (price) => `or ${price} a year`,
  upTo: (people) => `made for a team of up to ${plural(people, 'person', 'people')}`,
};
