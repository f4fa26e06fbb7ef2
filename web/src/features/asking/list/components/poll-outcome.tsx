import type { PollFigures, PollLine } from '#shared/models/poll-list.ts';
import { enpsEstimate } from '#shared/rules/enps.ts';
import { turnoutOf } from '#web/features/asking/lib/turnout.ts';
import { TurnoutBar } from '#web/ui/turnout-bar.tsx';
import { changeWords } from '../lib/change-words.ts';
import { turnoutNote } from '../lib/outcome-words.ts';
import { listText } from '#text/asking/list.ts';
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
      note={turnoutNote(figures, turnout) ?? undefined}
    />
  );
}
