import { exampleAnswers, exampleBreakdown } from '../statistics/example.ts';
import { presentBreakdown } from '../present-breakdown.ts';
import { invitedGroups } from '#functions/runs/invited-groups.ts';
import { countResponse, emptyCountsByKind } from '#functions/runs/repositories/response-counts.ts';
import { enpsOf, figuresOf, statementFiguresOf } from '../shown-figures.ts';
import { presentSurvey } from '../present.ts';
import { groupsOfRespondents, peopleOf, respondentsOf } from '../publication.ts';
import type { SurveysOperation } from '../operation.ts';

/** Seconds that a made-up respondent takes for a question. */
const SECONDS = 12;

/**
 * What whoever reads the results will see if everybody asked now answers: made-up answers, counted and compared by the
 * code that counts and compares real ones.
 */
export const getSurveyExample: SurveysOperation<'getSurveyExample'> = async (context) => {
  const { survey, member, now } = context;
  const asked = await respondentsOf(survey, context);
  const people = peopleOf(asked);
  const { questions, dimensions, smallestGroup } = survey;
  const groups = groupsOfRespondents(survey, asked, now);
  const invited = invitedGroups({ people, groups }, { others: false });
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
      invited: people,
      waits: false,
      answeredByMe: null,
    }),
    stats: {
      total_invited: people,
      total_responded: rows.length,
      responded_by_link: 0,
      response_rate: rows.length > 0 ? 100 : null,
      average_time_spent: enough ? seconds : null,
      completed_users: null,
      not_completed_users: null,
      people_cursor: null,
    },
    shown: shown.responses,
    questions: figuresOf(completed, shown, people),
    ...statementFiguresOf(completed, shown, people),
    enps: enpsOf(completed, shown, people),
    breakdown: enough ? presentBreakdown(questions, smallestGroup, await exampleBreakdown(example)) : null,
    breakdown_state: enough ? 'ready' : 'too_few',
  };
};
