import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { GivenAudience } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import {
  answersTo,
  leave,
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeWorkspace,
  type Person,
} from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';

let owner: Person;
let workspace: Workspace;
let poll: Poll;
/** Five employees of one team. */
let team: readonly Person[];
let outsider: Person;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  poll = await makePoll(owner, workspace, { is_anonymous: false });
  team = await Promise.all(Array.from({ length: 5 }, () => makeMember(workspace, 'сотрудник')));
  outsider = await makeMember(workspace, 'hr');
  await setTeam(team, 'Склад');
});

const setTeam = (people: readonly Person[], name: string | null) =>
  request(workspaces.setTeam, {
    token: owner.token,
    params: { id: workspace.id },
    body: { user_ids: people.map(({ id }) => id), team: name },
  });
const create = (audience: unknown, of = poll) =>
  request(polls.createFrame, { token: owner.token, params: { id: of.id }, body: { audience } });
const update = (id: string, body: object) => request(polls.updateFrame, { token: owner.token, params: { id }, body });
const publish = (id: string, published = true) =>
  request(polls.publishFrame, { token: owner.token, params: { id }, body: { published } });
const toTake = (person: Person, of = poll) =>
  request(polls.getPollToTake, { token: person.token, params: { id: of.id } });
const take = (person: Person, id: string, of = poll) =>
  request(polls.takePoll, {
    token: person.token,
    params: { id },
    body: { answers: answersTo(of, ['7', 'Ничего']), anonymous_session_id: randomUUID() },
  });
const summaryOf = async (id: string) => (await request(polls.getSummary, { token: owner.token, params: { id } })).body;
const idsOf = (people: readonly Person[]) => people.map(({ id }) => id);

/** Each kind of audience, chosen so that it is the team. */
const AUDIENCES: readonly (readonly [string, () => GivenAudience])[] = [
  ['chosen people', () => ({ kind: 'members', user_ids: idsOf(team) })],
  ['roles', () => ({ kind: 'roles', roles: ['сотрудник'] })],
  ['teams', () => ({ kind: 'teams', teams: ['Склад', 'Такой нет'] })],
];

describe.each(AUDIENCES)('a run that asks %s', (_, audience) => {
  it('asks them and nobody else', async () => {
    const frame = await makeFrame(owner, poll, { audience: audience() });
    expect((await toTake(team[0]!)).body.frame?.id).toBe(frame.id);
    expect((await take(team[0]!, frame.id)).status).toBe(200);
    expect((await toTake(outsider)).body).toMatchObject({ frame: null, questions: [] });
    const refused = await take(outsider, frame.id);
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { code: 'forbidden', detail: 'Этот запуск спрашивает не всех, и вас среди тех, кого он спрашивает, нет' },
    ]);
  });

  it('says how many it asks, as it was when it was first opened', async () => {
    const frame = await makeFrame(owner, poll, { audience: audience() });
    expect(await summaryOf(frame.id)).toMatchObject({ invited: 5, people_asked: 5 });
    await leave(workspace, team[0]!);
    const late = await makeMember(workspace, 'сотрудник');
    await setTeam([late], 'Склад');
    await publish(frame.id, false);
    await publish(frame.id);
    expect((await summaryOf(frame.id)).invited).toBe(5);
    expect((await toTake(late)).body.frame).toBeNull();
  });

  it('asks nobody else when roles and teams are changed afterwards: one person alone would have a face', async () => {
    const anonymous = await makePoll(owner, workspace);
    const frame = await makeFrame(owner, anonymous, { audience: audience() });
    await setTeam(team.slice(1), 'Продажи');
    await setTeam([outsider], 'Склад');
    expect((await take(team[1]!, frame.id, anonymous)).status).toBe(200);
    expect((await take(outsider, frame.id, anonymous)).status).toBe(403);
  });

  it('with fewer than five people is not opened without names, and is with them', async () => {
    await request(workspaces.leaveWorkspace, { token: team[0]!.token, params: { id: workspace.id } });
    const anonymous = await makePoll(owner, workspace);
    const reply = await publish((await create(audience(), anonymous)).body.id);
    expect([reply.status, reply.body.code]).toEqual([409, 'conflict']);
    expect(reply.body.detail).toContain('не меньше пяти человек');
    expect((await publish((await create(audience())).body.id)).status).toBe(200);
  });
});

it('shows a member the newest open run that asks them, past those that do not', async () => {
  const forAll = await makeFrame(owner, poll);
  await makeFrame(owner, poll, { audience: { kind: 'members', user_ids: idsOf(team) } });
  expect((await toTake(outsider)).body.frame?.id).toBe(forAll.id);
});

