import { conflict, invalid, notFound } from '#core/http/errors.ts';
import { requireWritable } from '#core/rules/plan.ts';
import { MAX_PUBLISHED } from '#data/polls.ts';
import type { ChangedQuestion, Question } from '#shared/models/poll.ts';
import type * as z from 'zod/mini';
import { pollChanged } from './conflicts.ts';
import { presentPoll } from './present.ts';
import type { PollsOperation } from './operation.ts';

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
    questions: body.questions ? renumbered(body.questions, poll.questions, context.newId) : poll.questions,
    updatedAt: now.toISOString(),
    version: poll.version + 1,
  };
  const linkChanged = changed.allowAnonymousLink !== poll.allowAnonymousLink;
  const places = linkChanged ? await repos.frames.places(poll.id, { consistent: true }) : [];
  const published = places.filter((place) => place.published);
  if (published.length > MAX_PUBLISHED) conflict('Открыто слишком много запусков: закройте лишние и сохраните ещё раз');
  if (!(await repos.polls.change(poll, changed, published))) pollChanged();
  return presentPoll(changed);
};

/** In the order they name, counted from 0; a question with an id stays itself, so ids must be this poll's own. */
function renumbered(
  changed: readonly z.output<typeof ChangedQuestion>[],
  own: readonly Question[],
  newId: () => string,
): Question[] {
  const known = new Set(own.map(({ id }) => id));
  const seen = new Set<string>();
  const issues = changed.flatMap(({ id }, index) => {
    const path = `questions.${index}.id`;
    if (id === undefined) return [];
    if (!known.has(id)) return [{ path, message: 'Этого вопроса нет в опросе' }];
    if (seen.has(id)) return [{ path, message: 'Вопрос повторяется' }];
    seen.add(id);
    return [];
  });
  if (issues.length > 0) invalid(issues);
  return changed
    .toSorted((a, b) => a.order_index - b.order_index)
    .map(({ id, text, is_required }, index) => ({ id: id ?? newId(), text, order_index: index, is_required }));
}
