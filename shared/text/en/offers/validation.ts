import type { Catalogue } from '../../catalogue.ts';
import type { offersValidation as Russian } from '../../ru/offers/validation.ts';
import { formatNumber } from '../format.ts';

export const offersValidation: Catalogue<typeof Russian> = {
  unknownSection: 'There is no such section',
  searchTooLong: 'The search is at most 100 characters',
  peopleBounds: 'Enter the number of people: from 1 to 10,000',
  dayWanted: 'Enter a day: year, month and day',
  commentIsText: 'A comment is text',
  commentTooLong: (max) => `A comment is at most ${formatNumber(max)} characters`,
  sayWhetherToBook: 'Say whether to count it in the budget',
};
