import { presentBreakdown } from '../present-breakdown.ts';
import type { Loaded, OperationContext } from '#core/http/operation.ts';
import type { surveys } from '#shared/contract/surveys.ts';
import type { SurveyResults } from '#shared/models/survey-results.ts';
import { averageTimeOf, enpsOf, figuresOf, statementFiguresOf } from '../shown-figures.ts';
import { peopleAskedBy, presentSurvey, readFigures } from '../present.ts';
import { surveysForMember } from '../surveys-for-member.ts';
import { whoAnswered } from '../who-answered.ts';
import type { SurveysOperation } from '../operation.ts';

type Context = OperationContext<
  'audiences' | 'runs' | 'members' | 'participation' | 'responses' | 'results' | 'workspaces'
> &
  Loaded<typeof surveys.getSurveyResults>;

/**
 * The results of a survey from the counters the stream keeps and the comparison that was made at its completion: as
 * cheap for a hundred thousand answers as for ten. Every screen, export and print is made of this reply.
 */
export const getSurveyResults: SurveysOperation<'getSurveyResults'> = async (context) => {
  const { repos, survey } = context;
  const [[figures], [reader], breakdown] = await Promise.all([
    readFigures([survey], context),
    surveysForMember([survey], context),
    survey.status === 'DRAFT' || survey.status === 'PUBLISHED' ? undefined : repos.results.breakdown(survey.id),
  ]);
  const { counts, answered, invited } = figures!;
  const presented = presentSurvey(survey, context.member, { ...figures!, ...reader! });
  const asked = peopleAskedBy(survey, figures!);
  return {
    survey: presented,
    stats: {
      total_invited: invited,
      total_responded: answered.total,
      responded_by_link: survey.allowUnauthenticated ? answered.byLink : 0,
      response_rate: presented.response_rate,
      average_time_spent: averageTimeOf(survey, counts),
      ...(await whoAnswered(context, invited)),
    },
    shown: counts.responses,
    questions: figuresOf(survey, counts, asked),
    ...statementFiguresOf(survey, counts, asked),
    enps: enpsOf(survey, counts, asked),
    breakdown: breakdown ? presentBreakdown(survey.questions, survey.smallestGroup, breakdown) : null,
    breakdown_state: stateOf(survey, breakdown),
  };
};

function stateOf(
  { status }: Context['survey'],
  breakdown: object | null | undefined,
): SurveyResults['breakdown_state'] {
  if (status === 'DRAFT' || status === 'PUBLISHED') return 'open';
  if (breakdown === undefined) return 'preparing';
  return breakdown === null ? 'too_few' : 'ready';
}
