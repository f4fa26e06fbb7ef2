import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makePoll, makeWorkspace } from '#tests/support/factories.ts';

const EMPTY = { polls: [], totals: { polls: 0, enps: 0, pulse: 0, questions: 0 }, next_cursor: null };

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

it('lists the polls of this workspace alone, newest first, with their questions, to every member (B6-03, B7-14)', async () => {
  const owner = await makePerson();
  const [workspace, other] = [await makeWorkspace(owner), await makeWorkspace(owner)];
  await makePoll(owner, other, { title: 'Чужой' });
  const made = [];
  for (const title of ['Первый', 'Второй', 'Третий']) {
    vi.setSystemTime(Date.now() + 1000);
    made.unshift(await makePoll(owner, workspace, { title }));
  }
  const { token } = await makeMember(workspace, 'сотрудник');
  const reply = await request(polls.listPolls, { token, params: { id: workspace.id } });
  const totals = { polls: 3, enps: 3, pulse: 0, questions: 9 };
  expect(reply).toMatchObject({ status: 200, body: { polls: made, totals, next_cursor: null } });
});

it('is empty before the first poll and after the last is deleted', async () => {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const list = async () => (await request(polls.listPolls, { token: owner.token, params: { id: workspace.id } })).body;
  expect(await list()).toEqual(EMPTY);
  const poll = await makePoll(owner, workspace, { type: 'PULSE' });
  expect(await list()).toMatchObject({ polls: [poll], totals: { polls: 1, enps: 0, pulse: 1, questions: 3 } });
  await request(polls.deletePoll, { token: owner.token, params: { id: poll.id } });
  expect(await list()).toEqual(EMPTY);
});

it('gives a page of fifty and a way to the next only where there is one, each poll exactly once', async () => {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const list = async (query: Record<string, string> = {}) =>
    (await request(polls.listPolls, { token: owner.token, params: { id: workspace.id }, query })).body;
  const made = await Promise.all(Array.from({ length: 50 }, (_, n) => makePoll(owner, workspace, { title: `${n}` })));
  const fifty = await list();
  expect(fifty).toMatchObject({ next_cursor: null, totals: { polls: 50 } });
  expect(fifty.polls).toHaveLength(50);
  vi.setSystemTime(Date.now() + 1000);
  made.push(await makePoll(owner, workspace, { title: 'Ещё один' }));
  const first = await list();
  expect(first.polls).toHaveLength(50);
  expect(first.polls[0]!.title).toBe('Ещё один');
  const second = await list({ cursor: first.next_cursor! });
  expect(second).toMatchObject({ next_cursor: null, totals: { polls: 51 } });
  const ids = [...first.polls, ...second.polls].map(({ id }) => id);
  expect(ids.toSorted()).toEqual(made.map(({ id }) => id).toSorted());
  const [small, other] = [await list({ limit: '20' }), await makeWorkspace(owner)];
  expect(small.polls).toEqual(first.polls.slice(0, 20));
  // A position in one workspace's list leads to nothing of it from another.
  const query = { cursor: first.next_cursor! };
  const foreign = await request(polls.listPolls, { token: owner.token, params: { id: other.id }, query });
  expect(foreign.body.polls).toEqual([]);
}, 20_000);

it.each(['0', '101', '1.5', 'x', '-1'])('takes no page of %s polls', async (limit) => {
  const owner = await makePerson();
  const params = { id: (await makeWorkspace(owner)).id };
  const reply = await request(polls.listPolls, { token: owner.token, params, query: { limit } });
  expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: 'limit' }] } });
});
