import type { Operation } from '#core/operation.ts';
import type { polls } from '#shared/contract/polls.ts';
import { presentPoll } from './present.ts';

/** The polls of a workspace, newest first. */
export const listPolls: Operation<typeof polls.listPolls> = async ({ repos, workspaceId }) =>
  (await repos.polls.list(workspaceId)).map(presentPoll);
