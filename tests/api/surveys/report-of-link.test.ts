import { expect, it } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { surveys } from '#shared/contract/surveys.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makeWorkspace } from '#tests/support/factories.ts';
import { complete, respondByLink, tokenOf } from '#tests/support/survey-answers.ts';
import { makeSurvey, publishSurvey } from '#tests/support/surveys.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const ITEM = { said: 'Мало времени', done: 'Пятница без встреч', state: 'done', responsible: '' };

it('whoever was asked by link finds what came of their answers, while it is published', async () => {
  const draft = await makeSurvey(owner, workspace, { anonymous: false, allow_unauthenticated: true });
  const survey = await publishSurvey(owner, draft);
  const params = { link: await tokenOf(survey) };
  const find = () => request(answers.findReportOfSurvey, { params });
  const report = (published: boolean) =>
    request(surveys.saveSurveyReport, {
      token: owner.token,
      params: { id: survey.id },
      body: { intro: '', items: [ITEM], question_ids: [], published },
    });
  expect(await find()).toMatchObject({ status: 200, body: { report_link: null } });
  // A page about fewer would be about somebody.
  for (const score of [5, 4, 4, 3, 5]) expect((await respondByLink(survey, [score])).status).toBe(201);
  await complete(owner, survey);
  const saved = await report(true);
  expect(saved.status).toBe(200);
  expect((await find()).body).toMatchObject({ report_link: saved.body.link });
  await report(false);
  expect((await find()).body).toMatchObject({ report_link: null });
  for (const link of ['nowhere', `${params.link.slice(0, -4)}AAAA`]) {
    expect((await request(answers.findReportOfSurvey, { params: { link } })).status).toBe(404);
  }
});
