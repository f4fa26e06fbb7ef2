import type { Operation } from '#core/operation.ts';
import type { polls } from '#shared/contract/polls.ts';
import { presentFrame } from './present.ts';

/** The runs of a poll, newest first. */
export const listFrames: Operation<typeof polls.listFrames> = async ({ repos, poll }) =>
  (await repos.frames.list(poll.id)).map(presentFrame);
