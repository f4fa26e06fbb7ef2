import { isOffered, matchesOffer, type OfferCategory, type OfferFilter } from '#shared/rules/offers.ts';
import type { Offer as PublicOffer } from '#shared/models/offer.ts';
import { unlessChanged } from '#data/conditions.ts';
import { keys, ranges } from '#data/keys.ts';
import { cursorAfter, type Item, type Table } from '#data/table.ts';
import { put, update } from '#data/writes.ts';
import { textOrNull } from '#data/text-or-null.ts';

/** What a partner offers, as the operator keeps it. */
export interface Offer {
  readonly id: string;
  readonly title: string;
  readonly partner: string;
  readonly category: OfferCategory;
  readonly description: string;
  /** Null = online. */
  readonly city: string | null;
  readonly price: PublicOffer['price'];
  /** Percent. */
  readonly discount: number;
  readonly site: string | null;
  /** Where requests are sent; users are never told. */
  readonly requestsTo: string;
  /** The last day in Moscow; null = without end. */
  readonly validUntil: string | null;
  readonly hidden: boolean;
}

/** So many offers are read at once, and so often at most for one page: narrowed lists may be shorter than asked for. */
const READ_AT_ONCE = 50;
const READS_OF_A_PAGE = 4;

/** Partner offers: there are as many as an operator keeps by hand, so they lie in one partition. */
export function createOffers(table: Table) {
  return {
    /** As it is at this moment; null for an unknown one. */
    async find(offerId: string): Promise<Offer | null> {
      const item = await table.get(keys.offer(offerId), { consistent: true });
      return item ? toOffer(item) : null;
    },

    /** One page of those that people may see on this day and that fit; in the order of their ids, which prefers nobody. */
    async page(
      filter: OfferFilter,
      { limit, cursor: start, today }: { limit: number; cursor: string | null; today: string },
    ): Promise<{ offers: Offer[]; cursor: string | null }> {
      const range = ranges.offers();
      const offers: Offer[] = [];
      let cursor = start;
      for (let read = 0; read < READS_OF_A_PAGE; read++) {
        const page = await table.query(range, { limit: READ_AT_ONCE, cursor });
        for (const [index, item] of page.items.entries()) {
          const offer = toOffer(item);
          if (!isOffered(offer, today) || !matchesOffer(offer, filter)) continue;
          offers.push(offer);
          const isLast = index === page.items.length - 1 && page.cursor === null;
          if (offers.length === limit) return { offers, cursor: isLast ? null : cursorAfter(range, item) };
        }
        cursor = page.cursor;
        if (cursor === null) break;
      }
      return { offers, cursor };
    },

    /** All of them, hidden and ended ones too: for the operator. */
    async list(): Promise<Offer[]> {
      return (await table.queryAll(ranges.offers(), { consistent: true })).map(toOffer);
    },

    /** Puts offers in the place of those of the same ids, or beside the others. */
    async save(offers: readonly Offer[]): Promise<void> {
      for (const offer of offers) {
        await table.write(put({ ...keys.offer(offer.id), type: 'offer', ...offer }));
      }
    },

    /** From now on people see it, or do not; false for an unknown one. */
    async setHidden(offerId: string, hidden: boolean): Promise<boolean> {
      return unlessChanged(table.write(update(keys.offer(offerId), { set: { hidden } }, { exists: true })));
    },
  };
}

function toOffer(item: Item): Offer {
  return {
    id: String(item['id']),
    title: String(item['title']),
    partner: String(item['partner']),
    category: item['category'] as OfferCategory,
    description: String(item['description']),
    city: textOrNull(item['city']),
    price: item['price'] as Offer['price'],
    discount: Number(item['discount']),
    site: textOrNull(item['site']),
    requestsTo: String(item['requestsTo']),
    validUntil: textOrNull(item['validUntil']),
    hidden: item['hidden'] === true,
  };
}
