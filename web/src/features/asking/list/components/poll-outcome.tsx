import type { PollFigures, PollLine } from '#shared/models/poll-list.ts';
import { enpsEstimate } from '#shared/rules/enps.ts';
import { runsText } from '#web/features/asking/runs/text.ts';
import { type Turnout, turnoutOf } from '#web/features/asking/lib/turnout.ts';
import { TurnoutBar } from '#web/ui/turnout-bar.tsx';
import { changeWords } from '../lib/change-words.ts';
import { listText } from '../text.ts';
import { EnpsFinding } from './enps-finding.tsx';

const text = listText.outcome;

interface PollOutcomeProps {
  readonly poll: PollLine;
  readonly figures: PollFigures;
}

/** What a run has brought: the finding where it is over and there is one, else how many have answered. */
export function PollOutcome({ poll, figures }: PollOutcomeProps) {
  const { enps, change, people_asked: asked } = figures;
  const turnout = turnoutOf(figures);
  if (enps) {
    const silent = enpsEstimate(enps, { asked })?.silent ?? null;
    return <EnpsFinding enps={enps} silent={silent} change={change && changeWords(change)} />;
  }
  return (
    <TurnoutBar
      label={text.answered(poll.title)}
      answered={turnout.answered}
      asked={turnout.asked}
      rounded={turnout.rounded}
      usual={figures.usual}
      note={noteOf(figures, turnout) ?? undefined}
    />
  );
}

/** What stands beside the figure: whether it is usual, when results can be seen, or how many came by the link. */
function noteOf({ usual, told, run }: PollFigures, turnout: Turnout): string | null {
  if (usual) {
    if (turnout.answered < usual.low) return text.below;
    return turnout.answered > usual.high ? text.above : text.usual;
  }
  if (told === 'never') return text.never;
  if (run.published && told === 'later') return text.later;
  if (run.published && told === 'few' && run.results_visibility !== 'live') return text.fromFifth;
  return runsText.progress.parts(turnout);
}
