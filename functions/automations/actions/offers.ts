import { fullName } from '#functions/workspaces/people.ts';
import { NOT_ORDERED } from '../causes/not-ordered.ts';
import { readCap } from '#functions/finance/budget.ts';
import {
  offerRequestLetters,
  offerRequestWrites,
  type OfferRequest,
} from '#functions/offers/repositories/offer-requests.ts';
import type { Offer } from '#functions/offers/repositories/offers.ts';
import type { Write } from '#data/writes.ts';
import type { RuleAction } from '#shared/models/automation-rule.ts';
import type { OfferLetter } from '#shared/models/mail.ts';
import { can } from '#shared/rules/permissions.ts';
import { isOffered, offerCost } from '#shared/rules/offers.ts';
import { addDays, nextWorkingDay } from '#shared/rules/working-days.ts';
import type { Effect, Failing, RuleExecution } from './rule-execution.ts';
import { say } from '../said.ts';
import { nobodyReached } from './letter-reach.ts';
import { letterOfStopping, lettersTo } from './write-letters.ts';

type Action = Extract<RuleAction, { kind: 'offer' }>;

/** So many of a category are named in a letter, the cheapest for the number of people. */
const PROPOSED = 3;
const CATALOGUE = 100;

/** Whoever has left meanwhile orders nothing any more, which is seen when the order is prepared anew. */
const FAILING = { left: 'stale', booked: 'stale', duplicate: 'duplicate', 'over cap': 'budget' } as const;

/** A letter to hr and the owner with what partners offer; nothing is asked for or spent until somebody presses. */
export async function proposeOffers(action: Action, execution: RuleExecution): Promise<Effect> {
  const offers = await offersFor(action, execution);
  const { people } = action;
  if (offers.length === 0) return { skipped: say('noOffers', { category: action.category }) };
  const told = offers.map((offer) => ({ title: offer.title, partner: offer.partner, cost: offerCost(offer, people) }));
  const { reach, writes } = await lettersTo(['hr', 'owner'], execution, { people, offers: told });
  if (reach.reached.length === 0) return { skipped: say('notProposed', { why: nobodyReached(reach) }) };
  return { what: say('proposed', { offers: told.map((offer) => offer.title) }), cost: null, writes };
}

/**
 * The request to the partner, as if whoever has switched the rule on had sent it. Once they have left or may spend no
 * more, nobody stands behind it: it is switched off, and the owner is told.
 */
export async function orderOffer(action: Action, execution: RuleExecution): Promise<Effect> {
  const { repos, rule, workspace, today, now, newId } = execution;
  const [[offer], room, known] = await Promise.all([
    offersFor(action, execution),
    readCap(execution, workspace.id, today),
    repos.members.known(workspace.id, rule.changedBy === null ? [] : [rule.changedBy]),
  ]);
  const [by] = known.members;
  if (!by || !can(by, 'finance.manage', by)) {
    return { skipped: NOT_ORDERED.noRight, stopping: [await letterOfStopping(execution)] };
  }
  if (!offer) return { skipped: NOT_ORDERED.gone };
  if (room === null) return { skipped: NOT_ORDERED.noPlan };
  // A partner answers there.
  const isProved = (await repos.verifiedEmails.since({ id: by.userId, email: by.email })) !== null;
  if (!isProved) return { skipped: NOT_ORDERED.unproved };
  const { id, title, partner, category, price, discount, requestsTo } = offer;
  const cost = offerCost(offer, action.people);
  const request = {
    id: newId(),
    workspaceId: workspace.id,
    offer: { id, title, partner, category, price, discount, requestsTo },
    people: action.people,
    comment: '',
    plannedOn: nextWorkingDay(addDays(today, 1)),
    cost,
    status: 'sent',
    bookedOn: cost > 0 ? today : null,
    requestedBy: by.userId,
    createdAt: now.toISOString(),
    cancelledAt: null,
  } as const satisfies OfferRequest;
  const values: OfferLetter = {
    offer: title,
    partner,
    company: workspace.name,
    contact: fullName(by),
    email: by.email,
    people: action.people,
    plannedOn: request.plannedOn,
    comment: '',
  };
  const letters = offerRequestLetters(values, { partner: requestsTo, by }, newId);
  const writes = offerRequestWrites(request, letters, room).map(({ name, ...write }): Write<Failing> =>
    name === undefined ? write : { ...write, name: FAILING[name] },
  );
  return { what: say('ordered', { offer: title, people: action.people }), cost, writes };
}

/** The offer that is named, or the cheapest of the category, as far as they are offered today. */
async function offersFor(
  { offer_id: offerId, category, people }: Action,
  { repos, today }: RuleExecution,
): Promise<Offer[]> {
  if (offerId !== null) {
    const offer = await repos.offers.find(offerId);
    return offer && isOffered(offer, today) ? [offer] : [];
  }
  const { offers } = await repos.offers.page({ category }, { limit: CATALOGUE, cursor: null, today });
  return offers.toSorted((a, b) => offerCost(a, people) - offerCost(b, people)).slice(0, PROPOSED);
}
