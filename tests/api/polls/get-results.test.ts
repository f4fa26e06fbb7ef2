import { describe, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import type { Poll } from '#shared/models/poll.ts';
import { request } from '#tests/support/api.ts';
import { makeFrame, makePerson, makePoll, makeResponse, makeWorkspace } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const results = (id: string, cursor?: string) =>
  request(polls.getResults, {
    token: owner.token,
    params: { id },
    query: cursor === undefined ? undefined : { cursor },
  });

async function makePublishedFrame(settings: Partial<Poll> = {}) {
  const poll = await makePoll(owner, workspace, settings);
  return { poll, frame: await makeFrame(owner, poll) };
}

describe('works', () => {
  it('gives the answers by question, each as a record (B3-31, B7-25)', async () => {
    const { poll, frame } = await makePublishedFrame();
    await makeResponse(poll, frame.public_token, ['9', ' Ничего ', 'Команда']);
    const reply = await results(frame.id);
    expect(reply.status).toBe(200);
    const [first, second, third] = poll.questions;
    const record = { user_id: null, anonymous_session_id: expect.any(String), created_at: expect.any(String) };
    expect(reply.body).toEqual({
      poll: { id: poll.id, title: poll.title, type: poll.type, is_anonymous: true },
      frame,
      questions: poll.questions,
      by_question: {
        [first!.id]: [{ ...record, question_id: first!.id, content: '9' }],
        [second!.id]: [{ ...record, question_id: second!.id, content: 'Ничего' }],
        [third!.id]: [{ ...record, question_id: third!.id, content: 'Команда' }],
      },
      next_cursor: null,
    });
  });

  it.each([
    ['1', [1, 1, 1]],
    ['2', [2, 1]],
    ['500', [3]],
  ])('gives pages of %s responses when asked for, the last without a way on', async (limit, sizes) => {
    const { poll, frame } = await makePublishedFrame();
    for (const text of ['a', 'b', 'c']) await makeResponse(poll, frame.public_token, ['9', text]);
    const pages: string[][] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { limit, ...(cursor === null ? {} : { cursor }) };
      const { body } = await request(polls.getResults, { token: owner.token, params: { id: frame.id }, query });
      pages.push(body.by_question[poll.questions[1]!.id]!.map(({ content }) => content));
      cursor = body.next_cursor;
    } while (cursor !== null);
    expect(pages.map(({ length }) => length)).toEqual(sizes);
    expect(pages.flat().toSorted()).toEqual(['a', 'b', 'c']);
  });

  it.each(['0', '501', '1e9', 'все'])('refuses pages of %s', async (limit) => {
    const { frame } = await makePublishedFrame();
    const options = { token: owner.token, params: { id: frame.id }, query: { limit } };
    expect(await request(polls.getResults, options)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'limit' }] },
    });
  });

  it('leaves out what was not answered', async () => {
    const { poll, frame } = await makePublishedFrame();
    await makeResponse(poll, frame.public_token, ['9', 'Ничего']);
    await makeResponse(poll, frame.public_token, ['10', 'Шум', '   ']);
    const { body } = await results(frame.id);
    expect(poll.questions.map(({ id }) => body.by_question[id]!.length)).toEqual([2, 2, 0]);
  });

  it('is empty before the first answer, draft or published', async () => {
    const { poll, frame } = await makePublishedFrame();
    expect(Object.values((await results(frame.id)).body.by_question)).toEqual([[], [], []]);
    const draft = await makeFrame(owner, poll, { published: false });
    expect((await results(draft.id)).body).toMatchObject({ by_question: {}, questions: [], next_cursor: null });
  });

  it('gives 120 responses in three pages, each exactly once', async () => {
    const { poll, frame } = await makePublishedFrame();
    const texts = Array.from({ length: 120 }, (_, index) => `ответ ${index}`);
    await Promise.all(texts.map((text) => makeResponse(poll, frame.public_token, ['9', text])));
    const pages: string[][] = [];
    let cursor: string | null | undefined;
    do {
      const { body } = await results(frame.id, cursor ?? undefined);
      pages.push(body.by_question[poll.questions[1]!.id]!.map((answer) => answer.content));
      cursor = body.next_cursor;
    } while (cursor);
    expect(pages.map((page) => page.length)).toEqual([50, 50, 20]);
    expect(pages.flat().toSorted()).toEqual(texts.toSorted());
  });

  it('tells the answers of one respondent from those of another by an alias, the same under every question', async () => {
    const { poll, frame } = await makePublishedFrame();
    await makeResponse(poll, frame.public_token, ['1', 'a', 'x']);
    await makeResponse(poll, frame.public_token, ['2', 'b', 'y']);
    const { body } = await results(frame.id);
    const aliases = poll.questions.map(({ id }) => body.by_question[id]!.map((answer) => answer.anonymous_session_id));
    expect(new Set(aliases[0]).size).toBe(2);
    expect(aliases[1]).toEqual(aliases[0]);
    expect(aliases[2]).toEqual(aliases[0]);
  });
});

