import { moscowDay } from '#shared/rules/working-days.ts';
import { presentOffer } from '../present.ts';
import type { OffersOperation } from '../operation.ts';

/** What partners offer today, to everybody with an account and on every plan. */
export const listOffers: OffersOperation<'listOffers'> = async ({ repos, now }, { query }) => {
  const { category, city, online, q, cursor, limit } = query;
  const place = { limit, cursor: cursor ?? null, today: moscowDay(now) };
  const page = await repos.offers.page({ category, city, online: online === 'true', q }, place);
  return { offers: page.offers.map(presentOffer), next_cursor: page.cursor };
};
