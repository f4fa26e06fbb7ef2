import { uuidText } from '#core/uuid.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { dialogueId, dialogueIdAt } from '#functions/runs/dialogues.ts';
import { presentPollQuestions } from '#functions/runs/present-questions.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import { userOf, type Response } from '#functions/runs/repositories/responses.ts';
import type { AnswerRecord } from '#shared/models/run-results.ts';
import { isReadApart } from '#shared/rules/read-apart.ts';
import { presentFrame, presentPollOf } from '../present.ts';
import type { PollsOperation } from '../operation.ts';

interface Page {
  /** By the place of the question. */
  readonly records: readonly (readonly AnswerRecord[])[];
  readonly cursor: string | null;
}
type Reading = Pick<OperationContext<'awaited' | 'results'>, 'repos'> & { readonly run: Run };

/** One page of answers, by question. */
export const getResults: PollsOperation<'getResults'> = async ({ repos, run }, { query }) => {
  const read = isReadApart(run.isAnonymous, run.resultsVisibility) ? quotes : responses;
  const { records, cursor } = await read({ repos, run }, query.limit, query.cursor ?? null);
  return {
    poll: presentPollOf(run),
    frame: presentFrame(run),
    questions: presentPollQuestions(run.questions),
    by_question: Object.fromEntries(run.questions.map(({ id }, place) => [id, [...records[place]!]])),
    next_cursor: cursor,
  };
};

/** What each said, turned into what was said to each question. */
async function responses({ repos, run }: Reading, limit: number, after: string | null): Promise<Page> {
  const page = await repos.results.page(run, limit, after);
  const names = await namesOfAwaited({ repos, run }, page.responses);
  const records = run.questions.map(({ id }, place) =>
    page.responses.flatMap((response) => {
      const content = response.answers[place];
      if (content === null || content === undefined) return [];
      const record = { ...whoOf(response, names), question_id: id, content, created_at: response.answeredAt };
      return [{ ...record, ...dialogueIdAt(run.id, response, place) }];
    }),
  );
  return { records, cursor: page.cursor };
}

/** What those were called who are waited for, by the invitation that their answers stand under. */
async function namesOfAwaited({ repos, run }: Reading, shown: readonly Response[]): Promise<Map<string, string>> {
  if (run.past === null || run.isAnonymous) return new Map();
  const ids = shown.flatMap((response) => userOf(response) ?? []);
  return repos.awaited.names(run.workspaceId, run.id, ids);
}

/** Answers by themselves: under an alias for one question alone, and all with the day on which the run was opened. */
async function quotes({ repos, run }: Reading, limit: number, after: string | null): Promise<Page> {
  const { openedAt, createdAt, questions } = run;
  const places = questions.map((_, place) => place);
  const page = await repos.results.quotes(run, places, limit, after);
  const day = `${(openedAt ?? createdAt).slice(0, 'YYYY-MM-DD'.length)}T00:00:00.000Z`;
  const records = page.quotes.map((said, place) =>
    said.map(({ key, text, box }) => ({
      user_id: null,
      anonymous_session_id: uuidText(Buffer.from(key, 'hex')),
      question_id: questions[place]!.id,
      content: text,
      created_at: day,
      ...(box !== null && { dialogue_id: dialogueId({ key }) }),
    })),
  );
  return { records, cursor: page.cursor };
}

/** A member, or an alias: the response's key in the form of an identifier, derived one way, so it changes nothing. */
function whoOf(
  response: Response,
  names: ReadonlyMap<string, string>,
): Pick<AnswerRecord, 'user_id' | 'called' | 'anonymous_session_id'> {
  const userId = userOf(response);
  if (userId !== null) {
    const called = names.get(userId);
    return { user_id: userId, anonymous_session_id: null, ...(called !== undefined && { called }) };
  }
  return { user_id: null, anonymous_session_id: uuidText(Buffer.from(response.key, 'base64url')) };
}
