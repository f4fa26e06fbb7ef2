import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keys } from '#data/keys.ts';
import { update } from '#data/writes.ts';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Poll } from '#shared/models/poll.ts';
import { request } from '#tests/support/api.ts';
import { answersTo, makeFrame, makePerson, makePoll, makeWorkspace, table } from '#tests/support/factories.ts';
import {
  asked,
  byLink,
  failOnce,
  makePublishedFrame,
  GOOD,
  leftOf,
  member,
  owner,
  patch,
  publish,
  responsesOf,
  take,
  workspace,
  type Run,
} from './abuse.ts';

afterEach(() => void vi.restoreAllMocks());

describe('a rule of the interface is a rule of the server: a member’s answers are refused, and nothing is stored,', () => {
  it.each<[string, (poll: Poll) => object[]]>([
    ['with a required question left out', (poll) => answersTo(poll, ['9'])],
    ['with a required question left blank', (poll) => answersTo(poll, ['9', ' \n '])],
    ['with nothing at all', () => []],
    ['with two answers to one question', (poll) => [...answersTo(poll, GOOD), ...answersTo(poll, ['0'])]],
    ['with a question nobody asked', (poll) => [...answersTo(poll, GOOD), { question_id: randomUUID(), content: 'x' }]],
    ['longer than 5,000 characters', (poll) => answersTo(poll, ['9', 'я'.repeat(5001)])],
  ])('%s', async (_, make) => {
    for (const anonymous of [true, false]) {
      const { poll, frame } = await makePublishedFrame({ is_anonymous: anonymous });
      expect((await take(frame, make(poll))).status).toBe(422);
      expect(await leftOf(frame)).toEqual([]);
    }
  });

  it.each<[string, (run: Run) => Promise<unknown>]>([
    ['when the run was closed', (run) => publish(run, false)],
    [
      'when its deadline is past',
      (run) =>
        table.write(update(keys.run(run.id), { set: { deadline: '2020-01-01T00:00:00.000Z' }, add: { version: 1 } })),
    ],
    [
      'when its poll was deleted',
      (run) => request(polls.deletePoll, { token: owner.token, params: { id: run.poll_id } }),
    ],
  ])('%s', async (_, end) => {
    for (const anonymous of [true, false]) {
      const { poll, frame } = await makePublishedFrame({ is_anonymous: anonymous });
      await end(frame);
      const reply = await take(frame, answersTo(poll, GOOD));
      expect([reply.status, reply.body.code]).toEqual([409, 'run_closed']);
      expect(await leftOf(frame)).toEqual([]);
    }
  });

  it('when the run is a draft, in which no question was asked yet', async () => {
    const poll = await makePoll(owner, workspace);
    const draft = await makeFrame(owner, poll, { published: false });
    expect((await take(draft, [])).status).toBe(409);
  });
});

describe('one respondent stays one, whatever they send for a session', () => {
  it.each<[string, unknown]>([
    ['left out', undefined],
    ['null', null],
    ['empty', ''],
    ['blank', ' '],
    ['a number', 5],
    ['in a list', [randomUUID()]],
  ])('by link a session that is %s is refused, twice at once included', async (_, session) => {
    const { poll, frame } = await makePublishedFrame();
    const body = {
      answers: answersTo(poll, GOOD),
      ...(session === undefined ? {} : { anonymous_session_id: session }),
    };
    const send = () => request(answers.takePublicPoll, { params: { token: frame.public_token }, body });
    for (const { status } of await Promise.all([send(), send()])) expect(status).toBe(422);
    expect(await responsesOf(frame)).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['left out', undefined],
    ['null', null],
    ['another one each time', 'new'],
  ])('a member with a session that is %s answers an anonymous run once, twice at once included', async (_, session) => {
    const { poll, frame } = await makePublishedFrame();
    const send = () => take(frame, answersTo(poll, GOOD), { session: session === 'new' ? randomUUID() : session });
    const replies = [...(await Promise.all([send(), send()])), await send()];
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await responsesOf(frame)).toHaveLength(1);
  });

  it('the same session in capital letters is the same', async () => {
    const { poll, frame } = await makePublishedFrame();
    const session = randomUUID();
    for (const one of [session, session.toUpperCase()]) {
      expect((await take(frame, answersTo(poll, GOOD), { session: one })).status).toBe(200);
    }
    expect(await responsesOf(frame)).toHaveLength(1);
  });

  it('a member in a run with names has one answer, whatever session is sent', async () => {
    const { poll, frame } = await makePublishedFrame({ is_anonymous: false });
    for (const session of [randomUUID(), randomUUID(), null]) await take(frame, answersTo(poll, GOOD), { session });
    expect((await responsesOf(frame)).map(({ sk }) => sk)).toEqual([`RESPONSE#+${member.id}`]);
  });

  it('a write that failed does not lock out who sends again: with their session, or without any', async () => {
    for (const session of [randomUUID(), undefined]) {
      const { poll, frame } = await makePublishedFrame();
      failOnce('"type":"response"');
      expect((await take(frame, answersTo(poll, GOOD), { session })).status).toBe(500);
      expect((await take(frame, answersTo(poll, GOOD), { session })).status).toBe(200);
      expect(await responsesOf(frame)).toHaveLength(1);
    }
  });

  it('a failed change of earlier answers does not open the run for a second answer', async () => {
    const { poll, frame } = await makePublishedFrame();
    const session = randomUUID();
    await take(frame, answersTo(poll, GOOD), { session });
    failOnce('"type":"response"');
    expect((await take(frame, answersTo(poll, ['3', 'Шум']), { session })).status).toBe(500);
    expect((await take(frame, answersTo(poll, GOOD), { session: randomUUID() })).status).toBe(409);
    expect(await responsesOf(frame)).toHaveLength(1);
  });
});

