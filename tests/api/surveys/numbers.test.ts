import { describe, expect, it } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Survey } from '#shared/models/survey.ts';
import { collectSurvey } from '#functions/analysis/jobs/collect-survey.ts';
import { request, withKey } from '#tests/support/api.ts';
import { makePerson, makeWorkspace, repos } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { changeSurvey, makeSurvey, publishSurvey } from '#tests/support/surveys.ts';
import { complete, makeTeam, respond, respondByLink, resultsOf, tokenOf } from '#tests/support/survey-answers.ts';
import { inLanguage } from '#shared/text/current.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const people = await makeTeam(owner, workspace, 'Склад', 6);
const OVERTIME = {
  id: '0b7e3a52-5a0e-4c39-9b1c-3d1f6c1b8a01',
  text: 'Сколько часов переработки в неделю?',
  type: 'NUMBER',
  settings: { min: 0, max: 60, unit: 'ч' },
};
const WHY = {
  text: 'Из-за чего?',
  type: 'TEXT',
  required: false,
  show_if: { question_id: OVERTIME.id, from: 10, to: 60 },
};
const create = (questions: object[]) => {
  const body = { title: 'Переработки', questions } as never;
  const call = { token: owner.token, params: { id: workspace.id }, body };
  return request(surveys.createSurvey, withKey(surveys.createSurvey, call));
};
const make = (settings: object = {}): Promise<Survey> =>
  makeSurvey(owner, workspace, { questions: [OVERTIME, WHY], ...settings } as never);
const open = async (settings: object = {}) => publishSurvey(owner, await make(settings));
const issuesOf = (body: unknown) => (body as { errors: object[] }).errors;

describe('a question that is answered by a number', () => {
  it('is kept with its bounds and its unit, by its repetition too; without any it goes from 0 to 100', async () => {
    const survey = await make();
    expect(survey.questions[0]).toMatchObject({
      type: 'NUMBER',
      settings: OVERTIME.settings,
      scale: null,
      options: [],
    });
    // Kinds that have no settings have no field of them.
    expect(survey.questions[1]).not.toHaveProperty('settings');
    const call = { token: owner.token, params: { id: survey.id } };
    const repeated = await request(surveys.repeatSurvey, withKey(surveys.repeatSurvey, call));
    expect(repeated.body.questions[0]!.settings).toEqual(OVERTIME.settings);
    const { settings: _, ...plain } = OVERTIME;
    expect((await create([plain])).body.questions[0]!.settings).toEqual({ min: 0, max: 100, unit: '' });
    // Whoever changes a survey and knows nothing of settings leaves them.
    expect((await changeSurvey(owner, survey, { questions: [plain] })).body.questions[0]!.settings).toEqual(
      OVERTIME.settings,
    );
  });

  it.each([
    [{ min: 10, max: 10 }, 'Наибольшее число должно быть больше наименьшего'],
    [{ min: -1 }, 'Границы — целые числа от 0 до миллиарда'],
    [{ unit: 'очень длинная единица измерения' }, 'Единица не длиннее 20 символов'],
  ])('is refused with settings %j', async (settings, message) => {
    const { status, body } = await create([{ ...OVERTIME, settings }]);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'invalid' });
    expect(issuesOf(body)).toEqual([{ path: 'questions.0.settings', message }]);
  });

  it('takes no condition that no answer fits', async () => {
    const { status, body } = await create([OVERTIME, { ...WHY, show_if: { ...WHY.show_if, to: 61 } }]);
    expect(status).toBe(422);
    expect(issuesOf(body)).toMatchObject([{ path: 'questions.1.show_if' }]);
  });
});

describe('an answer by a number', () => {
  it('is taken of a member and by link within its bounds, decides about later questions, and is refused in Russian', async () => {
    const survey = await open({ allow_unauthenticated: true });
    const seen = await request(answers.getPublicSurvey, { params: { link: await tokenOf(survey) } });
    expect(seen.body.questions[0]!.settings).toEqual(OVERTIME.settings);
    expect((await respond(people[0]!, survey, [17, 'Инвентаризация'])).status).toBe(201);
    expect((await respondByLink(survey, [0])).status).toBe(201);
    const stored = (await storedItems(survey.id)).filter(({ type }) => type === 'response');
    expect(stored.map((one) => one['answers']).toSorted()).toEqual([
      ['0:0', null],
      ['3:17', 'Инвентаризация'],
    ]);
    const refused = async (values: Parameters<typeof respond>[2]) => {
      const { status, body } = await respond(people[1]!, survey, values);
      expect(status).toBe(422);
      expect(body).toMatchObject({ code: 'invalid' });
      return issuesOf(body);
    };
    const [overtime, why] = survey.questions.map(({ id }) => `answers.${id}`);
    const range = 'Ответ на этот вопрос — целое число от 0 до 60';
    expect(await refused([61])).toEqual([{ path: overtime, message: range }]);
    expect(await refused(['много'])).toEqual([{ path: overtime, message: 'Здесь отвечают числом' }]);
    expect(await refused([null])).toEqual([{ path: overtime, message: 'Ответьте на обязательный вопрос' }]);
    expect(await refused([9, 'Инвентаризация'])).toEqual([
      { path: why, message: 'После таких ответов этот вопрос не задают' },
    ]);
  });

  it('is counted among those near it, with a mean that is about right, for the company, for a group and for the analyst', async () => {
    const survey = await open({ dimensions: ['team'] });
    for (const [index, hours] of [2, 4, 5, 7, 8, 40].entries()) {
      expect((await respond(people[index]!, survey, [hours])).status).toBe(201);
    }
    await complete(owner, survey);
    const { questions } = await resultsOf(owner, survey);
    expect(questions[0]).toMatchObject({ answered: 6, counts: [2, 3, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0] });
    // The truth is 11: 2, 2, 7, 7, 7 and 42 stand in the middles.
    expect(questions[0]!.mean!.value).toBeCloseTo(67 / 6, 3);
    expect(questions[0]!.favourable).toBeNull();
    const { data } = (await inLanguage('ru', () =>
      collectSurvey(repos, { workspaceId: workspace.id, pollId: survey.id }),
    ))!;
    expect(data.runs[0]!.questions[0]!.chosen!.slice(0, 2)).toEqual([
      { option: { ru: '0–4 ч', en: '0–4 ч' }, count: 2 },
      { option: { ru: '5–9 ч', en: '5–9 ч' }, count: 3 },
    ]);
    expect(data.written).toEqual([]);
  });

  it('is given back to whoever answered under their name', async () => {
    const survey = await open({ anonymous: false });
    await respond(people[0]!, survey, [17]);
    const { body } = await request(surveys.getSurveyToTake, { token: people[0]!.token, params: { id: survey.id } });
    expect(body.answers).toEqual([{ question_id: survey.questions[0]!.id, answer_rating: 17 }]);
  });
});
