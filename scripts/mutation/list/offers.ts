import { guardsIn } from '../guard.ts';

/** The catalogue of partner offers, requests to partners and what they book. */
export const guards = [
  guardsIn('shared/rules/offers.ts', 'tests/api/offers/list-offers.test.ts', {
    'partner offers: hidden ones -> shows what is offered today': 'return [-!hidden-]{+(!hidden || hidden)+} && (',
    'partner offers: those that have ended -> shows what is offered today':
      'validUntil === null || validUntil >= today{+ || today !== validUntil+}',
  }),
  guardsIn('functions/offers/operations/request-offer.ts', 'tests/api/offers/request-offer.test.ts', {
    'partner offers: requests for what is not offered any more -> unknown, hidden or ended':
      "if (!offer[- || !isOffered(offer, today)-]) notFound('partnerOffer');",
    'partner offers: an address that a partner can answer -> nobody has shown to be theirs':
      '[-await requireProved(context);-]',
    'partner offers: who may book in the HR budget -> whom the owner has not named':
      "if (!can(member, [-'finance.manage', member-]{+'offers.request'+})) return 'no_access';",
    'partner offers: the plan that books -> on a plan without finance':
      "features.includes('finance') ? null : [-'plan'-]{+null+}",
  }),
  guardsIn('functions/offers/repositories/offer-requests.ts', 'tests/api/offers/request-offer.test.ts', {
    'partner offers: one request for a day -> asks nobody twice':
      "failsAs('duplicate', [-insert(mark)-]{+{ kind: 'put', item: mark }+})",
    'partner offers: a cancelled request gives its cost back -> plans the cost on its day':
      '[-...expensesOf(request).flatMap(expenseTakenBack),-]',
  }),
  guardsIn('functions/offers/limits.ts', 'tests/api/offers/request-offer.test.ts', {
    'partner offers: requests of a workspace in an hour -> after ten requests':
      '[-countedFor(LIMITS.workspace, workspace.id, context),-]',
    'partner offers: requests of a network in an hour -> after thirty from one network':
      '[-countedFor(LIMITS.source, context.sourceAddress, context),-]',
    'partner offers: letters to a partner in an hour -> a hundred letters to one partner':
      '[-countedFor(LIMITS.partner, to, context, { from: workspace.ownerId }),-]',
    'partner offers: share of an owner in the letters to a partner -> after twenty letters of one owner':
      'context[-, { from: workspace.ownerId }-]),',
  }),
  guardsIn('functions/offers/repositories/offer-requests.ts', 'tests/api/offers/cancel-offer-request-race.test.ts', {
    'partner offers: a request is cancelled once': "{ [-equals: { status: 'sent' }-]{+exists: true+} }",
  }),
];
