import type { sampleText as Russian } from '../../ru/finance/sample.ts';
import type { Catalogue } from '../../catalogue.ts';

/** Words of the example of finance. */
export const sampleText: Catalogue<typeof Russian> = {
  tag: 'example data',
  headerNote: 'example data, none of your own yet',
  bannerTitle: 'This is a made-up company of 40 people.',
  banner:
    'The figures say nothing about your team. Upload your staff and revenue as a CSV file: it takes about five minutes, and names can be replaced with numbers.',
  bannerForOthers:
    'The figures say nothing about your team. Your own data is uploaded by the owner or by someone the owner has given access to finance.',
  noSaving: 'You can save once you have your own data: this is an example and is not sent anywhere.',
  email: 'Email',
  expenses: { purchase: 'Purchasing', rent: 'Rent and warehouse', logistics: 'Logistics', other: 'Other' },
  initiatives: {
    mentors: {
      title: 'Mentors for newcomers',
      effect: '1 of 9 left in the first 90 days, against 4 of 10 last year',
    },
    negotiations: {
      title: 'Negotiation course',
      effect: 'Overdue tasks are still growing: 12 of 38, against 5 of 26 a month ago',
    },
    schedule: {
      title: 'Schedule two weeks ahead',
      effect: 'First measurement on 24 November, we will compare the themes of the comments',
    },
  },
  assumptions: [
    'We compare with last year: in the same months and with the same number of people, 6 left then. The difference is how many departures may have been prevented.',
    'Replacing one person costs a share of annual pay, 20% by default. You can change the share in the “Replacement cost” metric.',
    'The bounds of the result are an exact 95% interval for two small numbers: 4 and 6 departures easily differ by chance.',
    'Spent is the cost of the initiatives. This does not show what caused what: people might have stayed anyway.',
  ],
};
