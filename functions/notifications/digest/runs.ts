import { membersAsked, peopleAsked } from '#functions/runs/audience.ts';
import { enpsOf } from '#functions/runs/poll-figures.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import type { RunCounts } from '#functions/runs/repositories/results.ts';
import type { Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import { notificationsLetters } from '#text/notifications/letters.ts';
import type { Told } from './told.ts';
import type { Sending } from '../sending.ts';
import { enpsEstimate } from '#shared/rules/enps.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';

/** So many runs are told of by name. */
const RUNS_MAX = 10;
/** Below this share of those asked a result says little. */
const LOW_TURNOUT = 0.5;

interface RunOfWeek {
  readonly run: Run;
  readonly figures: RunCounts;
  readonly open: boolean;
}

/**
 * The runs that are open or were closed since a moment. Who has answered and what they said is told as results tell it
 * (runs/repositories/results.ts): nothing here is known that the screen would not show at the same moment.
 */
export async function runsOfWeek(
  { id: workspaceId, memberCount }: Workspace,
  since: string,
  { repos, now }: Pick<Sending, 'repos' | 'now'>,
): Promise<Told> {
  const runs: Run[] = [];
  for await (const pollId of repos.contents.pollIds(workspaceId)) {
    for await (const run of repos.runs.livelySince(pollId, since)) runs.push(run);
    if (runs.length >= RUNS_MAX) break;
  }
  const told = runs.slice(0, RUNS_MAX);
  const figures = await repos.results.figures(told);
  const lines = told.map((run, index) => ({ run, figures: figures[index]!, open: isOpen(run, now) }));
  return {
    lines: lines.map((line) => () => lineOf(line, memberCount)),
    attention: lines
      .filter((line) => isLow(line, memberCount))
      .map(
        ({ run }) =>
          () =>
            notificationsLetters.digest.fewAnswers(run.title),
      ),
  };
}

function lineOf({ run, figures, open }: RunOfWeek, memberCount: number): string {
  const { total, atLeast } = figures.answered;
  const asked = peopleAsked(run, memberCount, figures.answered);
  const known = asked === null || total > asked ? null : asked;
  const told = notificationsLetters.digest.run(run.title, open, { total, atLeast, asked: known });
  const isShown = !open || run.resultsVisibility === 'live';
  return isShown ? told + enpsIn(run, figures, memberCount) : told;
}

/** eNPS with its interval as the results have it; nothing where fewer than five scores are shown. */
function enpsIn(run: Run, { counts, answered }: RunCounts, memberCount: number): string {
  // Any other question may be the first one.
  if (!counts.scale) return '';
  const asked = peopleAsked(run, memberCount, answered);
  const enps = enpsOf(run, counts, asked);
  if (!enps) return '';
  return notificationsLetters.digest.enps(enps.score, enps, enpsEstimate(enps, { asked })?.silent ?? null);
}

/** Of a closed run that asked enough people: fewer than half of them have answered. */
function isLow({ run, figures, open }: RunOfWeek, memberCount: number): boolean {
  const asked = membersAsked(run, memberCount);
  return (
    !open &&
    asked >= SMALLEST_GROUP &&
    !figures.answered.atLeast &&
    figures.answered.members < asked * LOW_TURNOUT &&
    figures.answered.byLink === 0
  );
}
