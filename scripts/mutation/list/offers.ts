import type { Guard } from '../guard.ts';

const LIST = 'tests/api/offers/list-offers.test.ts';
const REQUEST = 'tests/api/offers/request-offer.test.ts';
const REQUEST_FILE = 'functions/offers/operations/request-offer.ts';
const REPOSITORY = 'functions/offers/repositories/offer-requests.ts';

/** The catalogue of partner offers, requests to partners and what they book. */
export const offers: readonly Guard[] = [
  {
    name: 'partner offers: hidden ones',
    file: 'shared/rules/offers.ts',
    from: 'return !hidden && (',
    to: 'return (!hidden || hidden) && (',
    test: LIST,
    only: /shows what is offered today/,
  },
  {
    name: 'partner offers: those that have ended',
    file: 'shared/rules/offers.ts',
    from: 'validUntil === null || validUntil >= today',
    to: 'validUntil === null || validUntil >= today || today !== validUntil',
    test: LIST,
    only: /shows what is offered today/,
  },
  {
    name: 'partner offers: requests for what is not offered any more',
    file: REQUEST_FILE,
    from: "if (!offer || !isOffered(offer, today)) notFound('partnerOffer');",
    to: "if (!offer) notFound('partnerOffer');",
    test: REQUEST,
    only: /unknown, hidden or ended/,
  },
  {
    name: 'partner offers: one request for a day',
    file: REPOSITORY,
    from: "failsAs('duplicate', insert(mark))",
    to: "failsAs('duplicate', { kind: 'put', item: mark })",
    test: REQUEST,
    only: /asks nobody twice/,
  },
  {
    name: 'partner offers: requests of a workspace in an hour',
    file: 'functions/offers/limits.ts',
    from: 'countedFor(LIMITS.workspace, workspace.id, context),',
    to: '',
    test: REQUEST,
    only: /after ten requests/,
  },
  {
    name: 'partner offers: requests of a network in an hour',
    file: 'functions/offers/limits.ts',
    from: 'countedFor(LIMITS.source, context.sourceAddress, context),',
    to: '',
    test: REQUEST,
    only: /after thirty from one network/,
  },
  {
    name: 'partner offers: letters to a partner in an hour',
    file: 'functions/offers/limits.ts',
    from: 'countedFor(LIMITS.partner, to, context, { from: workspace.ownerId }),',
    to: '',
    test: REQUEST,
    only: /a hundred letters to one partner/,
  },
  {
    name: 'partner offers: share of an owner in the letters to a partner',
    file: 'functions/offers/limits.ts',
    from: 'context, { from: workspace.ownerId }),',
    to: 'context),',
    test: REQUEST,
    only: /after twenty letters of one owner/,
  },
  {
    name: 'partner offers: an address that a partner can answer',
    file: REQUEST_FILE,
    from: 'await requireProved(context);',
    to: '',
    test: REQUEST,
    only: /nobody has shown to be theirs/,
  },
  {
    name: 'partner offers: who may book in the HR budget',
    file: REQUEST_FILE,
    from: "if (!can(member, 'finance.manage', member)) return 'no_access';",
    to: "if (!can(member, 'offers.request')) return 'no_access';",
    test: REQUEST,
    only: /whom the owner has not named/,
  },
  {
    name: 'partner offers: the plan that books',
    file: REQUEST_FILE,
    from: "features.includes('finance') ? null : 'plan'",
    to: "features.includes('finance') ? null : null",
    test: REQUEST,
    only: /on a plan without finance/,
  },
  {
    name: 'partner offers: a cancelled request gives its cost back',
    file: REPOSITORY,
    from: '...expensesOf(request).flatMap(expenseTakenBack),',
    to: '',
    test: REQUEST,
    only: /plans the cost on its day/,
  },
  {
    name: 'partner offers: a request is cancelled once',
    file: REPOSITORY,
    from: "{ equals: { status: 'sent' } }",
    to: '{ exists: true }',
    test: 'tests/api/offers/cancel-offer-request-race.test.ts',
  },
];
