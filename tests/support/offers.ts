import { randomInt, randomUUID } from 'node:crypto';
import type { Offer } from '#functions/offers/repositories/offers.ts';
import { offers } from '#shared/contract/offers.ts';
import type { SentOfferRequest } from '#shared/models/offer.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { request } from './api.ts';
import { repos, type Person } from './factories.ts';

/** A partner offer in the catalogue, which all workspaces of a table share. */
export async function makeOffer(changes: Partial<Offer> = {}): Promise<Offer> {
  const offer: Offer = {
    id: randomUUID(),
    title: 'Курс для руководителей',
    partner: 'Школа «Пример»',
    category: 'course',
    description: 'Двенадцать занятий о том, как давать обратную связь.',
    city: null,
    price: { amount: 12_500, per: 'person' },
    discount: 10,
    site: 'https://school.example',
    requestsTo: `${randomUUID()}@partner.example`,
    validUntil: null,
    hidden: false,
    ...changes,
  };
  await repos.offers.save([offer]);
  return offer;
}

/** The form of a request to a partner, for today. */
export const offerForm = ({ id }: Pick<Offer, 'id'>, changes: object = {}) => ({
  offer_id: id,
  people: 4,
  comment: 'Нужны вечерние занятия',
  planned_on: moscowDay(new Date()),
  ...changes,
});

/** A network nobody has sent requests from: those of one are counted. */
export const newNetwork = (): string => [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');

/** A request to a partner of its own, sent. */
export async function makeOfferRequest(
  { token }: Person,
  workspace: { readonly id: string },
  changes: object = {},
): Promise<SentOfferRequest> {
  const call = { token, params: { id: workspace.id }, sourceAddress: newNetwork() };
  const { status, body } = await request(offers.requestOffer, { ...call, body: offerForm(await makeOffer(), changes) });
  if (status !== 201) throw new Error(`The request was answered ${status}: ${body.detail}`);
  return body;
}
