import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { enps } from '#shared/rules/enps.ts';
import { request } from '#tests/support/api.ts';
import {
  answersTo,
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeResponse,
  makeWorkspace,
  type Person,
} from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { countAll } from '#tests/support/table-stream.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const poll = await makePoll(owner, workspace);
const repeat = (score: number, count: number) => Array.from({ length: count }, () => score);
const compared = { results_visibility: 'closed', compare_teams: true } as const;

/** New members of a team. */
async function makeTeam(team: string, people: number): Promise<Person[]> {
  const members = await Promise.all(Array.from({ length: people }, () => makeMember(workspace, 'сотрудник')));
  const body = { user_ids: members.map(({ id }) => id), team };
  const reply = await request(workspaces.setTeam, { token: owner.token, params: { id: workspace.id }, body });
  expect(reply.status).toBe(200);
  return members;
}

const sales = await makeTeam('Продажи', 6);
const stock = await makeTeam('Склад', 5);
const kitchen = await makeTeam('Кухня', 4);

const take = ({ token }: Person, runId: string, score: string, word = 'Да') =>
  request(polls.takePoll, {
    token,
    params: { id: runId },
    body: { answers: answersTo(poll, [score, word]), anonymous_session_id: randomUUID() },
  });
const publish = (id: string, published: boolean) =>
  request(polls.publishFrame, { token: owner.token, params: { id }, body: { published } });
async function teamsOf(id: string) {
  await countAll();
  return (await request(polls.getSummary, { token: owner.token, params: { id } })).body.by_team;
}

it('shows teams of five answers side by side once the run is closed, the others together', async () => {
  const frame = await makeFrame(owner, poll, compared);
  for (const [index, who] of sales.entries()) await take(who, frame.id, index < 5 ? '10' : '0');
  for (const who of stock) await take(who, frame.id, '3');
  for (const who of kitchen) await take(who, frame.id, '8');
  await makeResponse(poll, frame.public_token, ['7', 'Нет']);
  expect(await teamsOf(frame.id)).toEqual([]);
  await publish(frame.id, false);
  const teams = await teamsOf(frame.id);
  expect(teams).toMatchObject([
    { team: 'Продажи', responses: 6, enps: enps([10, 10, 10, 10, 10, 0], { asked: 6 }) },
    { team: 'Склад', responses: 5, enps: enps([3, 3, 3, 3, 3], { asked: 5 }) },
    { team: null, responses: 5, enps: enps([8, 8, 8, 8, 7]) },
  ]);
  // Numbers alone: no words of a team, and no questions that were answered in words.
  for (const { by_question: told } of teams) {
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ question_id: poll.questions[0]!.id, values: [], other: 0 });
  }
  // Whoever comes after the comparison is in no group of it: two comparisons would tell who came between.
  await publish(frame.id, true);
  for (let more = 0; more < 5; more++) await makeResponse(poll, frame.public_token, ['0', 'Поздно']);
  await publish(frame.id, false);
  expect(await teamsOf(frame.id)).toEqual(teams);
  expect((await request(polls.getSummary, { token: owner.token, params: { id: frame.id } })).body.responses).toBe(21);
});

it('keeps a team with an answer only where five of it are asked, and tells so before the first question', async () => {
  const frame = await makeFrame(owner, poll, compared);
  const teamTold = async ({ token }: Person) =>
    (await request(polls.getPollToTake, { token, params: { id: poll.id } })).body.frame?.team;
  expect([await teamTold(sales[0]!), await teamTold(kitchen[0]!)]).toEqual(['Продажи', null]);
  for (const who of [sales[0]!, kitchen[0]!]) await take(who, frame.id, '9');
  const stored = (await storedItems(frame.id)).filter(({ type }) => type === 'response');
  expect(stored.map(({ team }) => team ?? '').toSorted()).toEqual(['', 'Продажи']);
  // A team that others are moved out of was settled when the run was opened; one that grows is not compared.
  const one = await makeMember(workspace, 'сотрудник');
  const body = { user_ids: [one.id], team: 'Кухня' };
  await request(workspaces.setTeam, { token: owner.token, params: { id: workspace.id }, body });
  expect(await teamTold(one)).toBe(null);
  await publish(frame.id, false);
});

