import type { Frame, FrameSummary } from '#shared/models/poll.ts';

/**
 * Why a run that was opened shows neither figures nor texts: answers wait for a fifth one, for the closing, or will
 * stay unseen, since fewer than five came.
 */
export type HiddenBecause = 'below-five' | 'until-closed' | 'too-few';

/** Why the answers of a run are not shown; null where they are, or where nobody has answered. */
export function hiddenBecause(summary: FrameSummary, frame: Frame): HiddenBecause | null {
  if (frame.results_visibility === 'live' || !frame.was_opened || summary.responses > 0) return null;
  // Until it is closed, also past its deadline, the number of answers is told in steps.
  if (frame.published) return frame.results_visibility === 'closed' ? 'until-closed' : 'below-five';
  return summary.members_answered + summary.answered_by_link > 0 ? 'too-few' : null;
}
