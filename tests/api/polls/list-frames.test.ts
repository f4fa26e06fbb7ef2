import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { request } from '#tests/support/api.ts';
import { givenFrame, givenMember, givenPerson, givenPoll, givenWorkspace } from '#tests/support/given.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

it('lists the runs of this poll alone, newest first, to every member (B7-21)', async () => {
  const owner = await givenPerson();
  const workspace = await givenWorkspace(owner);
  const [poll, other] = [await givenPoll(owner, workspace), await givenPoll(owner, workspace)];
  await givenFrame(owner, other);
  const made = [];
  for (const published of [true, false, true]) {
    vi.setSystemTime(Date.now() + 1000);
    made.unshift(await givenFrame(owner, poll, { published }));
  }
  const { token } = await givenMember(workspace, 'сотрудник');
  const reply = await request(polls.listFrames, { token, params: { id: poll.id } });
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({ frames: made, next_cursor: null });
});

it('is empty before the first run', async () => {
  const owner = await givenPerson();
  const poll = await givenPoll(owner, await givenWorkspace(owner));
  expect((await request(polls.listFrames, { token: owner.token, params: { id: poll.id } })).body).toEqual({
    frames: [],
    next_cursor: null,
  });
});
