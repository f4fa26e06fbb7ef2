import { describe, expect, it } from 'vitest';
import { surveys } from '#shared/contract/surveys.ts';
import type { Survey } from '#shared/models/survey.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { makeSurvey, publishSurvey } from '#tests/support/surveys.ts';
import { complete, makeTeam, respond, resultsOf, type Said } from '#tests/support/survey-answers.ts';
import { countAll } from '#tests/support/table-stream.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const people = [...(await makeTeam(owner, workspace, 'Продажи', 7)), ...(await makeTeam(owner, workspace, 'Склад', 6))];
const QUESTIONS: NonNullable<Parameters<typeof makeSurvey>[2]>['questions'] = [
  { text: 'Порекомендуете?', type: 'RATING', scale: '0-10', theme: 'enps' },
  { text: 'Есть ли время на работу?', type: 'RATING', scale: '1-5', required: false },
  { text: 'Что изменить?', type: 'TEXTAREA', required: false },
];

const open = async (settings: object = {}): Promise<Survey> =>
  publishSurvey(owner, await makeSurvey(owner, workspace, { questions: QUESTIONS, ...settings }));
async function answer(survey: Survey, who: readonly Person[], values: (index: number) => readonly Said[]) {
  for (const [index, person] of who.entries()) {
    expect((await respond(person, survey, values(index), { time_spent: 60 + index })).status).toBe(201);
  }
}
const comments = async (survey: Survey, query: object = {}) => {
  const params = { id: survey.id };
  const all = { question_id: survey.questions[2]!.id, ...query };
  return (await request(surveys.listSurveyComments, { token: owner.token, params, query: all })).body;
};
const texts = async (survey: Survey) => (await comments(survey)).comments.map(({ text }) => text).toSorted();

it('whoever may not read results is told of no counts, times or letters, in the list or of one survey (B3-42)', async () => {
  const survey = await open({ results_visibility: 'live', anonymous: false, channels: ['mail'] });
  await answer(survey, people.slice(0, 3), () => [9, 5, 'т']);
  await countAll();
  const seenBy = async ({ token }: Person) => {
    const list = await request(surveys.listSurveys, { token, params: { id: workspace.id }, query: {} });
    const one = await request(surveys.getSurvey, { token, params: { id: survey.id } });
    return [list.body.surveys.find(({ id }) => id === survey.id)!, one.body].map(
      ({ total_responses, total_responded, response_rate, average_time_spent, notice }) => ({
        total_responses,
        total_responded,
        response_rate,
        average_time_spent,
        notice,
      }),
    );
  };
  const nothing = {
    total_responses: null,
    total_responded: null,
    response_rate: null,
    average_time_spent: null,
    notice: null,
  };
  expect(await seenBy(people[5]!)).toEqual([nothing, nothing]);
  for (const told of await seenBy(owner)) {
    expect(told).toMatchObject({ total_responses: 3, response_rate: expect.any(Number) as number });
  }
});

describe('while an anonymous survey is open', () => {
  it('only what everybody answers is told: of a step a single one may have answered the rest', async () => {
    const survey = await open({ results_visibility: 'from_5' });
    await answer(survey, people.slice(0, 10), (index) => [9, index < 6 ? 5 : null, `т${index}`]);
    await countAll();
    const { questions, shown, stats, enps, breakdown_state: state } = await resultsOf(owner, survey);
    expect({ shown, state }).toEqual({ shown: 5, state: 'open' });
    expect(stats).toMatchObject({ total_responded: 10, average_time_spent: null });
    expect(enps).toMatchObject({ total: 5 });
    expect(questions).toMatchObject([
      { answered: 5, counts: [0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0] },
      { answered: 0, counts: null, mean: null },
      { answered: 0, counts: null },
    ]);
    expect(await texts(survey)).toEqual([]);
    await complete(owner, survey);
    const done = await resultsOf(owner, survey);
    expect(done.questions).toMatchObject([
      { answered: 10 },
      { answered: 6, counts: [0, 0, 0, 0, 6] },
      { answered: 10, counts: null },
    ]);
    expect(done.stats.average_time_spent).toBe(65);
    expect(await texts(survey)).toHaveLength(10);
  });

  it('how many have answered is told in steps of its smallest group', async () => {
    const survey = await open({ smallest_group: 3, results_visibility: 'closed' });
    const told = [];
    for (const person of people.slice(0, 5)) {
      await answer(survey, [person], () => [9]);
      await countAll();
      told.push((await resultsOf(owner, survey)).stats.total_responded);
    }
    expect(told).toEqual([0, 0, 3, 3, 3]);
    await complete(owner, survey);
    expect((await resultsOf(owner, survey)).stats.total_responded).toBe(5);
  });
});

