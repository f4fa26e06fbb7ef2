import type { PollFigures } from '#shared/models/poll-list.ts';
import { type Turnout, turnoutOf } from '#web/features/asking/lib/turnout.ts';
import { turnoutParts } from '#web/features/asking/lib/turnout-words.ts';
import { enpsDisplay } from '#web/lib/enps-display.ts';
import { listText } from '#text/asking/list.ts';
import { changeWords } from './change-words.ts';

const text = listText.outcome;

/** What stands beside the figure: whether it is usual, when results can be seen, or how many came by the link or a code. */
export function turnoutNote({ usual, told, run }: PollFigures, turnout: Turnout): string | null {
  if (usual) {
    if (turnout.answered < usual.low) return text.below;
    return turnout.answered > usual.high ? text.above : text.usual;
  }
  if (told === 'never') return text.never;
  if (run.published && told === 'later') return text.later;
  if (run.published && told === 'few' && run.results_visibility !== 'live') return text.fromFifth;
  return turnoutParts(turnout, run.one_time_codes > 0);
}

/** What a row says of the newest run of its poll, for the search: the finding with its change, or what stands beside the turnout. */
export function outcomeWords(figures: PollFigures): readonly string[] {
  const { enps, change } = figures;
  if (!enps) return [turnoutNote(figures, turnoutOf(figures)) ?? ''];
  const { score, low, high } = enpsDisplay(enps);
  return [score, text.range(low, high), change ? changeWords(change) : ''];
}