it('compares nothing while it is open, however much is shown of it', async () => {
  const frame = await makeFrame(owner, poll, { ...compared, results_visibility: 'from_5' });
  for (const who of sales) await take(who, frame.id, '9');
  expect(await teamsOf(frame.id)).toEqual([]);
  expect((await request(polls.getSummary, { token: owner.token, params: { id: frame.id } })).body.responses).toBe(6);
  for (const who of stock) await take(who, frame.id, '9');
  await publish(frame.id, false);
  expect(await teamsOf(frame.id)).toMatchObject([
    { team: 'Продажи', responses: 6 },
    { team: 'Склад', responses: 5 },
  ]);
});

it('shows no team with any answer, in results as in what is stored of them', async () => {
  const frame = await makeFrame(owner, poll, compared);
  for (const who of [...sales, ...stock]) await take(who, frame.id, '9');
  await publish(frame.id, false);
  await countAll();
  const reply = await request(polls.getResults, { token: owner.token, params: { id: frame.id } });
  expect(Object.values(reply.body.by_question).flat()).not.toEqual([]);
  expect(reply.text).not.toMatch(/Продажи|Склад/);
  const copies = (await storedItems(frame.id)).filter(({ type }) => type === 'released');
  expect(JSON.stringify(copies)).not.toMatch(/Продажи|Склад/);
});

it('tells how many of a team were asked when the run was opened, and of none that is not shown', async () => {
  const frame = await makeFrame(owner, poll, compared);
  for (const who of [...sales, ...stock.slice(0, 4), ...kitchen.slice(0, 2)]) await take(who, frame.id, '9');
  await publish(frame.id, false);
  await countAll();
  const reply = await request(polls.getSummary, { token: owner.token, params: { id: frame.id } });
  const [first, others, ...more] = reply.body.by_team;
  expect([first, others]).toMatchObject([
    { team: 'Продажи', responses: 6, asked: 6 },
    { team: null, responses: 6, asked: null },
  ]);
  expect(more).toEqual([]);
  // All of them have answered: there is nobody left to estimate.
  expect(first!.enps).toEqual(enps(repeat(9, 6), { asked: 6 }));
  expect(reply.text).not.toMatch(/Склад|Кухня/);
  // Whoever comes to a team later was not among those asked: with them nobody knows of how many.
  const next = await makeFrame(owner, poll, compared);
  const come = await makeTeam('Продажи', 1);
  for (const who of [...sales, ...come, ...stock]) await take(who, next.id, '9');
  await publish(next.id, false);
  expect(await teamsOf(next.id)).toMatchObject([
    { team: 'Продажи', responses: 7, asked: null },
    { team: 'Склад', responses: 5, asked: 5 },
  ]);
  await request(workspaces.setTeam, {
    token: owner.token,
    params: { id: workspace.id },
    body: { user_ids: come.map(({ id }) => id), team: null },
  });
});

it('is refused where answers are seen at once, when a run is made and when it is changed', async () => {
  const refused = { status: 422, body: { code: 'invalid', errors: [{ path: 'compare_teams' }] } };
  const body = { compare_teams: true };
  expect(await request(polls.createFrame, { token: owner.token, params: { id: poll.id }, body })).toMatchObject(
    refused,
  );
  const draft = await makeFrame(owner, poll, { ...compared, published: false });
  const change = { token: owner.token, params: { id: draft.id }, body: { results_visibility: 'live' } };
  expect(await request(polls.updateFrame, change)).toMatchObject(refused);
});

it('says nothing of teams where they are not compared', async () => {
  const frame = await makeFrame(owner, poll, { results_visibility: 'closed' });
  for (const who of [...sales, ...stock]) await take(who, frame.id, '9');
  await publish(frame.id, false);
  expect(await teamsOf(frame.id)).toEqual([]);
  expect(JSON.stringify(await storedItems(frame.id))).not.toMatch(/Продажи|Склад/);
});