describe('words', () => {
  it('of fewer than the smallest group are told to nobody', async () => {
    const survey = await open();
    await answer(survey, people, (index) => [9, 4, index < 4 ? `т${index}` : null]);
    await complete(owner, survey);
    expect(await comments(survey)).toEqual({ comments: [], next_cursor: null });
  });

  it('come page by page, with names where the survey has them, and to questions in words alone', async () => {
    const survey = await open({ anonymous: false });
    await answer(survey, people, (index) => [9, 4, index % 2 ? `т${index}` : null]);
    await countAll();
    const first = await comments(survey, { limit: '4' });
    const second = await comments(survey, { limit: '4', cursor: first.next_cursor });
    const all = [...first.comments, ...second.comments];
    expect([first.comments.length, all.length]).toEqual([4, 6]);
    expect(new Set(all.map(({ text }) => text)).size).toBe(6);
    expect(new Set(all.map(({ user_name: name }) => name))).toEqual(new Set(['Анна Петрова']));
    expect(await comments(survey, { question_id: survey.questions[0]!.id })).toMatchObject({ code: 'invalid' });
  });
});

describe('surveys that repeat each other', () => {
  const series: Survey[] = [];
  it('stand side by side, the oldest first, under the questions they share', async () => {
    series.push(await open());
    await answer(series[0]!, people, () => [2, 2]);
    await complete(owner, series[0]!);
    const params = { id: series[0]!.id };
    const repeated = await request(surveys.repeatSurvey, { token: owner.token, params });
    series.push(await publishSurvey(owner, repeated.body));
    await answer(series[1]!, people, () => [10, 5]);
    await complete(owner, series[1]!);
    const alone = await open();
    for (const { id } of series) {
      const { body } = await request(surveys.getSurveyTrend, { token: owner.token, params: { id } });
      expect(body.surveys).toMatchObject([
        { survey_id: series[0]!.id, status: 'COMPLETED', responses: 13, enps: { score: -100 } },
        { survey_id: series[1]!.id, responses: 13, enps: { score: 100 }, questions: [{ mean: { value: 10 } }, {}, {}] },
      ]);
      const origins = body.surveys.map(({ questions }) => questions.map(({ origin_id: origin }) => origin));
      expect(origins[1]).toEqual(origins[0]);
    }
    const other = await request(surveys.getSurveyTrend, { token: owner.token, params: { id: alone.id } });
    expect(other.body.surveys.map(({ survey_id: id }) => id)).toEqual([alone.id]);
  });

  it('are compared two by two, the later with the earlier, once both are completed', async () => {
    const [first, second] = series as [Survey, Survey];
    const compare = (id: string, other: string) =>
      request(surveys.compareSurveys, { token: owner.token, params: { id }, query: { with: other } });
    const { body } = await compare(second.id, first.id);
    expect(body).toMatchObject({
      first: { id: first.id, responses: 13 },
      second: { id: second.id, responses: 13 },
      enps: { difference: { value: 200 }, distinguishable: true },
      questions: [{ difference: { value: 8 }, distinguishable: true }, { difference: { value: 3 } }],
    });
    expect((await compare(first.id, second.id)).body).toEqual(body);
    const stranger = await open();
    expect((await compare(second.id, stranger.id)).status).toBe(404);
    const repeated = await request(surveys.repeatSurvey, { token: owner.token, params: { id: first.id } });
    const running = await publishSurvey(owner, repeated.body);
    expect((await compare(second.id, running.id)).body).toMatchObject({ code: 'conflict' });
    // One that is deleted leaves the series.
    await request(surveys.deleteSurvey, { token: owner.token, params: { id: running.id } });
    const trend = await request(surveys.getSurveyTrend, { token: owner.token, params: { id: first.id } });
    expect(trend.body.surveys.map(({ survey_id: id }) => id)).toEqual([first.id, second.id]);
  });
});

describe('before it is launched', () => {
  const example = ({ id }: Survey) => request(surveys.getSurveyExample, { token: owner.token, params: { id } });

  it('a survey shows on made-up answers what whoever reads the results will see', async () => {
    const survey = await makeSurvey(owner, workspace, { questions: QUESTIONS });
    const { body } = await example(survey);
    expect(body).toMatchObject({ shown: 14, breakdown_state: 'ready', stats: { total_invited: 14 } });
    expect(body.breakdown!.dimensions[0]!.groups.map(({ name, answered }) => [name, answered])).toEqual([
      ['Продажи', 7],
      [null, 7],
    ]);
    expect(body.enps!.total).toBe(14);
    expect((await example(survey)).body).toEqual(body);
  });

  it('a survey of fewer than the smallest group shows that it will tell nothing', async () => {
    const few = { respondent_type: 'USERS', selected_users: people.slice(0, 4).map(({ id }) => id) } as const;
    const survey = await makeSurvey(owner, workspace, { questions: QUESTIONS, ...few });
    expect((await example(survey)).body).toMatchObject({ shown: 0, enps: null, breakdown_state: 'too_few' });
  });
});
