import { exampleAnswers, exampleBreakdown } from '../statistics/example.ts';
import { presentBreakdown } from '../present-breakdown.ts';
import { invitedGroups } from '#functions/runs/invited-groups.ts';
import { groupsAskedOf } from '#functions/runs/survey-groups.ts';
import { countResponse, emptyCountsByKind } from '#functions/runs/repositories/response-counts.ts';
import { enpsOf, figuresOf, statementFiguresOf } from '../shown-figures.ts';
import { presentSurvey } from '../present.ts';
import { respondentsAmong } from '../publication.ts';
import type { SurveysOperation } from '../operation.ts';

/** Seconds that a made-up respondent takes for a question. */
const SECONDS = 12;

/**
 * What whoever reads the results will see if everybody asked now answers: made-up answers, counted and compared by the
 * code that counts and compares real ones.
 */
export const getSurveyExample: SurveysOperation<'getSurveyExample'> = async (context) => {
  const { repos, workspaceId, survey, member, now } = context;
  const asked = respondentsAmong(await repos.members.all(workspaceId), survey);
  const { questions, dimensions, smallestGroup } = survey;
  const groups = groupsAskedOf(asked, dimensions, now);
  const invited = invitedGroups({ people: asked.length, groups }, { others: false });
  const example = { questions, dimensions, smallestGroup, invited };
  const rows = exampleAnswers(example);
  const seconds = SECONDS * questions.length;
  const counts = rows.reduce(
    (all, { answers }) => countResponse(all, { named: false, answers, seconds }, 1),
    emptyCountsByKind(questions),
  );
  const enough = rows.length >= smallestGroup;
  const shown = enough ? counts : emptyCountsByKind(questions);
  const completed = { ...survey, status: 'COMPLETED' } as const;
  const answered = { members: rows.length, byLink: 0, total: rows.length, atLeast: false };
  return {
    survey: presentSurvey(survey, member, {
      counts: shown,
      answered,
      counted: null,
      invited: asked.length,
      waits: false,
      answeredByMe: null,
    }),
    stats: {
      total_invited: asked.length,
      total_responded: rows.length,
      responded_by_link: 0,
      response_rate: rows.length > 0 ? 100 : null,
      average_time_spent: enough ? seconds : null,
      completed_users: null,
      not_completed_users: null,
      people_cursor: null,
    },
    shown: shown.responses,
    questions: figuresOf(completed, shown, asked.length),
    ...statementFiguresOf(completed, shown, asked.length),
    enps: enpsOf(completed, shown, asked.length),
    breakdown: enough ? presentBreakdown(questions, smallestGroup, await exampleBreakdown(example)) : null,
    breakdown_state: enough ? 'ready' : 'too_few',
  };
};
