import { conflict, notFound } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { fillFromBank } from '#functions/translations/fill-from-bank.ts';
import { MAX_PUBLISHED } from '../repositories/polls.ts';
import { pollChanged } from '../conflicts.ts';
import type { PollsOperation } from '../operation.ts';
import { pollsErrors } from '#text/polls/errors.ts';
import { presentPoll } from '../present.ts';
import { changedQuestions } from '../questions.ts';

/**
 * Changes a poll. Runs that were opened keep the questions they were opened with, so that every answer stays under
 * the text it was given to; only whether public links work is a matter of all of them, at once.
 */
export const updatePoll: PollsOperation<'updatePoll'> = async (context, { body }) => {
  const { repos, workspaceId, now } = context;
  await requireWritable(context);
  // Strongly: whoever saves twice in a row must not be told that somebody else was faster.
  const poll =
    (await repos.polls.findConsistent(workspaceId, context.poll.createdAt, context.poll.id)) ?? notFound('poll');
  if (body.version !== undefined && body.version !== poll.version) pollChanged();
  const changed = {
    ...poll,
    title: body.title ?? poll.title,
    pollType: body.type ?? poll.pollType,
    isAnonymous: body.is_anonymous ?? poll.isAnonymous,
    allowAnonymousLink: body.allow_anonymous_link ?? poll.allowAnonymousLink,
    questions: body.questions ? changedQuestions(body.questions, poll.questions, context.newId) : poll.questions,
    updatedAt: now.toISOString(),
    version: poll.version + 1,
  };
  const linkChanged = changed.allowAnonymousLink !== poll.allowAnonymousLink;
  const places = linkChanged ? await repos.runs.places(poll.id, { consistent: true }) : [];
  const published = places.filter((place) => place.published);
  if (published.length > MAX_PUBLISHED) conflict(pollsErrors.tooManyOpen);
  if (!(await repos.polls.change(poll, changed, published))) pollChanged();
  if (body.questions || body.title !== undefined) await fillFromBank(changed, repos);
  return presentPoll(changed);
};
