import { notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import type { Recount } from '#shared/models/ballot.ts';

/** So many answers to a question are a page at most, and so many bytes: a Lambda replies with six megabytes. */
const PAGE = 2_000;
const PAGE_BYTES = 4_000_000;

type Repos = OperationContext<'results'>['repos'];
type Run = Parameters<Repos['results']['recount']>[0];

/**
 * A page of what is shown of a closed run, for whoever counts it anew against the record; 404 where there is none. `told`
 * are the questions whose answers are shown one by one: of any other nothing is told.
 */
export async function recount(
  run: Run,
  questions: readonly { readonly id: string; readonly told: boolean }[],
  cursor: string | null,
  { results }: Repos,
): Promise<Recount> {
  const places = questions.flatMap(({ told }, place) => (told ? [place] : []));
  for (let limit = PAGE; ; limit = Math.ceil(limit / 2)) {
    const page = (await results.recount(run, places, limit, cursor)) ?? notFound('runRecord');
    const reply = {
      questions: questions.map(({ id }, place) => ({
        question_id: id,
        answers: (page.answers[places.indexOf(place)] ?? []).map(({ key, answer }) => ({ answer, salt: key })),
      })),
      next_cursor: page.cursor,
    };
    if (limit === 1 || Buffer.byteLength(JSON.stringify(reply)) <= PAGE_BYTES) return reply;
  }
}
