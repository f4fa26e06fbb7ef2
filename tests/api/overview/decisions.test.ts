import { beforeEach, describe, expect, it } from 'vitest';
import { overview } from '#shared/contract/overview.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { DecisionSource } from '#shared/models/decision.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import { makeAnalysis, workloadOf } from '#tests/support/analyses.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makeWorkspace, type Person } from '#tests/support/factories.ts';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

const inDays = (days: number) => addDays(moscowDay(new Date()), days);
const at = (of = workspace) => ({ params: { id: of.id } });

async function decide(
  team: string,
  { source = 'load' as DecisionSource, until = inDays(7), who = owner, taskId = null as string | null } = {},
) {
  const body = { source, team, text: `${team}: просрочено 50 % открытых задач`, until, task_id: taskId };
  return request(overview.decide, { token: who.token, ...at(), body });
}
async function takeBack(team: string, source: DecisionSource = 'load', who = owner) {
  return request(overview.takeDecisionBack, { token: who.token, ...at(), body: { source, team } });
}
async function attention(who = owner, of = workspace) {
  const reply = await request(overview.getAttention, { token: who.token, ...at(of) });
  expect(reply.status).toBe(200);
  return reply.body;
}
/** Four teams whose load is high. */
async function measureFour(of = workspace) {
  const teams = ['Продажи', 'Склад', 'Право', 'Кадры'];
  const scores = teams.map((team, nth) => ({ team, score: 95 - nth, people: 6 }));
  const metrics = [
    { key: 'overdue', label: 'Просроченные задачи', count: 20, of: 60 },
    ...teams.map((team) => ({
      key: `overdue:${team}`,
      label: `Просроченные задачи, команда «${team}»`,
      count: 5,
      of: 15,
    })),
  ];
  await makeAnalysis(workloadOf(of), null, { outcome: { metrics, scores, smallTeams: 0 } });
}
const teamsOf = (told: Awaited<ReturnType<typeof attention>>) => told.teams.map(({ team }) => team);

describe('a decision', () => {
  it('that was postponed makes way for the next one, is told with its day, and comes back when it is taken back', async () => {
    await measureFour();
    expect(await attention()).toMatchObject({ others: 1, decided: [] });
    expect((await decide('Продажи')).status).toBe(200);
    const after = await attention();
    expect(teamsOf(after)).toEqual(['Склад', 'Право', 'Кадры']);
    expect(after).toMatchObject({ others: 0, calm: false });
    expect(after.decided).toEqual([
      {
        source: 'load',
        team: 'Продажи',
        text: 'Продажи: просрочено 50 % открытых задач',
        until: inDays(7),
        task_id: null,
      },
    ]);
    expect((await takeBack('Продажи')).status).toBe(204);
    expect(teamsOf(await attention())).toEqual(['Продажи', 'Склад', 'Право']);
  });

  it('holds for everybody who makes decisions, and in no other workspace', async () => {
    const hr = await makeMember(workspace, 'hr');
    const other = await makeWorkspace(owner, 'Другая');
    await measureFour();
    await measureFour(other);
    await decide('Продажи', { who: hr });
    expect(teamsOf(await attention())).not.toContain('Продажи');
    expect(teamsOf(await attention(owner, other))).toContain('Продажи');
  });

  it('about the same is made anew: the later one holds, with its task', async () => {
    await measureFour();
    await decide('Продажи');
    const task = '6f9d1c2b-5a4e-4f0a-9c1d-7b6a5e4d3c21';
    await decide('Продажи', { until: inDays(30), taskId: task });
    expect((await attention()).decided).toMatchObject([{ until: inDays(30), task_id: task }]);
  });

  it('is about one team by one source', async () => {
    await measureFour();
    await decide('Продажи', { source: 'poll' });
    expect(teamsOf(await attention())).toContain('Продажи');
    await takeBack('Склад');
    expect((await attention()).decided).toHaveLength(1);
  });

  it('is put off till tomorrow at the earliest, and for three months at most', async () => {
    for (const until of [inDays(0), inDays(-3), inDays(93)]) {
      const reply = await decide('Продажи', { until });
      expect([reply.status, reply.body]).toMatchObject([422, { errors: [{ path: 'until' }] }]);
    }
    for (const until of ['завтра', '2026-13-40', ' ']) expect((await decide('Продажи', { until })).status).toBe(422);
    expect((await attention()).decided).toEqual([]);
    expect((await decide('Продажи', { until: inDays(92) })).status).toBe(200);
  });

  it('is not made by an employee, and changes nothing for others', async () => {
    const employee = await makeMember(workspace, 'сотрудник');
    await measureFour();
    expect((await decide('Продажи', { who: employee })).status).toBe(403);
    expect(teamsOf(await attention())).toContain('Продажи');
  });
});

describe('a decision about money', () => {
  it('is made and told only where somebody may see money', async () => {
    const hr = await makeMember(workspace, 'hr');
    expect((await decide('Продажи', { source: 'money', who: hr })).status).toBe(403);
    expect((await decide('Продажи', { source: 'money' })).status).toBe(200);
    expect((await attention()).decided).toHaveLength(1);
    expect((await attention(hr)).decided).toEqual([]);
    expect((await takeBack('Продажи', 'money', hr)).status).toBe(403);
    const give = {
      token: owner.token,
      params: { id: workspace.id, userId: hr.id },
      body: { access: { kind: 'company' } },
    };
    await request(workspaces.giveFinanceAccess, give);
    expect((await attention(hr)).decided).toHaveLength(1);
  });
});
