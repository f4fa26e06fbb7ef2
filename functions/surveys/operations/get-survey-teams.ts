import { teamRows, untoldTeams, type AskedScale, type ToldGroup } from '#functions/runs/team-results.ts';
import { scoresOf } from '#shared/question-kinds/index.ts';
import { withStatements } from '#shared/question-kinds/statements.ts';
import { judgedBy } from '#shared/rules/direction.ts';
import { surveyDirection } from '#shared/rules/survey-direction.ts';
import type { StoredBreakdown } from '../repositories/survey-breakdown.ts';
import type { Survey } from '../repositories/surveys.ts';
import type { SurveysOperation } from '../operation.ts';

/** A survey by teams, those within reach: what the comparison at its completion tells of them. */
export const getSurveyTeams: SurveysOperation<'getSurveyTeams'> = async ({ repos, survey, reach }) => {
  const compares = survey.dimensions.includes('team');
  const over = survey.status === 'COMPLETED' || survey.status === 'ARCHIVED';
  const breakdown = compares && over ? await repos.results.breakdown(survey.id) : null;
  const teams = teamRows(groupsOf(breakdown ?? null), questionsOf(survey), reach, survey.smallestGroup);
  return {
    kind: 'survey',
    id: survey.id,
    run_id: survey.id,
    title: survey.title,
    name: null,
    opened_at: survey.publishedAt,
    closed_at: survey.completedAt,
    state: !compares ? 'not_compared' : !over ? 'open' : breakdown === undefined ? 'preparing' : 'ready',
    smallest_group: survey.smallestGroup,
    teams,
    untold: untoldTeams(teams, reach),
  };
};

function groupsOf(breakdown: StoredBreakdown | null): ToldGroup[] {
  const groups = breakdown?.dimensions.find(({ dimension }) => dimension === 'team')?.groups ?? [];
  return groups.map(({ name, answered, invited, cells, statements = [] }) => ({
    team: name,
    answered,
    asked: invited,
    counts: [...cells, ...statements].map((cell) => cell && cell.counts),
  }));
}

/** Questions and statements on a scale, in the order of the comparison; null for any other, and for what only some were asked. */
function questionsOf(survey: Survey): (AskedScale | null)[] {
  return withStatements(survey.questions).map((question) => {
    const values = question.showIf === null ? scoresOf(question) : null;
    return values && { text: question.text, values, direction: judgedBy(surveyDirection(question)) };
  });
}
