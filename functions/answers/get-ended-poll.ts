import { notFound } from '#core/http/errors.ts';
import { endedAt, endedRun } from '#core/rules/ended-run.ts';
import { wasOpened } from '#data/frames.ts';
import { isOpen } from '#shared/rules/frame-state.ts';
import { frameOfLink } from './open-frame.ts';
import type { AnswersOperation } from './operation.ts';

/** What whoever comes too late with a right link is told of its run; null while it takes answers or has taken none yet. */
export const getEndedPoll: AnswersOperation<'getEndedPoll'> = async ({ repos, now }, { params }) => {
  const frame = await frameOfLink(params.token, repos);
  const at = endedAt(frame, now);
  if (at !== null) return { ended: endedRun(frame, at) };
  // Opened, not open, and nobody noted its end: its poll is being deleted.
  return isOpen(frame, now) || !wasOpened(frame) ? { ended: null } : notFound('link');
};
