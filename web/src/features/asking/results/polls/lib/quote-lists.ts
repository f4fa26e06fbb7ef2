import type { Quote } from './quotes.ts';
import type { ResponseRow } from './responses.ts';
import { countHits } from './search.ts';

/** The answers to one question, read apart from those to others. */
export interface QuoteList<Question> {
  readonly asked: Question;
  readonly quotes: readonly Quote[];
}

interface Placed {
  readonly position: number;
}

/** The answers by question that hold the query, in the order of their keys, which means nothing; and how often they do. */
export function quoteLists<Question extends Placed>(
  rows: readonly ResponseRow[],
  questions: readonly Question[],
  query = '',
): { readonly lists: QuoteList<Question>[]; readonly hits: number } {
  let hits = 0;
  const lists = questions.map((asked) => ({
    asked,
    quotes: rows
      .flatMap(({ key, answers, dialogues }): Quote[] => {
        const answer = answers[asked.position];
        const found = answer ? countHits(answer, query) : 0;
        const dialogue = dialogues?.[asked.position];
        hits += found;
        return answer && (query === '' || found > 0)
          ? [{ key, answer, ...(dialogue !== undefined && { dialogue }) }]
          : [];
      })
      .toSorted((a, b) => (a.key < b.key ? -1 : 1)),
  }));
  return { lists, hits };
}
