import { keys } from './keys.ts';
import type { Table } from './table.ts';

/** The public addresses that companies chose for their surveys. */
export function createShares(table: Table) {
  return {
    /** The survey an address leads to now. */
    async surveyOf(path: string): Promise<string | null> {
      const item = await table.get(keys.share(path), { consistent: true });
      return item && String(item['surveyId']);
    },
  };
}
