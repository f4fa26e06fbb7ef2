import { fullName } from '#functions/workspaces/people.ts';
import { invalid } from '#core/http/errors.ts';
import { dialogueId, dialogueIdAt } from '#functions/runs/dialogues.ts';
import { userOf, type Response } from '#functions/runs/repositories/responses.ts';
import { areWordsShown } from '../shown-figures.ts';
import { isInWords } from '#shared/question-kinds/index.ts';
import { isReadApart } from '#shared/rules/read-apart.ts';
import { runOf } from '../present.ts';
import { surveysErrors } from '#text/surveys/errors.ts';
import type { SurveysOperation } from '../operation.ts';

/** So many answers are looked through for one page of those with words. */
const READ_AT_ONCE = 100;
const LOOKS = 10;

type Context = Parameters<SurveysOperation<'listSurveyComments'>>[0];
type Run = ReturnType<typeof runOf>;

/** Where a page of answers to a question begins, and how long it is. */
interface PageOfQuestion {
  readonly index: number;
  readonly limit: number;
  readonly cursor: string | null;
}

/**
 * A page of answers in words to one question, by the same rule as all results: as they were released, in an order
 * that means nothing, of an anonymous survey another one for each question; none where fewer than the smallest group
 * wrote something.
 */
export const listSurveyComments: SurveysOperation<'listSurveyComments'> = async (context, { query }) => {
  const { repos, survey } = context;
  const index = survey.questions.findIndex(({ id }) => id === query.question_id);
  const question = survey.questions[index];
  if (!question || !isInWords(question)) {
    invalid([{ path: 'question_id', message: surveysErrors.notInWords }]);
  }
  const run = runOf(survey);
  const [figures] = await repos.results.shown([run]);
  if (!areWordsShown(survey, figures!.counts, index)) return { comments: [], next_cursor: null };
  const asked = { index, limit: query.limit, cursor: query.cursor ?? null };
  return isReadApart(run.isAnonymous, run.resultsVisibility) ? quotes(context, run, asked) : named(context, run, asked);
};

async function quotes({ repos }: Context, run: Run, { index, limit, cursor }: PageOfQuestion) {
  const page = await repos.results.quotes(run, [index], limit, cursor);
  const comments = page.quotes[0]!.flatMap(({ key, text, box }) =>
    text ? [{ text, user_name: null, ...(box !== null && { dialogue_id: dialogueId({ key }) }) }] : [],
  );
  return { comments, next_cursor: page.cursor };
}

/** With names, where there are some; a page may be shorter where most have written nothing. */
async function named({ repos, survey, workspaceId }: Context, run: Run, { index, ...asked }: PageOfQuestion) {
  const found: Response[] = [];
  let { cursor } = asked;
  for (let look = 0; look < LOOKS && found.length < asked.limit; look++) {
    const limit = Math.min(READ_AT_ONCE, asked.limit - found.length);
    const page = await repos.results.page(run, limit, cursor);
    found.push(...page.responses.filter(({ answers }) => answers[index]));
    cursor = page.cursor;
    if (cursor === null) break;
  }
  const names = survey.isAnonymous ? new Map<string, string>() : await namesOf(found, workspaceId, repos);
  return {
    comments: found.map((response) => ({
      text: response.answers[index]!,
      user_name: names.get(userOf(response) ?? '') ?? null,
      ...dialogueIdAt(run.id, response, index),
    })),
    next_cursor: cursor,
  };
}

/** Who has left has no name any more. */
async function namesOf(
  responses: readonly Response[],
  workspaceId: string,
  { members }: Context['repos'],
): Promise<ReadonlyMap<string, string>> {
  const userIds = responses.flatMap((response) => userOf(response) ?? []);
  const people = await members.named(workspaceId, userIds);
  return new Map(people.map((member) => [member.userId, fullName(member)]));
}
