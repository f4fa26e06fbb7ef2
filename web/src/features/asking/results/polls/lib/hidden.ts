import type { Frame } from '#shared/models/run.ts';
import type { FrameSummary } from '#shared/models/run-results.ts';

/**
 * Why a run that was opened shows neither figures nor texts: answers wait for a fifth one, for the closing, or will
 * stay unseen, since fewer than five came, or fewer than five were asked.
 */
export type HiddenBecause = 'below-five' | 'until-closed' | 'too-few' | 'asked-few';

/** Why the answers of a run are not shown; null where they are, or where nobody has answered. */
export function hiddenBecause(summary: FrameSummary, run: Frame): HiddenBecause | null {
  if (!run.was_opened || summary.responses > 0) return null;
  if (run.results_visibility === 'never') return 'asked-few';
  // Its public link was taken away before five had answered.
  if (run.results_visibility === 'live') return summary.answered_at_least ? 'too-few' : null;
  // Until it is closed, also past its deadline, the number of answers is told in steps.
  if (run.published) return run.results_visibility === 'closed' ? 'until-closed' : 'below-five';
  return summary.answered > 0 ? 'too-few' : null;
}
