import { randomUUID } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import { request } from '#tests/support/api.ts';
import {
  answersTo,
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeResponse,
  makeWorkspace,
} from '#tests/support/factories.ts';
import { failCalls, intercept } from '#tests/support/intercept.ts';
import { storedItems } from '#tests/support/stored.ts';
import { countAll } from '#tests/support/table-stream.ts';

const FULL = { status: 409, body: { code: 'link_full' } };

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const poll = await makePoll(owner, workspace);

afterEach(() => vi.restoreAllMocks());

const limit = (runId: string, answer_limit: number | null) =>
  request(polls.updateFrame, { token: owner.token, params: { id: runId }, body: { answer_limit } });
const isFull = async ({ public_token: token }: { public_token: string }) =>
  (await request(answers.getPublicPoll, { params: { token } })).body.is_full;
const stored = async (runId: string) =>
  (await storedItems(runId)).filter(({ type }) => type === 'response').map((item) => item['answers']);

async function makeLimited(most: number) {
  const frame = await makeFrame(owner, poll);
  await limit(frame.id, most);
  const answer = (text: string, session: string = randomUUID()) =>
    makeResponse(poll, frame.public_token, ['9', text], session);
  return { frame, answer };
}

describe('a public link with a limit', () => {
  it('takes so many respondents and then tells the next, before and after they have written', async () => {
    const { frame, answer } = await makeLimited(2);
    expect(await isFull(frame)).toBe(false);
    expect((await answer('a')).status).toBe(200);
    expect(await isFull(frame)).toBe(false);
    expect((await answer('b')).status).toBe(200);
    expect(await isFull(frame)).toBe(true);
    expect(await answer('c')).toMatchObject(FULL);
    expect(await stored(frame.id)).toHaveLength(2);
  });

  it('takes exactly so many of twenty at once', async () => {
    const { frame, answer } = await makeLimited(7);
    const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => answer(String(n))));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(7);
    for (const reply of replies.filter(({ status }) => status !== 200)) expect(reply).toMatchObject(FULL);
    expect(await stored(frame.id)).toHaveLength(7);
  });

  it('counts one respondent once, however often and however many times at once the form is sent', async () => {
    const { frame, answer } = await makeLimited(2);
    const session = randomUUID();
    const replies = await Promise.all(Array.from({ length: 6 }, () => answer('a', session)));
    expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await answer('b')).status).toBe(200);
    expect(await answer('c')).toMatchObject(FULL);
    expect(await stored(frame.id)).toHaveLength(2);
  });

  it('when full lets whoever has answered change their answers', async () => {
    const { frame, answer } = await makeLimited(1);
    const session = randomUUID();
    await answer('раньше', session);
    expect((await answer('теперь', session)).status).toBe(200);
    expect(await stored(frame.id)).toEqual([['9', 'теперь', null]]);
  });

  it('counts nothing for a form that is refused, or that could not be stored', async () => {
    const { frame, answer } = await makeLimited(1);
    expect((await answer(' ')).status).toBe(422);
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    failCalls((command) => command instanceof TransactWriteCommand);
    expect((await answer('a')).status).toBe(500);
    vi.restoreAllMocks();
    expect(await isFull(frame)).toBe(false);
    expect((await answer('a')).status).toBe(200);
  });

  it('stores one answer when the reply of the first attempt was lost', async () => {
    const { frame, answer } = await makeLimited(2);
    const session = randomUUID();
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const spy = intercept(async (command) => {
      if (!(command instanceof TransactWriteCommand)) return undefined;
      spy.mockRestore();
      await answer('a', session);
      throw new Error('The reply is lost');
    });
    expect((await answer('a', session)).status).toBe(500);
    expect((await answer('a', session)).status).toBe(200);
    expect((await answer('b')).status).toBe(200);
    expect(await answer('c')).toMatchObject(FULL);
    expect(await stored(frame.id)).toHaveLength(2);
  });

  it('takes more once the limit is raised or lifted, and counts those who came before there was one', async () => {
    const frame = await makeFrame(owner, poll);
    const answer = (text: string) => makeResponse(poll, frame.public_token, ['9', text]);
    for (const text of ['a', 'b', 'c']) await answer(text);
    await countAll();
    await limit(frame.id, 3);
    expect(await answer('d')).toMatchObject(FULL);
    await limit(frame.id, 4);
    expect((await answer('d')).status).toBe(200);
    expect(await answer('e')).toMatchObject(FULL);
    await limit(frame.id, null);
    expect(await isFull(frame)).toBe(false);
    expect((await answer('e')).status).toBe(200);
    await countAll();
    await limit(frame.id, 5);
    expect(await answer('f')).toMatchObject(FULL);
  });

  it('counts no members: they answer without the link, in runs with names and anonymous ones', async () => {
    for (const is_anonymous of [true, false]) {
      const other = await makePoll(owner, workspace, { is_anonymous });
      const frame = await makeFrame(owner, other);
      for (const role of ['hr', 'сотрудник'] as const) {
        const { token } = await makeMember(workspace, role);
        const body = { answers: answersTo(other, ['9', 'Шум']), anonymous_session_id: randomUUID() };
        expect((await request(polls.takePoll, { token, params: { id: frame.id }, body })).status).toBe(200);
      }
      await countAll();
      await limit(frame.id, 1);
      expect((await makeResponse(other, frame.public_token, ['9', 'a'])).status).toBe(200);
      expect(await makeResponse(other, frame.public_token, ['9', 'b'])).toMatchObject(FULL);
      const { token } = await makeMember(workspace, 'сотрудник');
      const body = { answers: answersTo(other, ['9', 'Шум']), anonymous_session_id: randomUUID() };
      expect((await request(polls.takePoll, { token, params: { id: frame.id }, body })).status).toBe(200);
    }
  });
});
