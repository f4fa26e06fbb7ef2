import { beforeEach, describe, expect, it } from 'vitest';
import { overview } from '#shared/contract/overview.ts';
import { polls } from '#shared/contract/polls.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { WHOLE_COMPANY } from '#shared/rules/workload-level.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import { makeAnalysis, workloadOf } from '#tests/support/analyses.ts';
import { request } from '#tests/support/api.ts';
import { answersTo, makeFrame, makeMember, makePoll, type Person } from '#tests/support/factories.ts';
import { makeLedCompany, marksOfSales, setManagersView, type LedCompany } from '#tests/support/led-teams.ts';
import { countAll } from '#tests/support/table-stream.ts';

let company: LedCompany;
beforeEach(async () => {
  company = await makeLedCompany();
});

const read = (route: typeof overview.getAttention, { token }: Person) =>
  request(route, { token, params: { id: company.workspace.id } });
const attention = (who: Person) => read(overview.getAttention, who);

/** A poll that sales answer with tens and the stock with twos, closed and compared. */
async function compare(sales = '10', stock = '2') {
  const { owner, workspace } = company;
  const poll = await makePoll(owner, workspace, { title: 'Пульс' });
  const frame = await makeFrame(owner, poll, { results_visibility: 'from_5', compare_teams: true });
  const scores = [
    ...company.sales.map((who) => [who, sales] as const),
    ...company.stock.map((who) => [who, stock] as const),
  ];
  for (const [{ token }, score] of scores) {
    const body = { answers: answersTo(poll, [score, 'Да', 'Нет']) };
    expect((await request(polls.takePoll, { token, params: { id: frame.id }, body })).status).toBe(200);
  }
  await countAll();
  await request(polls.publishFrame, { token: owner.token, params: { id: frame.id }, body: { published: false } });
  await countAll();
}

/** The load of both teams and of the company. */
async function measure(indices: Readonly<Record<string, number>>) {
  const teams = Object.entries(indices);
  const scores = [{ team: null, score: 90, people: 13 }, ...teams.map(([team, score]) => ({ team, score, people: 6 }))];
  const metrics = [
    { key: 'overdue', label: 'Просроченные задачи', count: 20, of: 60 },
    ...teams.map(([team]) => ({ key: `overdue:${team}`, label: team, count: 5, of: 15 })),
  ];
  await makeAnalysis(workloadOf(company.workspace), null, { outcome: { metrics, scores, smallTeams: 2 } });
}

describe('the first screen of a manager who sees their own teams alone', () => {
  it('tells of their team what the owner is told of it, and nothing of anybody else', async () => {
    await compare();
    await measure({ Продажи: 95, Склад: 91 });
    const { owner, workspace, keeper } = company;
    const whole = (await attention(owner)).body;
    const before = await attention(keeper);
    expect(before.body).toEqual(whole);
    await setManagersView(owner, workspace, 'own_team');
    const { text, body: own } = await attention(keeper);
    for (const mark of marksOfSales(company)) expect(text).not.toContain(mark);
    const ofStock = <T extends { readonly team: string }>(all: readonly T[]) =>
      all.filter(({ team }) => team === 'Склад');
    expect(own.teams).toEqual(ofStock(whole.teams));
    expect(own.teams).toHaveLength(1);
    expect(own.states).toEqual(ofStock(whole.states));
    expect(own.load).toMatchObject({
      teams: ofStock(whole.load!.teams),
      company: null,
      open: 15,
      overdue: 5,
      small_teams: 0,
    });
    expect(own).toMatchObject({ others: 0, own: { teams: ['Склад'], people: 6 }, mood_of: { in_small_teams: null } });
    // The owner and hr are told what they were told.
    const hr = await makeMember(workspace, 'hr');
    expect([(await attention(owner)).body, (await attention(hr)).body]).toEqual([whole, whole]);
  });

  it('is calm about a calm team, whatever the others are', async () => {
    await compare('2', '10');
    await measure({ Продажи: 95, Склад: 30 });
    await setManagersView(company.owner, company.workspace, 'own_team');
    expect((await attention(company.keeper)).body).toMatchObject({ teams: [], others: 0, calm: true });
    expect((await attention(company.seller)).body).toMatchObject({ teams: [{ team: 'Продажи' }], calm: false });
  });

  it('takes no team of theirs for the company, whatever it is called', async () => {
    const { owner, workspace, keeper, stock } = company;
    const body = { user_ids: stock.map(({ id }) => id), team: WHOLE_COMPANY };
    await request(workspaces.setTeam, { token: owner.token, params: { id: workspace.id }, body });
    await measure({ [WHOLE_COMPANY]: 30, Продажи: 40 });
    await setManagersView(owner, workspace, 'own_team');
    expect((await attention(owner)).body.teams).toMatchObject([{ team: WHOLE_COMPANY, sure: 'exact' }]);
    expect((await attention(keeper)).body).toMatchObject({ teams: [], calm: true, load: { company: null } });
  });

  it('knows nothing to judge by where nothing is of their teams', async () => {
    await compare();
    await measure({ Продажи: 95 });
    const { owner, workspace } = company;
    const alone = await makeMember(workspace, 'руководитель');
    await setManagersView(owner, workspace, 'own_team');
    expect((await attention(alone)).body).toEqual({
      teams: [],
      others: 0,
      decided: [],
      judged: { answers: false, load: false },
      states: [],
      mood_of: null,
      load: null,
      calm: false,
      own: { teams: [], people: 0 },
    });
  });

  it('holds their decisions, and takes none about another team', async () => {
    const { owner, workspace, keeper } = company;
    await measure({ Продажи: 95, Склад: 91 });
    const decide = ({ token }: Person, team: string) =>
      request(overview.decide, {
        token,
        params: { id: workspace.id },
        body: { source: 'load', team, text: `${team}: просрочено`, until: addDays(moscowDay(new Date()), 7) },
      });
    const takeBack = ({ token }: Person, team: string) =>
      request(overview.takeDecisionBack, { token, params: { id: workspace.id }, body: { source: 'load', team } });
    await decide(owner, 'Продажи');
    await setManagersView(owner, workspace, 'own_team');
    expect(await decide(keeper, 'Продажи')).toMatchObject({ status: 403, body: { code: 'own_teams_only' } });
    expect((await takeBack(keeper, 'Продажи')).status).toBe(403);
    expect((await decide(keeper, 'Склад')).status).toBe(200);
    expect((await attention(keeper)).body.decided).toMatchObject([{ team: 'Склад' }]);
    expect((await attention(owner)).body.decided).toHaveLength(2);
    expect((await takeBack(keeper, 'Склад')).status).toBe(204);
  });
});
