import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import { request } from '#tests/support/api.ts';
import { makeFrame, makeMember, makePerson, makePoll, makeWorkspace } from '#tests/support/factories.ts';
import { intercept } from '#tests/support/intercept.ts';
import { storedItems } from '#tests/support/stored.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const poll = await makePoll(owner, workspace);
const change = (id: string, body: object, token = owner.token) =>
  request(polls.updateFrame, { token, params: { id }, body });
const publish = (id: string, published: boolean) =>
  request(polls.publishFrame, { token: owner.token, params: { id }, body: { published } });
const open = (token: string) => request(answers.getPublicPoll, { params: { token } });
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const calendar = async (runId: string) => (await storedItems(runId)).filter(({ type }) => type === 'due');

afterEach(() => vi.restoreAllMocks());

describe('works', () => {
  it('changes what is named and leaves the rest, in a draft and in an open run', async () => {
    for (const published of [false, true]) {
      const frame = await makeFrame(owner, poll, { published });
      const deadline = inHours(5);
      expect(await change(frame.id, { deadline })).toMatchObject({ status: 200, body: { ...frame, deadline } });
      const limited = await change(frame.id, { answer_limit: 7 });
      expect(limited.body).toEqual({ ...frame, deadline, answer_limit: 7 });
      expect((await change(frame.id, {})).body).toEqual(limited.body);
      expect((await change(frame.id, { deadline: null, answer_limit: null })).body).toEqual(frame);
    }
  });

  it('shows the new deadline on the public page and in every list at once', async () => {
    const frame = await makeFrame(owner, poll);
    const deadline = inHours(30);
    await change(frame.id, { deadline });
    expect((await open(frame.public_token)).body.deadline).toBe(deadline);
    const listed = await request(polls.listFrames, { token: owner.token, params: { id: poll.id } });
    expect(listed.body.frames.find(({ id }) => id === frame.id)!.deadline).toBe(deadline);
    const taken = await request(polls.getPollToTake, { token: owner.token, params: { id: poll.id } });
    expect(taken.status).toBe(200);
  });

  it('a run past its deadline takes answers again once it has a later one', async () => {
    const frame = await makeFrame(owner, poll, { deadline: '2020-01-01T00:00:00.000Z' });
    expect((await open(frame.public_token)).body).toMatchObject({ code: 'run_closed' });
    expect((await change(frame.id, { deadline: inHours(1) })).status).toBe(200);
    expect((await open(frame.public_token)).status).toBe(200);
  });

  it('keeps exactly one entry in the calendar of deadlines, while the run is open', async () => {
    const frame = await makeFrame(owner, poll, { published: false });
    const [first, second] = [inHours(30), inHours(60)];
    await change(frame.id, { deadline: first });
    expect(await calendar(frame.id)).toEqual([]);
    await publish(frame.id, true);
    expect(await calendar(frame.id)).toMatchObject([{ dueAt: first, pk: 'DUE#close-runs' }]);
    await change(frame.id, { deadline: second });
    expect(await calendar(frame.id)).toMatchObject([{ dueAt: second }]);
    await change(frame.id, { answer_limit: 5 });
    expect(await calendar(frame.id)).toHaveLength(1);
    await publish(frame.id, false);
    expect(await calendar(frame.id)).toEqual([]);
    await publish(frame.id, true);
    await change(frame.id, { deadline: null });
    expect(await calendar(frame.id)).toEqual([]);
  });

  it('is for hr and managers too, not for employees (B6-05)', async () => {
    const frame = await makeFrame(owner, poll);
    for (const [role, status] of [
      ['hr', 200],
      ['руководитель', 200],
      ['сотрудник', 403],
    ] as const) {
      const { token } = await makeMember(workspace, role);
      expect((await change(frame.id, { answer_limit: 5 }, token)).status).toBe(status);
    }
  });
});

describe('refuses', () => {
  it.each<[string, object, string]>([
    ['a deadline that is past', { deadline: '2020-01-01T00:00:00.000Z' }, 'deadline'],
    ['no date', { deadline: 'завтра' }, 'deadline'],
    ['a limit of nobody', { answer_limit: 0 }, 'answer_limit'],
    ['a limit of half a respondent', { answer_limit: 1.5 }, 'answer_limit'],
    ['a limit above 100 000', { answer_limit: 100_001 }, 'answer_limit'],
    ['to open it by the way', { published: true }, ''],
    ['another token', { public_token: 'x' }, ''],
    ['other questions', { questions: [] }, ''],
  ])('%s, and nothing changes', async (_, body, path) => {
    const frame = await makeFrame(owner, poll);
    const before = await storedItems(frame.id);
    expect(await change(frame.id, body)).toMatchObject({ status: 422, body: { errors: [{ path }] } });
    expect(await storedItems(frame.id)).toEqual(before);
  });

  it('a new run, and to open one, with a deadline that is past', async () => {
    const past = { deadline: '2020-01-01T00:00:00.000Z' };
    const made = await request(polls.createFrame, { token: owner.token, params: { id: poll.id }, body: past });
    expect(made).toMatchObject({ status: 422, body: { errors: [{ path: 'deadline' }] } });
    const frame = await makeFrame(owner, poll, past);
    await publish(frame.id, false);
    expect(await publish(frame.id, true)).toMatchObject({ status: 422, body: { errors: [{ path: 'deadline' }] } });
  });
});

describe('races', () => {
  it('of six at once nothing is lost in silence: whoever is too late is told', async () => {
    const frame = await makeFrame(owner, poll);
    const replies = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => change(frame.id, { answer_limit: n, deadline: inHours(n) })),
    );
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const after = (await storedItems(frame.id)).find(({ type }) => type === 'run')!;
    const won = replies.filter(({ status }) => status === 200).map(({ body }) => [body.answer_limit, body.deadline]);
    expect(won).toContainEqual([after['answerLimit'], after['deadline']]);
    expect(await calendar(frame.id)).toMatchObject([{ dueAt: after['deadline'] }]);
  });

  it('with closing: the closed run stays closed and leaves nothing in the calendar', async () => {
    const frame = await makeFrame(owner, poll, { deadline: null });
    const spy = intercept(async (command) => {
      if (!(command instanceof TransactWriteCommand)) return undefined;
      spy.mockRestore();
      expect((await publish(frame.id, false)).status).toBe(200);
      return undefined;
    });
    expect(await change(frame.id, { deadline: inHours(5) })).toMatchObject({ status: 409 });
    expect(await calendar(frame.id)).toEqual([]);
    expect((await open(frame.public_token)).status).toBe(409);
  });

  it('with deletion: nothing of the run comes back', async () => {
    const frame = await makeFrame(owner, poll);
    const spy = intercept(async (command) => {
      if (!(command instanceof TransactWriteCommand)) return undefined;
      spy.mockRestore();
      await request(polls.deleteFrame, { token: owner.token, params: { id: frame.id } });
      return undefined;
    });
    expect((await change(frame.id, { deadline: inHours(5) })).status).toBe(409);
    expect((await storedItems(frame.id)).map(({ type }) => type)).toEqual(['job']);
  });
});
