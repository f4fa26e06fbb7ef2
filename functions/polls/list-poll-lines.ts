import { notFound } from '#core/http/errors.ts';
import type { Run } from '#data/runs.ts';
import type { Poll } from '#data/polls.ts';
import { POLL_LINES_PAGE } from '#shared/contract/poll-list.ts';
import type { PollLine } from '#shared/models/poll-list.ts';
import { presentRecurrence, presentTotals } from './present.ts';
import type { PollsOperation } from './operation.ts';

/** The polls of a workspace as lines, newest first, each with how far it is. */
export const listPollLines: PollsOperation<'listPollLines'> = async ({ repos, workspaceId, now }, { query }) => {
  const [page, workspace, open] = await Promise.all([
    repos.polls.page(workspaceId, POLL_LINES_PAGE, query.cursor ?? null),
    repos.workspaces.find(workspaceId),
    repos.runs.openRuns(workspaceId, now),
  ]);
  const newest = newestByPoll(open);
  return {
    polls: page.polls.map((poll) => lineOf(poll, newest.get(poll.id) ?? null)),
    totals: presentTotals(workspace ?? notFound('workspace')),
    next_cursor: page.cursor,
  };
};

/** Of each poll the run that members answer: the newest. */
function newestByPoll(open: readonly Run[]): ReadonlyMap<string, Run> {
  const oldestFirst = open.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  return new Map(oldestFirst.map((run) => [run.pollId, run]));
}

function lineOf(poll: Poll, run: Run | null): PollLine {
  return {
    id: poll.id,
    title: poll.title,
    type: poll.pollType,
    is_anonymous: poll.isAnonymous,
    allow_anonymous_link: poll.allowAnonymousLink,
    questions: poll.questions.length,
    created_at: poll.createdAt,
    state: run ? 'running' : poll.openings === 0 ? 'draft' : 'finished',
    run: run && { id: run.id, deadline: run.deadline },
    last_opened_at: poll.lastOpenedAt,
    archived_at: poll.archivedAt,
    recurrence: poll.schedule && presentRecurrence(poll.schedule),
  };
}
