import { beforeEach, describe, expect, it } from 'vitest';
import { overview } from '#shared/contract/overview.ts';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { tenth } from '#shared/rules/figures.ts';
import { makeAnalysis, workloadOf } from '#tests/support/analyses.ts';
import { request } from '#tests/support/api.ts';
import { answersTo, makeFrame, makePerson, makePoll, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { complete, makeTeam, respond } from '#tests/support/survey-answers.ts';
import { makeSurvey, publishSurvey } from '#tests/support/surveys.ts';
import { countAll } from '#tests/support/table-stream.ts';
import { inLanguage } from '#shared/text/current.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const UNJUDGED = { answers: false, load: false };
const NOTHING = {
  teams: [],
  others: 0,
  decided: [],
  judged: UNJUDGED,
  states: [],
  mood_of: null,
  load: null,
  calm: false,
};

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

async function attention(of = workspace) {
  const reply = await request(overview.getAttention, { token: owner.token, params: { id: of.id } });
  expect(reply.status).toBe(200);
  return reply.body;
}
async function close({ id }: { readonly id: string }) {
  await request(polls.publishFrame, { token: owner.token, params: { id }, body: { published: false } });
  await countAll();
}

describe('by a poll whose teams are compared', () => {
  let poll: Poll;
  let sales: Person[];
  let stock: Person[];
  beforeEach(async () => {
    poll = await makePoll(owner, workspace, { title: 'Пульс' });
    [sales, stock] = [await makeTeam(owner, workspace, 'Продажи', 6), await makeTeam(owner, workspace, 'Склад', 5)];
  });
  async function run(scores: readonly (readonly [Person, string])[], settings: object = {}) {
    const frame = await makeFrame(owner, poll, { results_visibility: 'from_5', compare_teams: true, ...settings });
    for (const [{ token }, score] of scores) {
      const body = { answers: answersTo(poll, [score, 'Да', 'Нет']) };
      expect((await request(polls.takePoll, { token, params: { id: frame.id }, body })).status).toBe(200);
    }
    await countAll();
    return frame;
  }
  const scoresOf = (people: readonly Person[], score: string) => people.map((who) => [who, score] as const);

  it('a team that answers lower is told once the run is closed, with where to read it, and no person', async () => {
    const frame = await run([...scoresOf(sales, '10'), ...scoresOf(stock, '2')]);
    expect(await attention()).toEqual(NOTHING);
    await close(frame);
    const told = await attention();
    expect(told).toMatchObject({
      teams: [{ team: 'Склад', source: 'poll', tone: 'attention', action: { to: `/app/poll/${poll.id}/results` } }],
      calm: false,
    });
    for (const { id, firstName, email } of [...sales, ...stock]) {
      for (const mark of [id, firstName, email]) expect(JSON.stringify(told)).not.toContain(mark);
    }
    // Of another workspace it says nothing.
    expect(await attention(await makeWorkspace(owner, 'Василёк'))).toEqual(NOTHING);
  });

  it.each([
    ['lower_is_better', 'Склад', false],
    ['higher_is_better', 'Продажи', false],
    ['neither', null, false],
    [null, null, false],
  ] as const)('of load that is %s, %s answers worse', async (direction, worse, calm) => {
    const asked = { text: 'Какой была нагрузка?', order_index: 0, scale: '0-10' as const, direction };
    const body = { workspace_id: workspace.id, title: 'Нагрузка', type: 'PULSE' as const, questions: [asked] };
    poll = (await request(polls.createPoll, { token: owner.token, body })).body;
    const frame = await makeFrame(owner, poll, { results_visibility: 'from_5', compare_teams: true });
    for (const [{ token }, score] of [...scoresOf(sales, '2'), ...scoresOf(stock, '9')]) {
      const given = { answers: answersTo(poll, [score]) };
      expect((await request(polls.takePoll, { token, params: { id: frame.id }, body: given })).status).toBe(200);
    }
    await countAll();
    await close(frame);
    const told = await attention();
    expect(told.teams.map(({ team }) => team)).toEqual(worse === null ? [] : [worse]);
    // Where nothing could be judged, that is not calm either.
    expect(told.calm).toBe(calm);
  });

  it('teams that answer alike are calm', async () => {
    await close(await run([...scoresOf(sales, '8'), ...scoresOf(stock, '8')]));
    const mood = { value: 8, low: expect.any(Number), high: expect.any(Number) };
    expect(await attention()).toEqual({
      ...NOTHING,
      judged: { answers: true, load: false },
      states: [
        { team: 'Продажи', mood: { ...mood, answered: 6 }, turnout: null, load: null },
        { team: 'Склад', mood: { ...mood, answered: 5 }, turnout: null, load: null },
      ],
      mood_of: expect.objectContaining({
        question: 'Насколько вероятно, что вы порекомендуете нас как место работы?',
        company: { ...mood, answered: 11 },
        in_small_teams: 0,
      }),
      calm: true,
    });
  });

  it('a team of fewer than five answers is told of nowhere, and nobody is judged where only such are', async () => {
    await close(await run([...scoresOf(sales, '10'), ...scoresOf(stock.slice(0, 4), '0')]));
    expect((await attention()).teams).toEqual([]);
    expect(JSON.stringify(await attention())).not.toContain('Склад');
  });

  it('teams that are not compared are not told', async () => {
    await close(await run([...scoresOf(sales, '10'), ...scoresOf(stock, '2')], { compare_teams: false }));
    expect(await attention()).toEqual(NOTHING);
  });
});

describe('by a survey', () => {
  it('the team that its comparison marks higher is told where less is better', async () => {
    const [sales, stock] = [
      await makeTeam(owner, workspace, 'Продажи', 8),
      await makeTeam(owner, workspace, 'Склад', 7),
    ];
    const asked = async (direction: string | null) => {
      const questions = [{ text: 'Устаёте ли вы к вечеру?', type: 'RATING', direction }];
      const draft = await makeSurvey(owner, workspace, { anonymous: true, questions } as never);
      const survey = await publishSurvey(owner, draft);
      for (const who of sales) await respond(who, survey, [1]);
      for (const who of stock) await respond(who, survey, [5]);
      await complete(owner, survey);
      return attention();
    };
    expect(await asked(null)).toEqual(NOTHING);
    expect(await asked('lower_is_better')).toMatchObject({ teams: [{ team: 'Склад', label: 'оценки выше других' }] });
  });

  it('a team is told by a statement that it rates lower than others', async () => {
    const [sales, stock] = [
      await makeTeam(owner, workspace, 'Продажи', 8),
      await makeTeam(owner, workspace, 'Склад', 7),
    ];
    const room = { text: 'Что скажете о рабочем месте?', type: 'MATRIX', options: ['Светло', 'Тихо'] };
    const questions = [
      { text: 'Почему?', type: 'TEXT', required: false },
      { ...room, direction: 'higher_is_better' },
    ];
    const survey = await publishSurvey(owner, await makeSurvey(owner, workspace, { questions } as never));
    for (const who of sales) await respond(who, survey, [null, ['5', '4']]);
    for (const who of stock) await respond(who, survey, [null, ['1', '4']]);
    await complete(owner, survey);
    const told = await attention();
    expect(told).toMatchObject({ teams: [{ team: 'Склад', label: 'оценки ниже других' }] });
    expect(told.teams[0]!.why).toMatch(/^«Светло»: в среднем 1,0 из 5/);
  });

  it('a team is told that its comparison marks lower, when it is completed', async () => {
    const [sales, stock] = [
      await makeTeam(owner, workspace, 'Продажи', 8),
      await makeTeam(owner, workspace, 'Склад', 9),
    ];
    const questions = [{ text: 'Вам нравится работа?', type: 'RATING', direction: 'higher_is_better' }];
    const draft = await makeSurvey(owner, workspace, { anonymous: true, questions } as never);
    const survey = await publishSurvey(owner, draft);
    for (const who of sales) await respond(who, survey, [5]);
    for (const [index, who] of stock.slice(0, 7).entries()) await respond(who, survey, [1 + (index % 2)]);
    expect(await attention()).toEqual(NOTHING);
    await complete(owner, survey);
    expect(await attention()).toMatchObject({
      teams: [{ team: 'Склад', source: 'survey', action: { to: `/app/surveys/${survey.id}/results` } }],
    });
    // A mean has the interval that it has on the heat map.
    const { body } = await request(surveys.getSurveyResults, { token: owner.token, params: { id: survey.id } });
    const dimension = body.breakdown!.dimensions.find((one) => one.dimension === 'team')!;
    const { low, high } = dimension.groups.find(({ name }) => name === 'Склад')!.cells[0]!.mean!;
    const range = inLanguage('ru', () => `вероятно, от ${tenth(low)} до ${tenth(high)}`);
    expect((await attention()).teams[0]!.why).toContain(range);
  });
});

describe('by load', () => {
  const metric = (key: string, count: number, of: number) => ({ key, label: key, count, of });
  const OUTCOME = {
    metrics: [metric('overdue', 20, 60), metric('no_deadline', 6, 60), metric('overdue:Продажи', 15, 30)],
    scores: [
      { team: null, score: 61, people: 14 },
      { team: 'Продажи', score: 84, people: 6 },
      { team: 'Склад', score: 40, people: 8 },
    ],
    smallTeams: 1,
  };
  const measure = (daysAgo: number) =>
    makeAnalysis(workloadOf(workspace), null, { outcome: OUTCOME, now: new Date(Date.now() - daysAgo * DAY_MS) });

  it('a team whose index is high is told, beside the load of all teams', async () => {
    await measure(0);
    expect(await attention()).toMatchObject({
      teams: [{ team: 'Продажи', source: 'load', label: 'нагрузка высокая' }],
      load: {
        teams: [
          { team: 'Продажи', index: 84, open: 30, overdue: 15 },
          { team: 'Склад', index: 40 },
        ],
        open: 60,
        overdue: 20,
        with_deadline: 54,
        small_teams: 1,
      },
      calm: false,
    });
  });

  it('what was measured long ago is shown with its day and warns of nobody', async () => {
    await measure(20);
    const { teams, load, calm } = await attention();
    expect([teams, calm]).toEqual([[], false]);
    expect(load!.teams).toHaveLength(2);
  });
});

it('is empty where there is nothing to judge by, and does not call that calm', async () => {
  expect(await attention()).toEqual(NOTHING);
});
