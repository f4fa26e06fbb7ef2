import { conflict, invalid, notFound } from '#core/http/errors.ts';
import { requireWritable } from '#core/rules/plan.ts';
import type { OfferRequest } from '#data/offer-requests.ts';
import { isOffered, offerCost } from '#shared/rules/offers.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import { letterAbout, valuesOf } from './letters.ts';
import { refuseRequest, requestLimits } from './limits.ts';
import type { OffersOperation } from './operation.ts';
import { fullName } from './people.ts';
import { presentRequest } from './present.ts';

/** Further ahead nobody plans, and a mistyped year is noticed. */
const LATEST_DAYS = 2 * 366;

/**
 * Writes to the partner, and a copy to whoever asks. The partner learns the company's name, who asks, for how many
 * people and when, and the comment. What they answer goes to who asked: nothing of it comes here.
 */
export const requestOffer: OffersOperation<'requestOffer'> = async (context, { body }) => {
  const { repos, workspaceId, member, now, newId } = context;
  const [{ workspace }, offer] = await Promise.all([requireWritable(context), repos.offers.find(body.offer_id)]);
  const today = moscowDay(now);
  if (!offer || !isOffered(offer, today)) notFound('partnerOffer');
  requireDay(body.planned_on, today);
  const request = {
    id: newId(),
    workspaceId,
    offer: pickOffer(offer),
    people: body.people,
    comment: body.comment,
    plannedOn: body.planned_on,
    cost: offerCost(offer, body.people),
    status: 'sent',
    requestedBy: member.userId,
    createdAt: now.toISOString(),
    cancelledAt: null,
  } as const satisfies OfferRequest;
  const values = valuesOf(request, workspace.name, { contact: fullName(member), email: member.email });
  const letters = [
    letterAbout('offer-request', offer.requestsTo, values, newId()),
    letterAbout('offer-request-copy', member.email, values, newId()),
  ];
  const limits = await requestLimits({ workspaceId, to: offer.requestsTo }, context);
  const sent = await repos.offerRequests.create(request, letters, limits);
  switch (sent.outcome) {
    case 'sent':
      return { ...presentRequest(request, fullName(member)), not_booked: null };
    case 'duplicate':
      return conflict(
        'На этот день предложение уже запросили: партнёр получил письмо. Выберите другой день или отмените прежний запрос',
      );
    case 'left':
      return notFound('workspace');
    case 'limit':
      return refuseRequest(sent.limit);
  }
};

function requireDay(day: string, today: string): void {
  if (day < today) invalid([{ path: 'planned_on', message: 'Этот день уже прошёл: выберите сегодняшний или позже' }]);
  if (day > addDays(today, LATEST_DAYS)) {
    invalid([{ path: 'planned_on', message: 'Выберите день в ближайшие два года' }]);
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
