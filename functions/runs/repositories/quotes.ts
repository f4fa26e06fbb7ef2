import { createHash } from 'node:crypto';
import type { Response } from './responses.ts';

const KEY_BYTES = 16;

/** What somebody answered to one question, by itself. */
export interface Quote {
  /** Stands for the answer, hexadecimal; of another answer of the same person there is another one. */
  readonly key: string;
  readonly text: string;
  /** The box for replies to it; null where its author asked for none. Told to no reader. */
  readonly box: string | null;
}

/**
 * The answers to the questions at these places, for each in an order of its own that means nothing and stays: by a hash
 * of question and respondent. So neither a key nor a place in a list says which answers to two questions are of one
 * person, and none says who came first.
 */
export function quotesTo(
  runId: string,
  places: readonly number[],
  responses: readonly Pick<Response, 'key' | 'answers' | 'boxes'>[],
): Quote[][] {
  return places.map((place) =>
    responses
      .flatMap(({ key, answers, boxes }) => {
        const text = answers[place];
        return text === null || text === undefined
          ? []
          : [{ key: quoteKey(runId, place, key), text, box: boxes?.[place] ?? null }];
      })
      .toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  );
}

/**
 * A page of these lists, of at most so many quotes each. All of them go on behind one and the same key, which cuts every
 * list at another place: what stands on one page of two questions is no more of the same people than all there is.
 */
export function pageOfQuotes(
  lists: readonly (readonly Quote[])[],
  limit: number,
  cursor: string | null,
): { quotes: Quote[][]; cursor: string | null } {
  const { page, cursor: end } = pageOfLists(lists, limit, cursor);
  return { quotes: page, cursor: end };
}

/** The same of whatever else stands in lists by keys that are of each list alone. */
export function pageOfLists<One extends { readonly key: string }>(
  lists: readonly (readonly One[])[],
  limit: number,
  cursor: string | null,
): { page: One[][]; cursor: string | null } {
  const ahead = lists.map((list) => (cursor === null ? list : list.filter(({ key }) => key > cursor)));
  const ends = ahead.flatMap((list) => (list.length > limit ? [list[limit - 1]!.key] : []));
  const end = ends.length === 0 ? null : ends.reduce((first, key) => (key < first ? key : first));
  return { page: ahead.map((list) => list.filter(({ key }) => end === null || key <= end)), cursor: end };
}

/** What stands for the answer of a respondent to a question. */
export function quoteKey(runId: string, place: number, key: string): string {
  const hash = createHash('sha256').update(`quote/${runId}/${place}/${key}`).digest();
  return hash.subarray(0, KEY_BYTES).toString('hex');
}
