import type { Catalogue } from '../../catalogue.ts';
import type { subscriptionsValidation as Russian } from '../../ru/subscriptions/validation.ts';

export const subscriptionsValidation: Catalogue<typeof Russian> = {
  peopleBounds: 'Enter the number of people: from 1 to 10,000',
  choosePlan: 'Choose a plan',
  choosePeriod: 'Choose a billing period',
  companyWanted: 'Enter the name of the company',
  companyTooLong: 'The name is at most 200 characters',
  innWanted: 'Enter the INN',
  wrongInn: 'Check the INN: 10 digits for a company, 12 for a sole trader; one of the digits does not add up',
  kppDigits: 'KPP is 9 digits',
  basicMost: 'The Basic plan is for up to 20 people. For more, Premium will suit',
  noKpp: 'A sole trader has no KPP: leave the field empty',
};
