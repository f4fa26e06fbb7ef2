import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { request } from '#tests/support/api.ts';
import { makeFrame, makeMember, makePerson, makePoll, makeWorkspace } from '#tests/support/factories.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

it('lists the runs of this poll alone, newest first, to every member (B7-21)', async () => {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const [poll, other] = [await makePoll(owner, workspace), await makePoll(owner, workspace)];
  await makeFrame(owner, other);
  const made = [];
  for (const published of [true, false, true]) {
    vi.setSystemTime(Date.now() + 1000);
    made.unshift(await makeFrame(owner, poll, { published }));
  }
  const { token } = await makeMember(workspace, 'сотрудник');
  const reply = await request(polls.listFrames, { token, params: { id: poll.id } });
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({ frames: made, next_cursor: null });
});

it('is empty before the first run', async () => {
  const owner = await makePerson();
  const poll = await makePoll(owner, await makeWorkspace(owner));
  expect((await request(polls.listFrames, { token: owner.token, params: { id: poll.id } })).body).toEqual({
    frames: [],
    next_cursor: null,
  });
});

it('gives pages of twenty-five and a way to the next only where there is one', async () => {
  const owner = await makePerson();
  const poll = await makePoll(owner, await makeWorkspace(owner));
  const list = async (query: Record<string, string> = {}) =>
    (await request(polls.listFrames, { token: owner.token, params: { id: poll.id }, query })).body;
  const made: string[] = [];
  const make = async () => {
    vi.setSystemTime(Date.now() + 1000);
    made.unshift((await makeFrame(owner, poll, { published: false })).id);
  };
  for (let n = 0; n < 25; n++) await make();
  expect((await list()).next_cursor).toBeNull();
  await make();
  const first = await list();
  expect(first.frames.map(({ id }) => id)).toEqual(made.slice(0, 25));
  const second = await list({ cursor: first.next_cursor! });
  expect(second.frames.map(({ id }) => id)).toEqual(made.slice(25));
  expect(second.next_cursor).toBeNull();
}, 20_000);

it('shows a draft as anonymous or not as its poll says now, and an opened run as it was opened', async () => {
  const owner = await makePerson();
  const poll = await makePoll(owner, await makeWorkspace(owner), { is_anonymous: true });
  const [opened, draft] = [await makeFrame(owner, poll), await makeFrame(owner, poll, { published: false })];
  const body = { is_anonymous: false };
  await request(polls.updatePoll, { token: owner.token, params: { id: poll.id }, body });
  const { frames } = (await request(polls.listFrames, { token: owner.token, params: { id: poll.id } })).body;
  expect(new Map(frames.map((frame) => [frame.id, frame.is_anonymous]))).toEqual(
    new Map([
      [opened.id, true],
      [draft.id, false],
    ]),
  );
});
