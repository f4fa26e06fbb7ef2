import { surveys } from '#shared/contract/surveys.ts';
import type { Call } from '#shared/contract/route.ts';
import type { Survey } from '#shared/models/survey.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import type { SurveyStatus } from '#shared/rules/surveys.ts';
import { demand, type Person } from './factories.ts';

type Body = Call<typeof surveys.createSurvey>['body'];

/** A draft of a survey, of one rating unless questions are given. */
export async function makeSurvey(author: Person, workspace: Workspace, changes: Partial<Body> = {}): Promise<Survey> {
  const questions: Body['questions'] = [{ text: 'Как вам работается?', type: 'RATING' }];
  const body = { title: 'Как нам работается', questions, ...changes } as Body;
  return demand(surveys.createSurvey, { params: { id: workspace.id }, body }, { token: author.tokens.access_token });
}

/** Publishes, completes or archives a survey. */
export async function moveSurvey(author: Person, { id }: Pick<Survey, 'id'>, status: SurveyStatus): Promise<Survey> {
  return demand(surveys.updateSurvey, { params: { id }, body: { status } }, { token: author.tokens.access_token });
}

/** A survey that takes answers; with names, so that three are enough to ask. */
export async function makeOpenSurvey(
  author: Person,
  workspace: Workspace,
  changes: Partial<Body> = {},
): Promise<Survey> {
  return moveSurvey(author, await makeSurvey(author, workspace, { anonymous: false, ...changes }), 'PUBLISHED');
}
