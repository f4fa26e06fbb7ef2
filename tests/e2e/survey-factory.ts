import { expect, vi } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Call } from '#shared/contract/route.ts';
import type { Survey } from '#shared/models/survey.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import type { SurveyStatus } from '#shared/rules/surveys.ts';
import { PATIENCE } from './browser.ts';
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

const at = (last: number) => `5a1d1c1e-2f6b-4c7e-9a52-0c8f6f0f7a${last}`;

/** Seven questions of all six types in three sections; the last but one is asked of those who say «Нет» before it. */
export const EVERY_TYPE = [
  { id: at(11), text: 'Порекомендуете ли вы нас?', type: 'RATING', scale: '0-10', theme: 'enps', section: 'Главное' },
  {
    id: at(12),
    text: 'Когда вы узнаёте график?',
    type: 'RADIO',
    options: ['За два дня', 'За неделю'],
    section: 'График',
  },
  {
    id: at(13),
    text: 'Что мешает планировать?',
    type: 'CHECKBOX',
    options: ['График меняют', 'Мало людей', 'Дорога'],
    section: 'График',
  },
  { id: at(14), text: 'Мне понятно, за что премия', type: 'RATING', scale: '1-5', section: 'График' },
  { id: at(15), text: 'Оставить новый график?', type: 'YESNO', section: 'График' },
  {
    id: at(16),
    text: 'Почему не стоит?',
    type: 'TEXTAREA',
    section: 'График',
    show_if: { question_id: at(15), options: ['Нет'] },
  },
  { id: at(17), text: 'Одним словом о неделе', type: 'TEXT', required: false, section: 'Напоследок' },
] as const satisfies Body['questions'];

/** An open survey of every type of question, with the end of its public address. */
export async function makeLinkedSurvey(
  author: Person,
  workspace: Workspace,
  changes: Partial<Body> = {},
): Promise<{ survey: Survey; link: string }> {
  const questions = [...EVERY_TYPE];
  const open = await makeOpenSurvey(author, workspace, { questions, allow_unauthenticated: true, ...changes });
  const survey = await demand(
    surveys.shareSurvey,
    { params: { id: open.id }, body: {} },
    { token: author.tokens.access_token },
  );
  if (survey.share_link === null) throw new Error('The survey has no link');
  return { survey, link: `/s/${survey.share_link}` };
}

/** So many people answer the one question of a survey by its link; done when they are counted. */
export async function answerByLink(author: Person, survey: Survey, people: number) {
  const { share_link: link, questions } = survey;
  for (let one = 0; one < people; one++) {
    const body = { answers: [{ question_id: questions[0]!.id, answer_rating: 1 + (one % 5) }] };
    await demand(answers.respondToPublicSurvey, { params: { link: link ?? '' }, body });
  }
  await receivedAll(author, survey, people);
}

/** Waits until so many have answered, by what is counted. */
export async function receivedAll(author: Person, { id }: Survey, people: number): Promise<void> {
  const as = { token: author.tokens.access_token };
  const received = async () => (await demand(surveys.getSurvey, { params: { id } }, as)).total_responses;
  await vi.waitFor(async () => expect(await received()).toBe(people), PATIENCE);
}
