import type { Range } from './keys.ts';
import type { Item, Table } from './table.ts';

const PAGE_SIZE = 100;

/** A range of any size, page by page, as it is at the moment of each. */
export async function* pagesOf(table: Table, range: Range): AsyncGenerator<Item[]> {
  let cursor: string | null = null;
  do {
    const page = await table.query(range, { limit: PAGE_SIZE, cursor, consistent: true });
    yield page.items;
    cursor = page.cursor;
  } while (cursor);
}
