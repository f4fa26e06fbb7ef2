import { keys, ranges } from './keys.ts';
import type { Item, Page, Table } from './table.ts';
import { put } from './writes.ts';

/** One respondent's answers in one run. */
export interface Response {
  /** Random for every respondent: tells neither who it was nor when. */
  readonly key: string;
  /** By question index; null where nothing was answered. */
  readonly answers: readonly (string | null)[];
  /** Full hour, UTC: the minute of an answer could be matched with who sat at a desk. */
  readonly answeredAt: string;
}

/** Answers to runs of polls: one item a respondent, no index, so an answer costs one or two write units. */
export function createResponses(table: Table) {
  return {
    /** Writes the answers, or replaces those the same respondent gave before. */
    async save(frameId: string, response: Response): Promise<void> {
      const { key, answers, answeredAt } = response;
      await table.write(put({ ...keys.response(frameId, key), type: 'response', answers, answeredAt }));
    },

    /** A page of responses in an order that means nothing. */
    async page(
      frameId: string,
      limit: number,
      cursor: string | null,
    ): Promise<{ responses: Response[]; cursor: string | null }> {
      const page: Page = await table.query(ranges.responses(frameId), { limit, cursor });
      return { responses: page.items.map(toResponse), cursor: page.cursor };
    },
  };
}

function toResponse(item: Item): Response {
  return {
    key: String(item['sk']).slice('RESPONSE#'.length),
    answers: item['answers'] as (string | null)[],
    answeredAt: String(item['answeredAt']),
  };
}
