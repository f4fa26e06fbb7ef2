import { resultsPathOf } from '#functions/runs/run-path.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import type { OpenedRun } from '#functions/runs/repositories/open-runs.ts';
import type { Repositories } from '#data/repositories.ts';
import type { StoredGroup } from '#functions/surveys/repositories/survey-breakdown.ts';
import { fewerAnswers, type TeamTurnout } from './signals/fewer-answers.ts';
import { worseAnswers, type AnswersSource, type ScaleQuestion, type ShownGroup } from './signals/worse-answers.ts';
import type { SignalsOfRun } from './signals/signals-of-run.ts';
import { scoresOf } from '#shared/question-kinds/index.ts';
import { withStatements } from '#shared/question-kinds/statements.ts';
import { judgedBy } from '#shared/rules/direction.ts';
import { surveyDirection } from '#shared/rules/survey-direction.ts';

/** The newest surveys that are looked at: one of them, and the one it repeats. */
const SURVEYS_MAX = 5;

interface Compared {
  readonly run: Run;
  readonly teams: readonly StoredGroup[];
}

/**
 * What the newest completed survey, of those opened, says of teams, and who answers less than in the one before it; null where there is
 * none, or nothing in it can be judged.
 */
export async function surveySignals(
  opened: readonly OpenedRun[],
  repos: Pick<Repositories, 'runs' | 'results'>,
): Promise<SignalsOfRun | null> {
  const runs = await repos.runs.findMany(opened.slice(0, SURVEYS_MAX).map(({ runId }) => runId));
  const closed = runs.filter(({ published }) => !published);
  const breakdowns = await Promise.all(closed.map(({ id }) => repos.results.breakdown(id)));
  const compared = closed.flatMap((run, index): Compared[] => {
    const groups = breakdowns[index]?.dimensions.find(({ dimension }) => dimension === 'team')?.groups ?? [];
    return groups.some(({ name }) => name !== null) ? [{ run, teams: groups }] : [];
  });
  const [newest] = compared;
  if (!newest) return null;
  const { run, teams } = newest;
  const { title, smallestGroup: smallest } = run;
  const from: AnswersSource = { source: 'survey', id: run.pollId, title, to: resultsPathOf(run), smallest };
  const before = compared.find((other) => other !== newest && other.run.seriesId === run.seriesId);
  const questions = judgedQuestions(run);
  if (!before && questions.every((question) => question === null)) return null;
  const groups = groupsOf(newest, questions);
  return {
    signals: [
      ...worseAnswers(groups, questions, from),
      ...(before ? fewerAnswers(turnouts(before.teams), turnouts(teams), from) : []),
    ],
    run: {
      kind: 'survey',
      title,
      opened_at: run.openedAt ?? run.createdAt,
      results: from.to,
      groups,
      questions,
      turnouts: turnouts(teams),
      smallest,
    },
  };
}

/** By its comparison, which was made when it was completed: a team differs where it says so. */
function groupsOf({ teams }: Compared, questions: readonly (ScaleQuestion | null)[]): ShownGroup[] {
  return teams.map(({ name, invited, cells, statements = [] }) => {
    const all = [...cells, ...statements];
    return {
      team: name,
      invited,
      counts: all.map((cell, place) => (cell && questions[place] ? cell.counts : null)),
      worse: all.map(
        (cell, place) => cell?.differs === (questions[place]?.direction === 'lower_is_better' ? 'higher' : 'lower'),
      ),
    };
  });
}

/** The questions and statements that everybody was asked and that say which of their answers are the better ones; null for any other. */
function judgedQuestions(run: Run): (ScaleQuestion | null)[] {
  return withStatements(run.questions).map((question) => {
    const direction = judgedBy(surveyDirection(question));
    const values = question.showIf === null ? scoresOf(question) : null;
    return values && direction && { text: question.text, values, direction };
  });
}

function turnouts(teams: readonly StoredGroup[]): TeamTurnout[] {
  return teams.flatMap(({ name: team, invited: asked, answered }) =>
    team === null || asked === null || asked === 0 ? [] : [{ team, asked, answered: Math.min(asked, answered) }],
  );
}
