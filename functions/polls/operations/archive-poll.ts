import { conflict, notFound } from '#core/http/errors.ts';
import { pollChanged } from '../conflicts.ts';
import type { PollsOperation } from '../operation.ts';
import { pollsErrors } from '#text/polls/errors.ts';

/** Puts a poll out of the way with everything it has, or back. What is open or planned stays in sight. */
export const archivePoll: PollsOperation<'archivePoll'> = async (context, { body }) => {
  const { repos, workspaceId, now } = context;
  const { id, createdAt } = context.poll;
  const poll = (await repos.polls.findConsistent(workspaceId, createdAt, id)) ?? notFound('poll');
  if ((poll.archivedAt !== null) === body.archived) return { archived_at: poll.archivedAt };
  if (body.archived) {
    if (poll.schedule?.dueAt) conflict(pollsErrors.repeats);
    const places = await repos.runs.places(id, { consistent: true });
    if (places.some(({ published }) => published)) conflict(pollsErrors.stillOpen);
  }
  const at = body.archived ? now.toISOString() : null;
  if (!(await repos.polls.archive(poll, at))) pollChanged();
  return { archived_at: at };
};
