import { presentBreakdown } from '#functions/analysis/surveys/present-breakdown.ts';
import { askedAmong } from '#core/rules/audience.ts';
import type { Loaded, OperationContext } from '#core/http/operation.ts';
import type { surveys } from '#shared/contract/surveys.ts';
import type { SurveyResults } from '#shared/models/survey-results.ts';
import { averageTimeOf, enpsOf, figuresOf } from '#functions/analysis/surveys/told-figures.ts';
import { peopleAskedBy, presentSurvey, readFigures } from './present.ts';
import { standingsOf } from './standing.ts';
import type { SurveysOperation } from './operation.ts';

/** Of a survey with names, so many people are listed by whether they have answered; of more the numbers are told. */
const LISTED_MAX = 100;

type Context = OperationContext<
  'audiences' | 'frames' | 'members' | 'participation' | 'responses' | 'results' | 'workspaces'
> &
  Loaded<typeof surveys.getSurveyResults>;
type Stats = SurveyResults['stats'];

/**
 * The results of a survey from the counters the stream keeps and the comparison that was made at its completion: as
 * cheap for a hundred thousand answers as for ten. Every screen, export and print is made of this reply.
 */
export const getSurveyResults: SurveysOperation<'getSurveyResults'> = async (context) => {
  const { repos, survey } = context;
  const [[figures], [standing], breakdown] = await Promise.all([
    readFigures([survey], context),
    standingsOf([survey], context),
    survey.status === 'DRAFT' || survey.status === 'PUBLISHED' ? undefined : repos.results.breakdown(survey.id),
  ]);
  const { counts, answered, invited } = figures!;
  const presented = presentSurvey(survey, context.member, { ...figures!, ...standing! });
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

/** Of an anonymous survey nobody can say; of one with names, where they are not too many. */
async function whoAnswered(
  { repos, survey, workspaceId }: Context,
  invited: number,
): Promise<Pick<Stats, 'completed_users' | 'not_completed_users'>> {
  if (survey.isAnonymous || survey.status === 'DRAFT' || invited > LISTED_MAX) {
    return { completed_users: null, not_completed_users: null };
  }
  const [run, members] = await Promise.all([repos.frames.find(survey.id), repos.members.all(workspaceId)]);
  const asked = run ? await askedAmong(members, run, repos) : [];
  const userIds = asked.map(({ userId }) => userId);
  const answered = await repos.responses.answeredAmong(survey.id, userIds);
  const people = asked
    .map(({ userId, firstName, lastName }) => ({ user_id: userId, user_name: `${firstName} ${lastName}`.trim() }))
    .toSorted((a, b) => a.user_name.localeCompare(b.user_name, 'ru'));
  return {
    completed_users: people.filter(({ user_id: id }) => answered.has(id)),
    not_completed_users: people.filter(({ user_id: id }) => !answered.has(id)),
  };
}
