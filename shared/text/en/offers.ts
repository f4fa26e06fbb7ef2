import type {
  offersText as RussianOffers,
  requestsText as RussianRequests,
  requestText as RussianRequest,
} from '../ru/offers.ts';
import type { Catalogue } from '../catalogue.ts';
import { plural, quoted } from './format.ts';

/** Texts of partner offers. */
export const offersText: Catalogue<typeof RussianOffers> = {
  note: 'Courses, conferences, sport and psychologists, at a discount for companies that use Tonus',
  noteMember: 'The owner, HR and managers send requests to partners. If you like something, tell them',
  loadFailed: 'Could not load the offers',
  emptyTitle: 'No offers yet',
  emptyText: 'As soon as partners offer something, it will appear here.',

  filters: 'Which offers to show',
  all: 'All',
  categories: {
    course: 'Courses',
    conference: 'Conferences',
    gym: 'Sport',
    psychologist: 'Psychologists',
  },
  category: {
    course: 'course',
    conference: 'conference',
    gym: 'sport',
    psychologist: 'psychologist',
  },
  place: 'Where',
  anywhere: 'Anywhere',
  online: 'Online',
  search: 'Title, partner, word',
  count: (count) => plural(count, 'offer', 'offers'),
  nothingFound: 'Nothing matches these filters.',
  reset: 'Clear',

  free: 'Free',
  per: { person: 'per person', group: 'per group', month: 'per person per month' },
  usual: (price) => `usually ${price}`,
  discount: (percent) => `−${percent}%`,
  until: (day) => `Valid until ${day}`,
  site: 'Partner’s website',
  siteOf: (partner) => `Website of the partner ${partner} (opens in a new tab)`,
  request: 'Request',
  requestOf: (title) => `Request ${quoted(title)}`,
};

/** The dialog of a request. */
export const requestText: Catalogue<typeof RussianRequest> = {
  title: 'Request to the partner',
  people: 'How many people',
  day: 'For which day',
  comment: 'Comment',
  commentHint: 'Optional. Do not write about employees’ health or private matters',
  cost: 'Cost',
  firstMonth: 'first month',
  preview: 'What the partner will see',
  company: 'Company',
  contact: 'Contact',
  peopleCount: 'People',
  when: 'When',
  nothingElse:
    'Nothing else. The email goes to the partner, with a copy to you. The partner will reply to you by email.',
  book: 'Count in the HR budget',
  bookHint: 'The cost will become an expense of that day; cancelling the request returns it',
  left: (sum) => `After this, ${sum} of the year’s plan will remain`,
  over: (sum) => `This is more than is left of the year’s plan: ${sum} short`,
  submit: 'Send request',
  failed: 'Could not send the request',
  sent: 'Request sent. The partner will reply to you by email',
  notBooked: {
    no_access: 'The request was sent but did not get into the budget: the owner gives access to finance',
    plan: 'The request was sent but did not get into the budget: that is on the Premium plan',
  },
};

/** The list of what the company has asked for. */
export const requestsText: Catalogue<typeof RussianRequests> = {
  title: 'Your company’s requests',
  loadFailed: 'Could not load the requests',
  how: 'The partner replies by email to whoever sent the request. Tonus does not know whether they agreed.',
  people: (count) => plural(count, 'person', 'people'),
  on: (day) => `for ${day}`,
  by: (name) => `contact: ${name}`,
  bySomebody: 'the sender is no longer in the workspace',
  booked: 'in the HR budget',
  sent: 'sent',
  cancelled: 'cancelled',
  showAll: (count) => `Show all: ${count}`,
  cancel: 'Cancel',
  cancelOf: (title) => `Cancel the request ${quoted(title)}`,
  cancelTitle: 'Cancel the request?',
  cancelText: (partner) => `We will write to the partner ${partner} that the request is cancelled.`,
  cancelBooked: 'The cost will return to the HR budget.',
  cancelAction: 'Cancel request',
  done: 'Request cancelled, the partner will get an email',
};
