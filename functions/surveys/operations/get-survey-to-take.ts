import { runClosed } from '#core/http/errors.ts';
import type { Loaded, OperationContext } from '#core/http/operation.ts';
import { isAsked, notAsked } from '#functions/runs/audience.ts';
import { ownBallot } from '#functions/runs/own-ballot.ts';
import { participationOf } from '#functions/runs/member-mark.ts';
import { NO_PARTICIPATION, type Participation } from '#functions/runs/repositories/participation.ts';
import { wantedBy } from '#functions/runs/message-language.ts';
import { attributesOf, publicSurvey } from '#functions/runs/survey-run.ts';
import { givenAnswers } from '#functions/runs/submission.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import { named } from '#functions/runs/repositories/responses.ts';
import type { surveys } from '#shared/contract/surveys.ts';
import type { SurveyToTake } from '#shared/models/survey-answers.ts';
import type { Role } from '#shared/rules/roles.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import type { Tenure } from '#shared/rules/surveys.ts';
import type { SurveysOperation } from '../operation.ts';
import { comparedByText } from '#text/surveys/compared-by.ts';

type Context = OperationContext<'audiences' | 'runs' | 'participation' | 'responses'> &
  Loaded<typeof surveys.getSurveyToTake>;

/** A survey for a member it asks, what they have said already where anybody can know, and what they are compared by. */
export const getSurveyToTake: SurveysOperation<'getSurveyToTake'> = async (context, { query }) => {
  const { repos, survey, actor, now } = context;
  const run = await repos.runs.findConsistent(survey.id);
  if (!run) runClosed();
  if (!(await isAsked(run, actor.userId, repos))) notAsked();
  const { participation, ...answers } = await given(run, context);
  return {
    survey: await publicSurvey(run, wantedBy(context.member, query.language), context),
    open: isOpen(run, now),
    compared_by: comparedBy(run, context),
    ...answers,
    ballot: isOpen(run, now) ? ownBallot(run, context.member, participation) : null,
  };
};

type Given = Pick<SurveyToTake, 'answered' | 'answers'> & { readonly participation: Participation };

async function given(run: Run, context: Context): Promise<Given> {
  const { repos, actor } = context;
  if (run.isAnonymous) {
    // Once it is completed, nobody can tell.
    const participation = run.published ? await participationOf(run.id, context) : NO_PARTICIPATION;
    return { answered: participation.answered, answers: null, participation };
  }
  const response = await repos.responses.find(run.id, named(actor.userId));
  return {
    answered: response !== null,
    answers: response && givenAnswers(run.questions, response.answers),
    participation: NO_PARTICIPATION,
  };
}

/** “Team: Sales”, in the order of the survey; what nobody knows of a member they are not compared by. */
function comparedBy(run: Run, { member, now }: Context): string[] {
  const { team, tenure, role } = attributesOf(member, run, now);
  const lines = {
    team: team && comparedByText.team(team),
    tenure: tenure && comparedByText.tenure(tenure as Tenure),
    role: role && comparedByText.role(role as Role),
  };
  return run.dimensions.flatMap((dimension) => lines[dimension] ?? []);
}
