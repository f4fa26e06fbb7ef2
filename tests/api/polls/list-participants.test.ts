import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request } from '#tests/support/api.ts';
import {
  answersTo,
  joinMany,
  leave,
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeWorkspace,
} from '#tests/support/factories.ts';

const owner = await makePerson({ firstName: 'Яна', lastName: 'Уткина' });
const workspace = await makeWorkspace(owner);
const anna = await makeMember(workspace, 'сотрудник', { firstName: 'Анна', lastName: 'Белова' });
const boris = await makeMember(workspace, 'сотрудник', { firstName: 'Борис', lastName: 'Ёлкин' });
const named = await makePoll(owner, workspace, { is_anonymous: false });
const anonymous = await makePoll(owner, workspace);
await request(workspaces.setTeam, {
  token: owner.token,
  params: { id: workspace.id },
  body: { user_ids: [anna.id], team: 'Склад' },
});

const list = async (id: string, query: { limit?: string; cursor?: string } = {}) =>
  (await request(polls.listParticipants, { token: owner.token, params: { id }, query })).body;
const take = (poll: typeof named, id: string, token: string) =>
  request(polls.takePoll, {
    token,
    params: { id },
    body: { answers: answersTo(poll, ['7', 'Ничего']), anonymous_session_id: randomUUID() },
  });

describe('of a run with names', () => {
  it('says who has answered and who has not, by name', async () => {
    const frame = await makeFrame(owner, named);
    await take(named, frame.id, boris.token);
    expect(await list(frame.id)).toEqual({
      participants: [
        { user_id: anna.id, full_name: 'Анна Белова', team: 'Склад', answered: false },
        { user_id: boris.id, full_name: 'Борис Ёлкин', team: null, answered: true },
        { user_id: owner.id, full_name: 'Яна Уткина', team: null, answered: false },
      ],
      next_cursor: null,
    });
  });

  it('names those alone whom the run asks, and nobody who has left', async () => {
    const leaver = await makeMember(workspace, 'сотрудник');
    const audience = { kind: 'members' as const, user_ids: [anna.id, leaver.id] };
    const frame = await makeFrame(owner, named, { audience });
    await leave(workspace, leaver);
    expect((await list(frame.id)).participants.map(({ user_id }) => user_id)).toEqual([anna.id]);
  });

  it('names those of a team as they were when it was opened, whoever comes and goes later', async () => {
    const audience = { kind: 'teams' as const, teams: ['Склад'] };
    const frame = await makeFrame(owner, named, { audience });
    const move = (id: string, team: string | null) =>
      request(workspaces.setTeam, {
        token: owner.token,
        params: { id: workspace.id },
        body: { user_ids: [id], team },
      });
    await move(anna.id, null);
    await move(boris.id, 'Склад');
    expect((await list(frame.id)).participants.map(({ user_id }) => user_id)).toEqual([anna.id]);
    await move(anna.id, 'Склад');
    await move(boris.id, null);
  });

  it('names of a draft those whom it would ask now', async () => {
    const audience = { kind: 'teams' as const, teams: ['Склад'] };
    const frame = await makeFrame(owner, named, { audience, published: false });
    expect((await list(frame.id)).participants.map(({ user_id }) => user_id)).toEqual([anna.id]);
  });
});

describe('of an anonymous run', () => {
  it('says who is asked, and is the same to the letter whoever has answered', async () => {
    const frame = await makeFrame(owner, anonymous);
    const before = await list(frame.id);
    expect(before.participants.map(({ answered }) => answered)).toEqual([null, null, null]);
    for (const { token } of [boris, owner]) {
      expect((await take(anonymous, frame.id, token)).status).toBe(200);
      expect(await list(frame.id)).toEqual(before);
    }
  });
});

it('comes page by page, everybody once', async () => {
  const large = await makeWorkspace(owner, 'Большая');
  await joinMany(large, 12);
  const poll = await makePoll(owner, large, { is_anonymous: false });
  const frame = await makeFrame(owner, poll);
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list(frame.id, { limit: '5', ...(cursor ? { cursor } : {}) });
    ids.push(...page.participants.map(({ user_id }) => user_id));
    cursor = page.next_cursor;
  } while (cursor !== null);
  expect([ids.length, new Set(ids).size]).toEqual([13, 13]);
});
