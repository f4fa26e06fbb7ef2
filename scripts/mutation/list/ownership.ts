import type { Guard } from '../guard.ts';

const OWNERSHIP = 'tests/api/workspaces/ownership.test.ts';
const USAGE = 'functions/subscriptions/repositories/usage.ts';

/** Handing a workspace over: only to who accepts it, and never to or from an account that goes. */
export const ownership: readonly Guard[] = [
  {
    name: 'offer of the present owner',
    file: 'functions/workspaces/repositories/member.ts',
    from: 'offer && offer.ownerTerm === ownerTerm && ',
    to: 'offer && typeof ownerTerm === "number" && ',
    test: OWNERSHIP,
    only: /of an earlier owner/,
  },
  {
    name: 'end of an offer',
    file: 'functions/workspaces/repositories/member.ts',
    from: ' && Date.parse(offer.until) > now.getTime() ? offer : null',
    to: ' && now ? offer : null',
    test: OWNERSHIP,
    only: /runs out/,
  },
  {
    name: 'acceptance by the heir alone',
    file: 'functions/workspaces/operations/accept-ownership.ts',
    from: '!livingOffer(heir, workspace, now)',
    to: 'now.getTime() === 0',
    test: OWNERSHIP,
    only: /to everybody but the heir/,
  },
  {
    name: 'accounts that go take and give nothing',
    file: USAGE,
    from: "const OPEN: Condition['below'] = { closed: 1 };",
    to: "const OPEN: Condition['below'] = {};",
    test: OWNERSHIP,
    only: /takes along what it owned|hands nothing over/,
  },
  {
    name: 'what is owned when a deletion is asked for',
    file: USAGE,
    from: '{ below: { changes: changes + 1 } }',
    to: '{ below: { changes: changes + 1000 } }',
    test: OWNERSHIP,
    only: /is kept when a workspace became/,
  },
  {
    name: 'limit of letters with offers',
    file: 'functions/workspaces/operations/offer-ownership.ts',
    from: 'countedFor(OFFERS_TO_MEMBER, heir.userId, context),',
    to: '',
    test: OWNERSHIP,
    only: /a fourth letter/,
  },
];
