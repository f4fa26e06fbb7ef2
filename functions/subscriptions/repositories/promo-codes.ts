import { unlessChanged } from '#data/conditions.ts';
import { keys, ranges } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { insert, update } from '#data/writes.ts';

/** A partner's code, trimmed and in upper case. */
export interface PromoCode {
  readonly code: string;
  /** Percent off for the clients who bring it. */
  readonly discount: number;
  /** Whose code it is. */
  readonly company: string;
  readonly active: boolean;
  readonly createdAt: string;
}

/** Promo codes; there are as many as partners, so they lie in one partition. */
export function createPromoCodes(table: Table) {
  return {
    /** One that is taken at this moment; null for an unknown and a disabled one alike. */
    async findActive(code: string): Promise<PromoCode | null> {
      const item = await table.get(keys.promoCode(code));
      return item && item['active'] === true ? toPromoCode(item) : null;
    },

    /** False when the code is there already. */
    async add(promo: PromoCode): Promise<boolean> {
      return unlessChanged(table.write(insert({ ...keys.promoCode(promo.code), type: 'promo-code', ...promo })));
    },

    async list(): Promise<PromoCode[]> {
      return (await table.queryAll(ranges.promoCodes(), { consistent: true })).map(toPromoCode);
    },

    /** From now on nobody can use it; those who did keep their discount. False for an unknown one. */
    async disable(code: string, now: Date): Promise<boolean> {
      const change = { set: { active: false, updatedAt: now.toISOString() } };
      return unlessChanged(table.write(update(keys.promoCode(code), change, { exists: true })));
    },
  };
}

function toPromoCode(item: Item): PromoCode {
  return {
    code: String(item['code']),
    discount: Number(item['discount']),
    company: String(item['company']),
    active: item['active'] === true,
    createdAt: String(item['createdAt']),
  };
}
