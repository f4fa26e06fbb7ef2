import { guardsIn } from '../guard.ts';

/** Handing a workspace over: only to who accepts it, and never to or from an account that goes. */
export const guards = [
  guardsIn('functions/workspaces/repositories/member.ts', 'tests/api/workspaces/ownership.test.ts', {
    'offer of the present owner -> of an earlier owner':
      'offer && [-offer.ownerTerm === ownerTerm-]{+typeof ownerTerm === "number"+} &&',
    'end of an offer -> runs out': '&& [-Date.parse(offer.until) > now.getTime()-]{+now+} ? offer : null',
  }),
  guardsIn('functions/workspaces/operations/accept-ownership.ts', 'tests/api/workspaces/ownership.test.ts', {
    'acceptance by the heir alone -> to everybody but the heir':
      '[-!livingOffer(heir, workspace, now)-]{+now.getTime() === 0+}',
  }),
  guardsIn('functions/subscriptions/repositories/usage.ts', 'tests/api/workspaces/ownership.test.ts', {
    'accounts that go take and give nothing -> takes along what it owned|hands nothing over':
      "const OPEN: Condition['below'] = {[- closed: 1 -]};",
    'what is owned when a deletion is asked for -> is kept when a workspace became':
      '{ below: { changes: changes + [-1-]{+1000+} } }',
  }),
  guardsIn('functions/workspaces/operations/offer-ownership.ts', 'tests/api/workspaces/ownership.test.ts', {
    'limit of letters with offers -> a fourth letter': '[-countedFor(OFFERS_TO_MEMBER, heir.userId, context),-]',
  }),
];
