import { surveys } from '#shared/contract/surveys.ts';
import type { Call, Reply } from '#shared/contract/route.ts';
import type { Survey } from '#shared/models/survey.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request, withKey } from './api.ts';
import type { Person } from './factories.ts';

type Body = Call<typeof surveys.createSurvey>['body'];

/** One question of each type; what is left out is what a caller may leave out. */
export const EVERY_TYPE = [
  { text: 'Насколько вероятно, что вы порекомендуете нас?', type: 'RATING', scale: '0-10', theme: 'enps' },
  { text: 'Руководитель даёт полезную обратную связь?', type: 'RATING', scale: '1-5', theme: 'manager' },
  { text: 'Где вы работаете?', type: 'RADIO', options: ['Офис', 'Дом'] },
  { text: 'Чего не хватает?', type: 'CHECKBOX', options: ['Людей', 'Времени', 'Техники'], required: false },
  { text: 'Вы видите, куда расти?', type: 'YESNO' },
  { text: 'Одним словом о неделе', type: 'TEXT', required: false },
  { text: 'Что бы вы изменили?', type: 'TEXTAREA', required: false },
] as const satisfies Body['questions'];

/** A draft of a survey: of one question unless others are given. */
export async function makeSurvey(author: Person, workspace: Workspace, changes: Partial<Body> = {}): Promise<Survey> {
  const body = {
    title: 'Вовлечённость',
    questions: [{ text: 'Вам нравится работа?', type: 'RATING' }],
    ...changes,
  } as Body;
  const { status, body: made } = await request(
    surveys.createSurvey,
    withKey(surveys.createSurvey, { token: author.token, params: { id: workspace.id }, body }),
  );
  if (status !== 201) throw new Error(`The survey was not created: ${JSON.stringify(made)}`);
  return made;
}

/** Changes a survey: the reply as it comes. */
export function changeSurvey(person: Person, { id }: Pick<Survey, 'id'>, body: object) {
  return request(surveys.updateSurvey, { token: person.token, params: { id }, body });
}

/** Opens it for answers. */
export async function publishSurvey(person: Person, survey: Survey): Promise<Survey> {
  const { status, body } = await changeSurvey(person, survey, { status: 'PUBLISHED' });
  if (status !== 200) throw new Error(`The survey was not published: ${JSON.stringify(body)}`);
  return body;
}

/** Gives it a public link: a path of its own, or a random one. */
export async function shareUnder(person: Person, { id }: Survey, customPath: string | null): Promise<Survey> {
  const body = { custom_path: customPath, renew: customPath === null };
  const reply = await request(surveys.shareSurvey, { token: person.token, params: { id }, body });
  if (reply.status !== 200) throw new Error(`The survey was not shared: ${JSON.stringify(reply.body)}`);
  return reply.body;
}

/** A sheet of one-time codes of a survey, as it is printed. */
export async function makeSurveyCodeSheet(
  { token }: Person,
  { id }: Pick<Survey, 'id'>,
  count = 2,
): Promise<Reply<typeof surveys.makeSurveyCodeSheet>> {
  const call = withKey(surveys.makeSurveyCodeSheet, { token, params: { id }, body: { count } });
  const { status, body } = await request(surveys.makeSurveyCodeSheet, call);
  if (status !== 201) throw new Error(`The sheet was not made: ${JSON.stringify(body)}`);
  return body;
}
