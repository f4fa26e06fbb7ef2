import { resultsPathOf } from '#core/rules/run-path.ts';
import { isOfSurvey, surveyQuestions, type RunOfSurvey } from '#core/rules/survey-run.ts';
import type { OpenedRun } from '#data/open-runs.ts';
import type { Repositories } from '#data/repositories.ts';
import type { StoredGroup } from '#data/survey-breakdown.ts';
import { fewerAnswers, type TeamTurnout } from '#functions/analysis/overview/fewer-answers.ts';
import { isBetterHigher, lowerAnswers, type AnswersSource } from '#functions/analysis/overview/lower-answers.ts';
import type { Signal } from '#functions/analysis/overview/signal.ts';
import { scoresOf } from '#functions/analysis/surveys/count-answers.ts';

/** The newest surveys that are looked at: one of them, and the one it repeats. */
const SURVEYS_MAX = 5;

interface Compared {
  readonly run: RunOfSurvey;
  readonly teams: readonly StoredGroup[];
}

/** What the newest completed survey says of teams, and who answers less than in the one before it; null where there is none. */
export async function surveySignals(
  opened: readonly OpenedRun[],
  repos: Pick<Repositories, 'frames' | 'results'>,
): Promise<Signal[] | null> {
  const ids = opened.filter(({ survey }) => survey).slice(0, SURVEYS_MAX);
  const runs = await repos.frames.findMany(ids.map(({ frameId }) => frameId));
  const closed = runs.filter((run) => !run.published).filter(isOfSurvey);
  const breakdowns = await Promise.all(closed.map(({ id }) => repos.results.breakdown(id)));
  const compared = closed.flatMap((run, index): Compared[] => {
    const groups = breakdowns[index]?.dimensions.find(({ dimension }) => dimension === 'team')?.groups ?? [];
    return groups.some(({ name }) => name !== null) ? [{ run, teams: groups }] : [];
  });
  const [newest] = compared;
  if (!newest) return null;
  const { run, teams } = newest;
  const from: AnswersSource = { source: 'survey', title: run.title, to: resultsPathOf(run.pollId, true) };
  const before = compared.find((other) => other !== newest && other.run.survey.seriesId === run.survey.seriesId);
  return [...lowest(newest, from), ...(before ? fewerAnswers(turnouts(before.teams), turnouts(teams), from) : [])];
}

/** By its comparison, which was made when it was completed: a team is lower where it says so. */
function lowest({ run, teams }: Compared, from: AnswersSource): Signal[] {
  const questions = surveyQuestions(run).map((question) => {
    const told = question.show_if === null && isBetterHigher(question.text);
    const values = told ? scoresOf(question) : null;
    return values && { text: question.text, values };
  });
  const groups = teams.map(({ name, cells }) => ({
    team: name,
    counts: cells.map((cell, place) => (cell && questions[place] ? cell.counts : null)),
    lower: cells.map((cell) => cell?.differs === 'lower'),
  }));
  return lowerAnswers(groups, questions, from);
}

function turnouts(teams: readonly StoredGroup[]): TeamTurnout[] {
  return teams.flatMap(({ name: team, invited: asked, answered }) =>
    team === null || asked === null || asked === 0 ? [] : [{ team, asked, answered: Math.min(asked, answered) }],
  );
}