it('asks everybody by default, also who joins later', async () => {
  const frame = await makeFrame(owner, poll);
  const late = await makeMember(workspace, 'сотрудник');
  expect((await take(late, frame.id)).status).toBe(200);
  expect((await summaryOf(frame.id)).invited).toBe(8);
});

it('tells a list how many were chosen by name, never who, and stores no name with the run', async () => {
  const frame = await makeFrame(owner, poll, { audience: { kind: 'members', user_ids: idsOf(team) } });
  const { body } = await request(polls.listFrames, { token: outsider.token, params: { id: poll.id } });
  expect(body.frames[0]!.audience).toEqual({ kind: 'members', people: 5 });
  const stored = JSON.stringify(await storedItems(frame.id));
  for (const id of idsOf(team)) expect(stored).not.toContain(id);
});

it('counts somebody chosen twice once and passes over who has left', async () => {
  const params = { id: workspace.id };
  await request(workspaces.leaveWorkspace, { token: team[0]!.token, params });
  const { status, body } = await create({ kind: 'members', user_ids: [...idsOf(team), team[1]!.id] });
  expect([status, body.audience]).toEqual([201, { kind: 'members', people: 4 }]);
});

it('refuses a stranger by the place they were named in, and an audience of nobody', async () => {
  const stranger = await makePerson();
  const named = await create({ kind: 'members', user_ids: [team[0]!.id, stranger.id] });
  expect([named.status, named.body.errors]).toEqual([
    422,
    [{ path: 'audience.user_ids.1', message: 'Такого участника нет' }],
  ]);
  for (const [audience, path] of [
    [{ kind: 'members', user_ids: [] }, 'audience.user_ids'],
    [{ kind: 'roles', roles: [] }, 'audience.roles'],
    [{ kind: 'teams', teams: [] }, 'audience.teams'],
    [{ kind: 'everybody' }, 'audience'],
  ] as const) {
    const reply = await create(audience);
    expect([reply.status, reply.body.errors?.map((error) => error.path.split('.kind')[0])]).toEqual([422, [path]]);
  }
});

it('is not opened when nobody is left to ask', async () => {
  const { body } = await create({ kind: 'teams', teams: ['Такой нет'] });
  const reply = await publish(body.id);
  expect([reply.status, reply.body.detail]).toEqual([
    409,
    'Спрашивать некого: из тех, кого вы выбрали, никого не осталось',
  ]);
});

describe('a run that was not opened yet', () => {
  it('asks others when told so, each time instead of those before', async () => {
    const { body } = await create({ kind: 'members', user_ids: idsOf(team) });
    expect((await update(body.id, { audience: { kind: 'members', user_ids: [outsider.id] } })).body.audience).toEqual({
      kind: 'members',
      people: 1,
    });
    await publish(body.id);
    expect((await take(outsider, body.id)).status).toBe(200);
    expect((await take(team[0]!, body.id)).status).toBe(403);
  });

  it('asks everybody again when told so', async () => {
    const { body } = await create({ kind: 'members', user_ids: [outsider.id] });
    await update(body.id, { audience: { kind: 'all' } });
    await publish(body.id);
    expect((await take(team[0]!, body.id)).status).toBe(200);
  });

  it('keeps its audience when something else changes', async () => {
    const { body } = await create({ kind: 'members', user_ids: [outsider.id] });
    const change = { name: 'Неделя 47', results_visibility: 'closed', people_asked: 12 };
    expect((await update(body.id, change)).body).toMatchObject({ ...change, audience: { kind: 'members', people: 1 } });
    await publish(body.id);
    expect((await take(team[0]!, body.id)).status).toBe(403);
  });
});

describe('a run that was opened', () => {
  it.each([
    { audience: { kind: 'all' } },
    { audience: { kind: 'roles', roles: ['hr'] } },
    { results_visibility: 'closed' },
    { compare_teams: true },
  ])('keeps what its respondents were told: %j is refused, open or closed', async (change) => {
    const frame = await makeFrame(owner, poll, { audience: { kind: 'members', user_ids: idsOf(team) } });
    for (const published of [true, false]) {
      if (!published) await publish(frame.id, false);
      const reply = await update(frame.id, { ...change, name: 'Иначе' });
      expect([reply.status, reply.body.code]).toEqual([409, 'conflict']);
    }
    const { frame: kept } = await summaryOf(frame.id);
    expect(kept).toMatchObject({ name: null, audience: { kind: 'members', people: 5 }, results_visibility: 'live' });
  });

  it('may be named and told how many it asks, and what is as it was is no change', async () => {
    const frame = await makeFrame(owner, poll);
    const change = { name: 'Неделя 47', people_asked: 60, results_visibility: 'live', compare_teams: false };
    expect((await update(frame.id, change)).body).toMatchObject(change);
    expect(await summaryOf(frame.id)).toMatchObject({ people_asked: 60 });
  });
});
