import { answerInWords } from './answer-in-words.ts';
import { toRun } from './run.ts';
import { keys, ranges } from '#data/keys.ts';
import { named, toResponse } from './responses.ts';
import type { Table } from '#data/table.ts';

/** What somebody answered under their name in one run, in the words of that run. */
export interface OwnAnswers {
  readonly poll: string;
  readonly answeredAt: string;
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
}

/** The answers of an account, for itself: those with its name, since nobody can find the anonymous ones. */
export function createOwnAnswers(table: Table) {
  return {
    /** Oldest first. */
    async listOf(userId: string): Promise<OwnAnswers[]> {
      const places = await table.queryAll(ranges.answered(userId));
      const runIds = places.map((item) => String(item['runId']));
      const wanted = runIds.flatMap((id) => [keys.run(id), keys.response(id, named(userId))]);
      const items = await table.getMany(wanted);
      const found = runIds.flatMap((_, index) => {
        const [item, response] = [items[2 * index], items[2 * index + 1]];
        // Deleted meanwhile, or on its way to be.
        if (!item || !response) return [];
        const run = toRun(item);
        const { answeredAt, answers } = toResponse(response);
        const given = run.questions.flatMap(({ text }, place) => {
          const answer = answers[place];
          return answer ? [{ question: text, answer: answerInWords(run, place, answer) }] : [];
        });
        return [{ poll: run.title, answeredAt, answers: given }];
      });
      return found.toSorted((a, b) => a.answeredAt.localeCompare(b.answeredAt));
    },
  };
}
