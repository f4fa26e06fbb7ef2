import { notFound } from '#core/http/errors.ts';
import { presentPoll, presentTotals } from '../present.ts';
import type { PollsOperation } from '../operation.ts';

/** The polls of a workspace, newest first, page by page, and what all of them come to. */
export const listPolls: PollsOperation<'listPolls'> = async ({ repos, workspaceId }, { query }) => {
  const [page, workspace] = await Promise.all([
    repos.polls.page(workspaceId, query.limit, query.cursor ?? null),
    repos.workspaces.find(workspaceId),
  ]);
  return {
    polls: page.polls.map(presentPoll),
    totals: presentTotals(workspace ?? notFound('workspace')),
    next_cursor: page.cursor,
  };
};
