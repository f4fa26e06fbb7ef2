import { notFound } from '#core/http/errors.ts';
import { presentPoll } from './present.ts';
import type { PollsOperation } from './operation.ts';

/** The polls of a workspace, newest first, page by page, and what all of them come to. */
export const listPolls: PollsOperation<'listPolls'> = async ({ repos, workspaceId }, { query }) => {
  const [page, workspace] = await Promise.all([
    repos.polls.page(workspaceId, query.limit, query.cursor ?? null),
    repos.workspaces.find(workspaceId),
  ]);
  const { polls, enpsPolls, pulsePolls, pollQuestions } = (workspace ?? notFound('workspace')).pollCounts;
  return {
    polls: page.polls.map(presentPoll),
    totals: { polls, enps: enpsPolls, pulse: pulsePolls, questions: pollQuestions },
    next_cursor: page.cursor,
  };
};