describe('two things in one request: one’s own does not let in to the other', () => {
  it('a question of a foreign poll, one of a poll of one’s own, and one that was never: refused in the same words', async () => {
    const { poll, frame } = await makePublishedFrame();
    const neighbour = await makePerson();
    const foreign = await makePoll(neighbour, await makeWorkspace(neighbour));
    const own = await makePoll(owner, workspace);
    for (const ask of [
      (id: string) => take(frame, [...answersTo(poll, ['9', 'Ничего']), { question_id: id, content: 'x' }]),
      (id: string) => patch(poll, { questions: [...asked(poll).slice(0, 2), { id, text: 'Чужой?', order_index: 2 }] }),
    ]) {
      const unknown = await ask(randomUUID());
      expect(unknown.status).toBe(422);
      for (const { questions } of [foreign, own]) {
        const reply = await ask(questions[0]!.id);
        expect([reply.status, reply.text]).toEqual([unknown.status, unknown.text]);
      }
    }
    expect(await responsesOf(frame)).toEqual([]);
  });

  it('a question of one’s own, twice in one change, is refused', async () => {
    const { poll } = await makePublishedFrame();
    const reply = await patch(poll, { questions: [...asked(poll), asked(poll)[0]!] });
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toEqual([{ path: 'questions.3.id', message: 'Вопрос повторяется' }]);
  });

  it('the position in the results of a run shows nothing of another, in either direction', async () => {
    const runs = [await makePublishedFrame(), await makePublishedFrame()];
    for (const { poll, frame } of runs) {
      for (const text of ['Первое', 'Второе']) await byLink(poll, frame, `${text} ${frame.id}`);
    }
    const page = async (frame: Run, cursor?: string) =>
      request(polls.getResults, {
        token: owner.token,
        params: { id: frame.id },
        query: { limit: '1', ...(cursor ? { cursor } : {}) },
      });
    for (const [mine, other] of [runs, runs.toReversed()] as const) {
      const cursor = (await page(other!.frame)).body.next_cursor!;
      const reply = await page(mine!.frame, cursor);
      expect(reply.status).toBe(200);
      expect(reply.text).not.toContain(other!.frame.id);
    }
  });

  it('the link of one run, with the session of a respondent of another, changes nothing in that other', async () => {
    const [first, second] = [await makePublishedFrame(), await makePublishedFrame()];
    const session = randomUUID();
    await byLink(first.poll, first.frame, 'Первое', session);
    const before = await responsesOf(first.frame);
    await byLink(second.poll, second.frame, 'Второе', session);
    expect(await responsesOf(first.frame)).toEqual(before);
    expect((await responsesOf(second.frame))[0]!.sk).not.toBe(before[0]!.sk);
  });

  it('what results show for a respondent changes nobody’s answers', async () => {
    const { poll, frame } = await makePublishedFrame();
    await byLink(poll, frame, 'Первое');
    const results = await request(polls.getResults, { token: owner.token, params: { id: frame.id } });
    const alias = Object.values(results.body.by_question).flat()[0]!.anonymous_session_id!;
    await byLink(poll, frame, 'Подмена', alias);
    const texts = (await responsesOf(frame)).map((item) => (item['answers'] as string[])[1]);
    expect(texts).toContain('Первое');
  });
});
