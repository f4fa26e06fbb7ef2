import { notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import type { Poll } from '#functions/polls/repositories/polls.ts';
import type { Survey } from '#functions/surveys/repositories/surveys.ts';
import { ofPoll, ofSurvey, type Translated } from '../subject.ts';

/** A poll as it is at this moment: whoever saves twice in a row must not be told that somebody else was faster. */
export async function currentPoll({
  repos,
  poll,
}: Pick<OperationContext<'polls'>, 'repos'> & { readonly poll: Poll }): Promise<Translated> {
  return ofPoll((await repos.polls.findConsistent(poll.workspaceId, poll.createdAt, poll.id)) ?? notFound('poll'));
}

/** A survey, the same. */
export async function currentSurvey({
  repos,
  survey,
}: Pick<OperationContext<'surveys'>, 'repos'> & { readonly survey: Survey }): Promise<Translated> {
  return ofSurvey((await repos.surveys.findConsistent(survey)) ?? notFound('survey'));
}
