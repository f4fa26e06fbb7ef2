import { countsOnScales } from '#functions/runs/poll-figures.ts';
import { resultsPathOf } from '#functions/runs/run-path.ts';
import type { TeamGroup } from '#functions/runs/repositories/compare-teams.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import type { OpenedRun } from '#functions/runs/repositories/open-runs.ts';
import type { Repositories } from '#data/repositories.ts';
import { worseAnswers, type ScaleQuestion } from './signals/worse-answers.ts';
import type { SignalsOfRun } from './signals/signals-of-run.ts';
import { judgedBy, pollDirection } from '#shared/rules/direction.ts';
import { numbersOf, scaleOf } from '#shared/rules/scales.ts';
import { sum } from '#shared/rules/sum.ts';

/** The newest closed runs that are looked at for one whose teams could be compared. */
const RUNS_MAX = 3;

/** What the newest run with compared teams, of those of polls, says of them; null where there is none, or nothing in it can be judged. */
export async function pollSignals(
  opened: readonly OpenedRun[],
  repos: Pick<Repositories, 'runs' | 'results'>,
): Promise<SignalsOfRun | null> {
  const compared = opened.filter(({ compareTeams }) => compareTeams).slice(0, RUNS_MAX);
  const runs = await repos.runs.findMany(compared.map(({ runId }) => runId));
  const closed = runs.filter(({ published }) => !published);
  const groups = await Promise.all(closed.map((run) => repos.results.teams(run)));
  const newest = groups.findIndex((of) => of.some(({ team }) => team !== null));
  return newest === -1 ? null : signalsOf(closed[newest]!, groups[newest]!);
}

function signalsOf(run: Run, groups: readonly TeamGroup[]): SignalsOfRun | null {
  const questions = run.questions.map((_, place) => scaleQuestion(run, groups, place));
  if (questions.every((question) => question === null)) return null;
  const told = groups.map((group) => ({ team: group.team, counts: countsOnScales(group, questions) }));
  const to = resultsPathOf(run);
  return {
    signals: worseAnswers(told, questions, { source: 'poll', id: run.pollId, title: run.title, to }),
    run: {
      kind: 'poll',
      title: run.title,
      opened_at: run.openedAt ?? run.createdAt,
      results: to,
      groups: told,
      questions,
      turnouts: [],
    },
  };
}

/** A question whose answers are numbers of a scale and say which of them are the better ones; null for any other. */
function scaleQuestion(run: Run, groups: readonly TeamGroup[], place: number): ScaleQuestion | null {
  const question = run.questions[place]!;
  const scale = scaleOf({ type: run.pollType }, question, place);
  const direction = judgedBy(pollDirection({ type: run.pollType }, question, place));
  const given = groups.map(({ scores }) => sum(scores[place] ?? []));
  if (scale === null || sum(given) === 0 || !direction) return null;
  return { text: question.text, values: numbersOf(scale), direction };
}
