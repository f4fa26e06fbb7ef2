import type { Operation } from '#core/http/operation.ts';
import type { polls } from '#shared/contract/polls.ts';
import { presentFrame } from './present.ts';

/** The runs of a poll, newest first, page by page. */
export const listFrames: Operation<typeof polls.listFrames> = async ({ repos, poll }, { query }) => {
  const page = await repos.frames.page(poll.id, query.limit, query.cursor ?? null);
  return { frames: page.frames.map((frame) => presentFrame(frame, poll)), next_cursor: page.cursor };
};
