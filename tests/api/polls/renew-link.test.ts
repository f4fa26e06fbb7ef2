import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import { request } from '#tests/support/api.ts';
import { makeFrame, makeMember, makePerson, makePoll, makeResponse, makeWorkspace } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const poll = await makePoll(owner, workspace);
const renew = (id: string, token = owner.token) => request(polls.renewLink, { token, params: { id } });
const open = (token: string) => request(answers.getPublicPoll, { params: { token } });

describe('a new link', () => {
  it('kills the old one at once and leaves the answers given by it', async () => {
    const frame = await makeFrame(owner, poll);
    const session = randomUUID();
    await makeResponse(poll, frame.public_token, ['9', 'Шум'], session);
    const { status, body } = await renew(frame.id);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...frame,
      public_token: expect.stringMatching(/^[\w-]{43}$/),
      public_short: expect.stringMatching(/^\w{5}-\w{5}$/),
    });
    expect(body.public_token).not.toBe(frame.public_token);
    expect((await open(frame.public_token)).status).toBe(404);
    expect((await makeResponse(poll, frame.public_token, ['1', 'Поздно'], session)).status).toBe(404);
    expect((await open(body.public_token!)).status).toBe(200);
    expect(await storedItems(frame.public_token)).toEqual([]);
    const results = await request(polls.getResults, { token: owner.token, params: { id: frame.id } });
    expect(results.body.by_question[poll.questions[1]!.id]).toMatchObject([{ content: 'Шум' }]);
  });

  it('lets whoever has answered by the old one change their answers', async () => {
    const frame = await makeFrame(owner, poll);
    const session = randomUUID();
    await makeResponse(poll, frame.public_token, ['9', 'Шум'], session);
    const { body } = await renew(frame.id);
    expect((await makeResponse(poll, body.public_token!, ['10', 'Тихо'], session)).status).toBe(200);
    const responses = (await storedItems(frame.id)).filter(({ type }) => type === 'response');
    expect(responses.map((item) => item['answers'])).toEqual([['10', 'Тихо', null]]);
  });

  it('is shown to nobody while the poll allows no links, and counts from when it does', async () => {
    const closed = await makePoll(owner, workspace, { allow_anonymous_link: false });
    const frame = await makeFrame(owner, closed);
    expect((await renew(frame.id)).body.public_token).toBeNull();
  });

  it('of four at once each that is given out is the one that works, or was replaced by it', async () => {
    const frame = await makeFrame(owner, poll);
    const replies = await Promise.all(Array.from({ length: 4 }, () => renew(frame.id)));
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const given = replies.flatMap(({ status, body }) => (status === 200 ? [body.public_token!] : []));
    const living = await Promise.all(given.map(async (token) => (await open(token)).status));
    expect(living.filter((status) => status === 200)).toHaveLength(1);
  });

  it('is for those who edit runs', async () => {
    const frame = await makeFrame(owner, poll);
    expect((await renew(frame.id, (await makeMember(workspace, 'hr')).token)).status).toBe(200);
    expect((await renew(frame.id, (await makeMember(workspace, 'сотрудник')).token)).status).toBe(403);
    expect((await renew(frame.id, (await makePerson()).token)).status).toBe(404);
  });
});
