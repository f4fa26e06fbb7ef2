import { isUuid } from '#shared/rules/ids.ts';
import { isOffered } from '#shared/rules/offers.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { UsageError, type Command } from './command.ts';
import { readOffers } from './offer-file.ts';

/** Puts the offers of a file into the catalogue; one that is there already is replaced, and stays hidden if it was. */
export function addOffers(path: string): Command {
  const offers = readOffers(path);
  return async (repos) => {
    const known = new Map((await repos.offers.list()).map((offer) => [offer.id, offer]));
    const taken = offers.map((offer) => ({ ...offer, hidden: known.get(offer.id)?.hidden ?? false }));
    await repos.offers.save(taken);
    return taken.map(
      ({ id, title, partner }) => `${id}  ${title}, ${partner}: ${known.has(id) ? 'replaced' : 'added'}`,
    );
  };
}

/** The whole catalogue with what people are not shown: those hidden and ended, and where requests go. */
export const listOffers: Command = async ({ offers }, now) => {
  const today = moscowDay(now);
  const all = await offers.list();
  if (all.length === 0) return ['There are no partner offers'];
  return all.map((offer) => {
    const { id, title, partner, category, city, price, discount, requestsTo, validUntil, hidden } = offer;
    return [
      id,
      category,
      `${title}, ${partner}`,
      city ?? 'online',
      `${price.amount} RUB a ${price.per}${discount ? `, ${discount}% off` : ''}`,
      requestsTo,
      ...(validUntil === null ? [] : [`until ${validUntil}`]),
      ...(hidden ? ['hidden'] : isOffered(offer, today) ? [] : ['ended']),
    ].join('  ');
  });
};

/** Lets people see an offer no more, or see it again; what was asked of its partner stays. */
export function setOfferHidden(offerId: string, hidden: boolean): Command {
  if (!isUuid(offerId)) throw new UsageError(`«${offerId}» is no id of an offer`);
  return async ({ offers }) => {
    if (!(await offers.setHidden(offerId, hidden))) throw new Error(`There is no offer ${offerId}`);
    return [`The offer is ${hidden ? 'hidden' : 'shown'} from now on`];
  };
}
