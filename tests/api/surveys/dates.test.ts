import { expect, it } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Survey } from '#shared/models/survey.ts';
import { collectSurvey } from '#functions/analysis/jobs/collect-survey.ts';
import { request, withKey } from '#tests/support/api.ts';
import { makePerson, makeWorkspace, repos } from '#tests/support/factories.ts';
import { makeSurvey, publishSurvey } from '#tests/support/surveys.ts';
import { complete, makeTeam, respond, respondByLink, resultsOf, tokenOf } from '#tests/support/survey-answers.ts';
import { inLanguage } from '#shared/text/current.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const people = await makeTeam(owner, workspace, 'Склад', 6);
const DAYS = { from: '2026-01-01', to: '2026-12-31' };
const WHEN = { text: 'Когда вам удобно в отпуск?', type: 'DATE', settings: DAYS };
const create = (settings: object | undefined) => {
  const body = { title: 'Отпуска', questions: [{ ...WHEN, settings }] } as never;
  const call = { token: owner.token, params: { id: workspace.id }, body };
  return request(surveys.createSurvey, withKey(surveys.createSurvey, call));
};
const open = async (settings: object = {}): Promise<Survey> =>
  publishSurvey(owner, await makeSurvey(owner, workspace, { questions: [WHEN], ...settings } as never));
const issuesOf = (body: unknown) => (body as { errors: object[] }).errors;

it.each([
  [undefined, 'Укажите первый и последний день, с 1900 года по 2100'],
  [{ ...DAYS, to: '2026-02-30' }, 'Укажите первый и последний день, с 1900 года по 2100'],
  [{ ...DAYS, to: '2025-12-31' }, 'Последний день должен быть позже первого'],
])('a question about a day is refused with settings %j', async (settings, message) => {
  const { status, body } = await create(settings);
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'invalid' });
  expect(issuesOf(body)).toEqual([{ path: 'questions.0.settings', message }]);
});

it('a day is taken of a member and by link, and refused in Russian where it is none or out of bounds', async () => {
  const survey = await open({ allow_unauthenticated: true });
  const seen = await request(answers.getPublicSurvey, { params: { link: await tokenOf(survey) } });
  expect(seen.body.questions[0]).toMatchObject({ type: 'DATE', settings: DAYS });
  expect((await respond(people[0]!, survey, ['2026-06-14'])).status).toBe(201);
  expect((await respondByLink(survey, ['2026-01-01'])).status).toBe(201);
  const refused = async (value: string | number) => {
    const { status, body } = await respond(people[1]!, survey, [value]);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'invalid' });
    return issuesOf(body);
  };
  const path = `answers.${survey.questions[0]!.id}`;
  const message = 'Ответ на этот вопрос — день с 1 января 2026 по 31 декабря 2026';
  for (const wrong of ['2027-01-01', '2026-02-30', 'в июне']) expect(await refused(wrong)).toEqual([{ path, message }]);
  expect(await refused(14)).toEqual([{ path, message: 'Здесь отвечают датой' }]);
});

it('days are counted by their month, for people and for the analyst; who answered under their name gets theirs back', async () => {
  const survey = await open({ anonymous: false, dimensions: [] });
  const days = ['2026-06-14', '2026-06-30', '2026-06-01', '2026-07-01', '2026-12-31', '2026-06-20'];
  for (const [index, day] of days.entries()) expect((await respond(people[index]!, survey, [day])).status).toBe(201);
  const take = { token: people[0]!.token, params: { id: survey.id } };
  expect((await request(surveys.getSurveyToTake, take)).body.answers).toEqual([
    { question_id: survey.questions[0]!.id, answer_text: '2026-06-14' },
  ]);
  await complete(owner, survey);
  const { questions } = await resultsOf(owner, survey);
  expect(questions[0]).toMatchObject({ answered: 6, counts: [0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 1], mean: null });
  const { data } = (await inLanguage('ru', () =>
    collectSurvey(repos, { workspaceId: workspace.id, pollId: survey.id }),
  ))!;
  expect(data.runs[0]!.questions[0]!.chosen![5]).toEqual({ option: { ru: 'июнь 2026', en: 'June 2026' }, count: 4 });
  expect(data.written).toEqual([]);
});
