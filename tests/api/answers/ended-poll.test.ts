import { describe, expect, it } from 'vitest';
import { keys } from '#data/keys.ts';
import { update } from '#data/writes.ts';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import { request } from '#tests/support/api.ts';
import { join, makeFrame, makePerson, makePoll, makeWorkspace, table } from '#tests/support/factories.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner, 'Ромашка');
const employee = await makePerson();
await join(workspace, employee, 'сотрудник');

const ended = async (token: string) => (await request(answers.getEndedPoll, { params: { token } })).body.ended;
const close = (id: string) =>
  request(polls.publishFrame, { token: owner.token, params: { id }, body: { published: false } });
const toTake = async (id: string, { token } = employee) =>
  (await request(polls.getPollToTake, { token, params: { id } })).body;

describe('by link', () => {
  it('tells when a run was closed, what it was called and what its answers are shown by', async () => {
    const poll = await makePoll(owner, workspace);
    const frame = await makeFrame(owner, poll);
    expect(await ended(frame.public_token)).toBeNull();
    const before = Date.now();
    await close(frame.id);
    const told = await ended(frame.public_token);
    expect(told).toEqual({
      title: poll.title,
      workspace_name: 'Ромашка',
      is_anonymous: true,
      ended_at: expect.any(String),
      results_visibility: 'live',
      smallest_group: 5,
    });
    expect(Date.parse(told!.ended_at)).toBeGreaterThanOrEqual(before);
  });

  it('ends at the deadline, also where the clock closed the run some time later', async () => {
    const deadline = '2026-11-20T10:00:00.000Z';
    const frame = await makeFrame(owner, await makePoll(owner, workspace), { deadline });
    expect((await ended(frame.public_token))!.ended_at).toBe(deadline);
    await close(frame.id);
    expect((await ended(frame.public_token))!.ended_at).toBe(deadline);
  });

  it('says nothing of a run that nobody noted the end of', async () => {
    const frame = await makeFrame(owner, await makePoll(owner, workspace));
    await table.write(update(keys.run(frame.id), { set: { published: false, closedAt: null }, add: { version: 1 } }));
    for (const route of [answers.getPublicPoll, answers.getEndedPoll]) {
      expect((await request(route, { params: { token: frame.public_token } })).status).toBe(404);
    }
  });
});

describe('for a member', () => {
  it('is the last run that asked them and is over; none while one is open or none was opened', async () => {
    const poll = await makePoll(owner, workspace);
    expect(await toTake(poll.id)).toMatchObject({ frame: null, ended: null, next_run_at: null });
    const first = await makeFrame(owner, poll);
    expect((await toTake(poll.id)).ended).toBeNull();
    await close(first.id);
    expect((await toTake(poll.id)).ended).toMatchObject({ title: poll.title, workspace_name: 'Ромашка' });
    await makeFrame(owner, poll, { published: false });
    expect((await toTake(poll.id)).ended).not.toBeNull();
  });

  it('is not one that asked others', async () => {
    const poll = await makePoll(owner, workspace, { is_anonymous: false });
    const frame = await makeFrame(owner, poll, { published: false });
    await request(polls.updateFrame, {
      token: owner.token,
      params: { id: frame.id },
      body: { audience: { kind: 'roles', roles: ['владелец'] } },
    });
    for (const published of [true, false]) {
      const input = { token: owner.token, params: { id: frame.id }, body: { published } };
      expect((await request(polls.publishFrame, input)).status).toBe(200);
    }
    expect((await toTake(poll.id)).ended).toBeNull();
    expect((await toTake(poll.id, owner)).ended).not.toBeNull();
  });

  it('comes with the time of the next one where the poll repeats', async () => {
    const poll = await makePoll(owner, workspace);
    await table.write(
      update(keys.poll(workspace.id, poll.created_at, poll.id), {
        set: { schedule: { dueAt: '2099-01-01T07:00:00.000Z' } },
      }),
    );
    expect(await toTake(poll.id)).toMatchObject({ frame: null, next_run_at: '2099-01-01T07:00:00.000Z' });
  });
});
