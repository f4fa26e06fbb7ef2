import { presentFrame } from '../present.ts';
import type { PollsOperation } from '../operation.ts';

/** The runs of a poll, newest first, page by page. */
export const listFrames: PollsOperation<'listFrames'> = async ({ repos, poll }, { query }) => {
  const page = await repos.runs.page(poll.id, query.limit, query.cursor ?? null);
  return { frames: page.runs.map((run) => presentFrame(run, poll)), next_cursor: page.cursor };
};
