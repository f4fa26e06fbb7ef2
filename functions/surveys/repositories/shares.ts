import { keys } from '#data/keys.ts';
import type { Table } from '#data/table.ts';

/** Public addresses that stand for a link: those companies chose for their surveys, and the short codes of runs. */
export function createShares(table: Table) {
  return {
    /** The survey an address leads to now. */
    async surveyOf(path: string): Promise<string | null> {
      const item = await table.get(keys.share(path), { consistent: true });
      return typeof item?.['surveyId'] === 'string' ? item['surveyId'] : null;
    },

    /** The token of the public link that a short code stands for now. */
    async tokenOf(code: string): Promise<string | null> {
      const item = await table.get(keys.shortLink(code), { consistent: true });
      return item && String(item['token']);
    },
  };
}
