import { conflict, forbidden, invalid, notFound } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { offerRequestLetters, type OfferRequest } from '../repositories/offer-requests.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { SentOfferRequest } from '#shared/models/offer.ts';
import { can } from '#shared/rules/permissions.ts';
import type { Plan } from '#shared/rules/plans.ts';
import { isOffered, offerCost } from '#shared/rules/offers.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import { valuesOf } from '../letters.ts';
import { refuseRequest, requestLimits } from '../limits.ts';
import { offersErrors } from '#text/offers/errors.ts';
import type { OffersOperation } from '../operation.ts';
import { fullName } from '#functions/workspaces/people.ts';
import { presentRequest } from '../present.ts';

/** Further ahead nobody plans, and a mistyped year is noticed. */
const LATEST_DAYS = 2 * 366;

type Context = Parameters<OffersOperation<'requestOffer'>>[0];

/**
 * Writes to the partner, and a copy to whoever asks. The partner learns the company's name, who asks, for how many
 * people and when, and the comment. What they answer goes to who asked: nothing of it comes here.
 */
export const requestOffer: OffersOperation<'requestOffer'> = async (context, { body }) => {
  const { repos, workspaceId, member, now, newId } = context;
  const [{ workspace, plan }, offer] = await Promise.all([requireWritable(context), repos.offers.find(body.offer_id)]);
  const today = moscowDay(now);
  if (!offer || !isOffered(offer, today)) notFound('partnerOffer');
  requireDay(body.planned_on, today);
  await requireProved(context);
  const cost = offerCost(offer, body.people);
  const notBooked = body.book ? whyNotBooked(member, plan) : null;
  const request = {
    id: newId(),
    workspaceId,
    offer: pickOffer(offer),
    people: body.people,
    comment: body.comment,
    plannedOn: body.planned_on,
    cost,
    status: 'sent',
    // What costs nothing takes nothing out of the budget.
    bookedOn: body.book && notBooked === null && cost > 0 ? body.planned_on : null,
    requestedBy: member.userId,
    createdAt: now.toISOString(),
    cancelledAt: null,
  } as const satisfies OfferRequest;
  const values = valuesOf(request, workspace.name, { contact: fullName(member), email: member.email });
  const letters = offerRequestLetters(values, { partner: offer.requestsTo, by: member }, newId);
  const limits = await requestLimits({ workspace, to: offer.requestsTo }, context);
  const sent = await repos.offerRequests.create(workspace, request, letters, limits);
  switch (sent.outcome) {
    case 'sent':
      return { ...presentRequest(request, fullName(member)), not_booked: notBooked };
    case 'duplicate':
      return conflict(offersErrors.sameDay);
    case 'left':
      return notFound('workspace');
    case 'full':
      return conflict(offersErrors.budgetFull);
    case 'limit':
      return refuseRequest(sent.limit);
  }
};

/** A request goes out whether or not its cost may be booked; the reply says why it was not. */
function whyNotBooked(member: Member, { features }: Plan): SentOfferRequest['not_booked'] {
  if (!can(member, 'finance.manage', member)) return 'no_access';
  return features.includes('finance') ? null : 'plan';
}

/** A partner answers there: an address that nobody has shown to be theirs may be a stranger's. */
async function requireProved({ repos, member }: Context): Promise<void> {
  const since = await repos.verifiedEmails.since({ id: member.userId, email: member.email });
  if (since !== null) return;
  forbidden(offersErrors.unproved);
}

function requireDay(day: string, today: string): void {
  if (day < today) invalid([{ path: 'planned_on', message: offersErrors.dayPast }]);
  if (day > addDays(today, LATEST_DAYS)) {
    invalid([{ path: 'planned_on', message: offersErrors.dayTooLate }]);
  }
}

function pickOffer({
  id,
  title,
  partner,
  category,
  price,
  discount,
  requestsTo,
}: OfferRequest['offer']): OfferRequest['offer'] {
  return { id, title, partner, category, price, discount, requestsTo };
}
