import { describe, expect, it } from 'vitest';
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
const OPTIONS = ['Зарплата', 'График', 'Рост'];
const WHAT = { text: 'Что для вас важнее?', type: 'RANKING', options: OPTIONS };
const many = (count: number) => Array.from({ length: count }, (_, index) => String(index));
const create = (questions: object[]) => {
  const body = { title: 'Что важно', questions } as never;
  const call = { token: owner.token, params: { id: workspace.id }, body };
  return request(surveys.createSurvey, withKey(surveys.createSurvey, call));
};
const open = async (settings: object = {}): Promise<Survey> =>
  publishSurvey(owner, await makeSurvey(owner, workspace, { questions: [WHAT], ...settings } as never));
const issuesOf = (body: unknown) => (body as { errors: object[] }).errors;

describe('a question whose options are put in order', () => {
  it('has ten options at most, and with all others of a survey no more counters than a survey ever had', async () => {
    const made = await create([WHAT]);
    expect(made.status).toBe(201);
    expect(made.body.questions[0]).toMatchObject({ type: 'RANKING', options: OPTIONS, scale: null });
    const eleven = await create([{ ...WHAT, options: many(11) }]);
    expect(eleven.status).toBe(422);
    expect(issuesOf(eleven.body)).toEqual([
      { path: 'questions.0.options', message: 'Расставить по порядку можно не больше 10 вариантов' },
    ]);
    const long = { ...WHAT, options: many(10) };
    expect((await create(Array.from({ length: 20 }, () => long))).status).toBe(201);
    const more = await create(Array.from({ length: 21 }, () => long));
    expect(more.status).toBe(422);
    expect(issuesOf(more.body)).toMatchObject([{ path: 'questions' }]);
    // What could be asked before can be asked now: twenty options of a hundred questions.
    const choice = { text: 'Что?', type: 'RADIO', options: many(20) };
    expect((await create(Array.from({ length: 100 }, () => choice))).status).toBe(201);
  });

  it('is a condition of no other', async () => {
    const id = '0b7e3a52-5a0e-4c39-9b1c-3d1f6c1b8a02';
    const { status, body } = await create([
      { ...WHAT, id },
      { text: 'Почему?', type: 'TEXT', show_if: { question_id: id, options: ['Рост'] } },
    ]);
    expect(status).toBe(422);
    expect(issuesOf(body)).toMatchObject([{ path: 'questions.1.show_if' }]);
  });
});

describe('an order of options', () => {
  it('is taken whole, of a member and by link, and refused in Russian where it is not', async () => {
    const survey = await open({ allow_unauthenticated: true });
    const seen = await request(answers.getPublicSurvey, { params: { link: await tokenOf(survey) } });
    expect(seen.body.questions[0]).toMatchObject({ type: 'RANKING', options: OPTIONS });
    expect((await respond(people[0]!, survey, [['Рост', 'Зарплата', 'График']])).status).toBe(201);
    expect((await respondByLink(survey, [OPTIONS])).status).toBe(201);
    const refused = async (value: string[] | number) => {
      const { status, body } = await respond(people[1]!, survey, [value]);
      expect(status).toBe(422);
      expect(body).toMatchObject({ code: 'invalid' });
      const [issue, ...others] = issuesOf(body) as { path: string; message: string }[];
      expect(others).toEqual([]);
      expect(issue!.path).toBe(`answers.${survey.questions[0]!.id}`);
      return issue!.message;
    };
    expect(await refused(['Рост'])).toBe('Расставьте все варианты, каждый один раз');
    expect(await refused(['Рост', 'Рост', 'График'])).toBe('Расставьте все варианты, каждый один раз');
    expect(await refused(['Рост', 'Луна', 'График'])).toBe('Такого варианта нет');
    expect(await refused(3)).toBe('Здесь расставляют варианты по порядку');
    expect(await refused([])).toBe('Ответьте на обязательный вопрос');
  });

  it('is counted option by option at each place; who answered under their name gets it back; the analyst is told what came first', async () => {
    const survey = await open({ anonymous: false, dimensions: [] });
    const order = (first: string) => [first, ...OPTIONS.filter((one) => one !== first)];
    for (const [index, first] of ['Рост', 'Рост', 'График', 'Рост', 'Зарплата', 'Рост'].entries()) {
      expect((await respond(people[index]!, survey, [order(first)])).status).toBe(201);
    }
    const take = { token: people[0]!.token, params: { id: survey.id } };
    expect((await request(surveys.getSurveyToTake, take)).body.answers).toEqual([
      { question_id: survey.questions[0]!.id, answer_options: ['Рост', 'Зарплата', 'График'] },
    ]);
    await complete(owner, survey);
    const { questions } = await resultsOf(owner, survey);
    expect(questions[0]).toMatchObject({ answered: 6, counts: [1, 5, 0, 1, 1, 4, 4, 0, 2], mean: null });
    const { data } = (await inLanguage('ru', () =>
      collectSurvey(repos, { workspaceId: workspace.id, pollId: survey.id }),
    ))!;
    expect(data.runs[0]!.questions[0]!.chosen).toEqual([
      { option: { ru: 'Зарплата: 1-е место', en: 'Зарплата: place 1' }, count: 1 },
      { option: { ru: 'График: 1-е место', en: 'График: place 1' }, count: 1 },
      { option: { ru: 'Рост: 1-е место', en: 'Рост: place 1' }, count: 4 },
    ]);
    const body = { intro: '', items: [], question_ids: [survey.questions[0]!.id], published: false };
    const report = await request(surveys.saveSurveyReport, { token: owner.token, params: { id: survey.id }, body });
    expect(report.body.preview.questions[0]!.options.map(({ count }) => count)).toEqual([1, 1, 4]);
  });

  it('of fewer than five is not told without names', async () => {
    const survey = await open();
    for (const person of people.slice(0, 4)) await respond(person, survey, [OPTIONS]);
    await complete(owner, survey);
    expect((await resultsOf(owner, survey)).questions[0]).toMatchObject({ counts: null, mean: null });
  });
});