describe('refuses', () => {
  const session = '5b9f6f0e-6c1f-4c9b-9d6e-2f6f3a1b7c8d';

  it('to show or store the session by which a respondent may change the answers', async () => {
    const { poll, frame } = await makePublishedFrame();
    const taken = await makeResponse(poll, frame.public_token, ['9', 'Ничего'], session);
    expect(taken.body.anonymous_session_id).toBe(session);
    expect((await results(frame.id)).text).not.toContain(session);
    expect(await storedItems(session)).toEqual([]);
    expect(await storedItems(session.replaceAll('-', ''))).toEqual([]);
  });

  it('to let the alias stand for the session: answers sent under it are those of somebody else', async () => {
    const { poll, frame } = await makePublishedFrame();
    await makeResponse(poll, frame.public_token, ['9', 'своё'], session);
    const [mine] = (await results(frame.id)).body.by_question[poll.questions[1]!.id]!;
    // An alias need not be an identifier the service takes; made into one, it still opens nothing.
    const forged = `${mine!.anonymous_session_id!.slice(0, 14)}4${mine!.anonymous_session_id!.slice(15, 19)}9${mine!.anonymous_session_id!.slice(20)}`;
    await makeResponse(poll, frame.public_token, ['0', 'чужое'], forged);
    const texts = (await results(frame.id)).body.by_question[poll.questions[1]!.id]!.map((answer) => answer.content);
    expect(texts.toSorted()).toEqual(['своё', 'чужое']);
  });

  it('to let one respondent be followed from one run to the next', async () => {
    const { poll, frame } = await makePublishedFrame();
    const next = await makeFrame(owner, poll);
    const aliases = [];
    for (const run of [frame, next]) {
      await makeResponse(poll, run.public_token, ['9', 'Ничего'], session);
      aliases.push((await results(run.id)).body.by_question[poll.questions[0]!.id]![0]!.anonymous_session_id);
    }
    expect(aliases[0]).not.toBe(aliases[1]);
  });

  it('to tell the minute of an answer', async () => {
    const { poll, frame } = await makePublishedFrame();
    await makeResponse(poll, frame.public_token, ['9', 'Ничего']);
    const [answer] = (await results(frame.id)).body.by_question[poll.questions[0]!.id]!;
    expect(answer!.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:00:00\.000Z$/);
    const [stored] = (await storedItems(frame.id)).filter((item) => item['type'] === 'response');
    expect(Object.keys(stored!).toSorted()).toEqual(['answeredAt', 'answers', 'pk', 'sk', 'type']);
    expect(stored!['answeredAt']).toBe(answer!.created_at);
  });

  it('a position longer than any it gives', async () => {
    const { frame } = await makePublishedFrame();
    const reply = await results(frame.id, Buffer.alloc(700, 200).toString('base64url'));
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toEqual([{ path: 'cursor', message: 'Некорректная позиция списка' }]);
  });

  it('to fall over a made-up position', async () => {
    const { poll, frame } = await makePublishedFrame();
    await makeResponse(poll, frame.public_token, ['9', 'Ничего']);
    for (const cursor of ['a', '../../', 'нет такой позиции', '_'.repeat(300)]) {
      expect((await results(frame.id, cursor)).status).toBe(200);
    }
  });

  it('to reach the answers of another run by a position in its list', async () => {
    const { poll, frame } = await makePublishedFrame();
    const other = await makePublishedFrame();
    await Promise.all(
      Array.from({ length: 60 }, () => makeResponse(other.poll, other.frame.public_token, ['9', 'чужое'])),
    );
    await makeResponse(poll, frame.public_token, ['9', 'своё']);
    const cursor = (await results(other.frame.id)).body.next_cursor!;
    expect((await results(frame.id, cursor)).text).not.toContain('чужое');
  });
});
