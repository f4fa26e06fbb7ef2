import { beforeEach, describe, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { request } from '#tests/support/api.ts';
import { answersTo, makeFrame, makePoll, type Person } from '#tests/support/factories.ts';
import { makeLedCompany, marksOfSales, putUnder, setManagersView, type LedCompany } from '#tests/support/led-teams.ts';
import { countAll } from '#tests/support/table-stream.ts';

let company: LedCompany;
let poll: Poll;
beforeEach(async () => {
  company = await makeLedCompany();
  poll = await makePoll(company.owner, company.workspace, { title: 'Пульс' });
});

async function run(compareTeams = true): Promise<Frame> {
  const settings = { results_visibility: 'from_5', compare_teams: compareTeams } as const;
  const frame = await makeFrame(company.owner, poll, settings);
  const scores = [
    ...company.sales.map((who) => [who, '10'] as const),
    ...company.stock.map((who) => [who, '4'] as const),
  ];
  for (const [{ token }, score] of scores) {
    const body = { answers: answersTo(poll, [score, 'Да', 'Нет']) };
    await request(polls.takePoll, { token, params: { id: frame.id }, body });
  }
  await countAll();
  return frame;
}
async function close({ id }: Frame): Promise<void> {
  await request(polls.publishFrame, { token: company.owner.token, params: { id }, body: { published: false } });
  await countAll();
}
const teamsOf = ({ token }: Person, { id }: Frame) => request(polls.getFrameTeams, { token, params: { id } });

describe('a run by teams', () => {
  it('tells a manager who sees their own teams alone the rows of these, as everybody is told them', async () => {
    const frame = await run();
    await close(frame);
    const { owner, workspace, keeper } = company;
    const whole = (await teamsOf(owner, frame)).body;
    expect(whole.teams.map(({ team }) => team)).toEqual(['Продажи', 'Склад']);
    expect((await teamsOf(keeper, frame)).body).toEqual(whole);
    await setManagersView(owner, workspace, 'own_team');
    const { text, body: own } = await teamsOf(keeper, frame);
    for (const mark of marksOfSales(company)) expect(text).not.toContain(mark);
    expect(own).toEqual({ ...whole, teams: whole.teams.filter(({ team }) => team === 'Склад') });
    expect(own.teams).toMatchObject([
      { answered: 6, asked: 6, questions: [{ value: 4, answered: 6, others: 10, from: 0, to: 10 }] },
    ]);
    // The summary tells the same of the team.
    const summary = (await request(polls.getSummary, { token: owner.token, params: { id: frame.id } })).body;
    expect(summary.by_team.find(({ team }) => team === 'Склад')).toMatchObject({ responses: 6, asked: 6 });
  });

  it('is of no team that somebody else leads a part of', async () => {
    const frame = await run();
    await close(frame);
    const { owner, workspace, keeper, seller, stock } = company;
    await putUnder(owner, workspace, stock.slice(0, 1), seller);
    await setManagersView(owner, workspace, 'own_team');
    expect((await teamsOf(keeper, frame)).body).toMatchObject({ teams: [], untold: [] });
  });

  it('says why nothing is told: it is open, teams were not compared, or too few of theirs have answered', async () => {
    const { owner, workspace, keeper } = company;
    await setManagersView(owner, workspace, 'own_team');
    const frame = await run();
    expect((await teamsOf(keeper, frame)).body).toMatchObject({ state: 'open', teams: [], untold: ['Склад'] });
    const plain = await run(false);
    await close(plain);
    expect((await teamsOf(keeper, plain)).body).toMatchObject({ state: 'not_compared', teams: [] });
    const empty = await makeFrame(owner, poll, { results_visibility: 'from_5', compare_teams: true });
    await close(empty);
    expect((await teamsOf(keeper, empty)).body).toMatchObject({ state: 'ready', teams: [], untold: ['Склад'] });
  });
});
