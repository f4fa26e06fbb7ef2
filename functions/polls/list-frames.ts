import { presentFrame } from './present.ts';
import type { PollsOperation } from './operation.ts';

/** The runs of a poll, newest first, page by page. */
export const listFrames: PollsOperation<'listFrames'> = async ({ repos, poll }, { query }) => {
  const page = await repos.frames.page(poll.id, query.limit, query.cursor ?? null);
  return { frames: page.frames.map((frame) => presentFrame(frame, poll)), next_cursor: page.cursor };
};
