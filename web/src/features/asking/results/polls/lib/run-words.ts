import type { Frame } from '#shared/models/run.ts';
import type { FrameSummary } from '#shared/models/run-results.ts';
import { formatDay } from '#web/lib/dates.ts';
import { answeredOf } from '#web/lib/turnout-words.ts';
import { turnoutOf } from '#web/features/asking/lib/turnout.ts';
import { type RunState, runState } from '#web/features/asking/runs/lib/runs.ts';
import { resultsText } from '#text/asking/results/polls.ts';

const text = resultsText.run;

/** Where a run stands, in a word or two: “open until 28 November”. */
export function runStateWords(run: Frame, now: Date): string {
  const words: Record<RunState, string> = {
    draft: text.draft,
    open: run.deadline === null ? text.open : text.openUntil(formatDay(run.deadline, now)),
    over: run.deadline === null ? text.closed : text.over(formatDay(run.deadline, now)),
    closed: text.closed,
  };
  return words[runState(run, now)];
}

/** “34 of 40 answered”, “21 answered”; while answers wait to be shown together their number is told in steps. */
export function runTurnout(summary: FrameSummary): string {
  const { answered, asked, rounded: inSteps } = turnoutOf(summary);
  if (inSteps && answered === 0) return text.fewAnswered;
  const figure = answeredOf(answered, asked);
  return inSteps ? text.answeredAtLeast(figure) : text.answered(figure, answered);
}
