import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keys } from '#data/keys.ts';
import { put, update } from '#data/writes.ts';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import { atOnce } from '#tests/support/at-once.ts';
import { request } from '#tests/support/api.ts';
import { answersTo, makeFrame, makePoll, table } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import {
  byLink,
  makePublishedFrame,
  GOOD,
  owner,
  patch,
  publish,
  responsesOf,
  take,
  workspace,
  type Run,
} from './abuse.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a link that was withdrawn', () => {
  it('by another one is dead at once, for looking and for sending, and the new one works', async () => {
    const { poll, frame } = await makePublishedFrame();
    const session = randomUUID();
    await byLink(poll, frame, 'Раньше', session);
    const { body: renewed } = await request(polls.renewLink, { token: owner.token, params: { id: frame.id } });
    expect(renewed.public_token).not.toBe(frame.public_token);
    expect((await byLink(poll, frame, 'Поздно', session)).status).toBe(404);
    expect((await request(answers.getPublicPoll, { params: { token: frame.public_token } })).status).toBe(404);
    expect((await byLink(poll, renewed as Run, 'Вовремя', session)).status).toBe(200);
    expect((await responsesOf(frame)).map((item) => (item['answers'] as string[])[1])).toEqual(['Вовремя']);
  });

  it('by the poll is dead in runs that are open, and comes back with the setting', async () => {
    const { poll, frame } = await makePublishedFrame();
    await patch(poll, { allow_anonymous_link: false });
    expect((await byLink(poll, frame, 'Поздно')).status).toBe(404);
    await patch(poll, { allow_anonymous_link: true });
    expect((await byLink(poll, frame, 'Вовремя')).status).toBe(200);
  });

  it.each<[string, number, (run: Run) => Promise<unknown>]>([
    ['closed', 409, (run) => publish(run, false)],
    [
      'past its deadline',
      409,
      (run) =>
        table.write(update(keys.run(run.id), { set: { deadline: '2020-01-01T00:00:00.000Z' }, add: { version: 1 } })),
    ],
    ['deleted', 404, (run) => request(polls.deleteFrame, { token: owner.token, params: { id: run.id } })],
    [
      'deleted with its poll',
      404,
      (run) => request(polls.deletePoll, { token: owner.token, params: { id: run.poll_id } }),
    ],
  ])('by a run that is %s: the same form sent again is refused, and changes nothing', async (_, status, end) => {
    const { poll, frame } = await makePublishedFrame();
    const session = randomUUID();
    await byLink(poll, frame, 'Раньше', session);
    await end(frame);
    const before = await responsesOf(frame);
    expect((await byLink(poll, frame, 'Поздно', session)).status).toBe(status);
    expect(await responsesOf(frame)).toEqual(before);
  });
});

describe('limits hold without the interface', () => {
  it('of a link: twenty at once are as many as it was given for, and who has answered may still change it', async () => {
    const { poll, frame } = await makePublishedFrame();
    await request(polls.updateFrame, { token: owner.token, params: { id: frame.id }, body: { answer_limit: 3 } });
    const sessions = Array.from({ length: 20 }, () => randomUUID());
    const replies = await atOnce(sessions.map((session) => () => byLink(poll, frame, 'Да', session)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await responsesOf(frame)).toHaveLength(3);
    const known = sessions[replies.findIndex(({ status }) => status === 200)]!;
    expect((await byLink(poll, frame, 'Нет', known)).status).toBe(200);
    expect(await responsesOf(frame)).toHaveLength(3);
    expect((await request(answers.getPublicPoll, { params: { token: frame.public_token } })).body.is_full).toBe(true);
  });

  it('of a link: those who came before there was one count too, and members do not', async () => {
    const { poll, frame } = await makePublishedFrame();
    await byLink(poll, frame, 'Раньше');
    await table.write(
      put({ ...keys.totals(frame.id), type: 'totals', responses: 2, named: 0, questions: [], last: '1' }),
    );
    await table.write(put({ ...keys.participationTotals(frame.id), type: 'mark-totals', marks: 1, last: '1' }));
    await request(polls.updateFrame, { token: owner.token, params: { id: frame.id }, body: { answer_limit: 2 } });
    expect((await take(frame, answersTo(poll, GOOD))).status).toBe(200);
    expect((await byLink(poll, frame, 'Второй')).status).toBe(200);
    expect((await byLink(poll, frame, 'Третий')).body.code).toBe('link_full');
  });

  it('of a link: taken away it is gone, and a new one begins with those who are there', async () => {
    const { poll, frame } = await makePublishedFrame();
    const limit = (answer_limit: number | null) =>
      request(polls.updateFrame, { token: owner.token, params: { id: frame.id }, body: { answer_limit } });
    await limit(1);
    await byLink(poll, frame, 'Первый');
    await limit(null);
    expect((await byLink(poll, frame, 'Второй')).status).toBe(200);
    expect(await table.get(keys.linkUse(frame.id))).toBeNull();
  });

  it('of a flood: the six hundred and thirty-first of a minute from one source is refused, and told when to come again', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(new Date().setSeconds(10, 0)) });
    const { poll, frame } = await makePublishedFrame();
    // Thirty are not counted, and the next twenty are by one write.
    for (let time = 0; time < 50; time++) await byLink(poll, frame, 'Да');
    const [counted] = (await storedItems(frame.id)).filter(({ type }) => type === 'rush');
    expect(counted!['submissions']).toBe(20);
    await table.write(update({ pk: counted!.pk, sk: counted!.sk }, { set: { submissions: 600 } }));
    const refused = await byLink(poll, frame, 'Да');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '50']);
    const other = { sourceAddress: '198.51.100.9', params: { token: frame.public_token } };
    const body = { answers: answersTo(poll, GOOD), anonymous_session_id: randomUUID() };
    expect((await request(answers.takePublicPoll, { ...other, body })).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(Date.now() + 60_000) });
    expect((await byLink(poll, frame, 'Да')).status).toBe(200);
    vi.useRealTimers();
  });

  it.each<[string, object]>([
    ['a deadline that is past', { deadline: '2020-01-01T00:00:00.000Z' }],
    ['a limit of none', { answer_limit: 0 }],
    ['a limit below none', { answer_limit: -1 }],
    ['a limit of half a respondent', { answer_limit: 1.5 }],
    ['a limit beyond all bounds', { answer_limit: 100_001 }],
  ])('of a run: %s is refused', async (_, body) => {
    const { frame } = await makePublishedFrame();
    const before = await storedItems(frame.id);
    const reply = await request(polls.updateFrame, { token: owner.token, params: { id: frame.id }, body });
    expect(reply.status).toBe(422);
    expect(await storedItems(frame.id)).toEqual(before);
  });

  it('of time: no run is made or opened for a moment that is past', async () => {
    const poll = await makePoll(owner, workspace);
    const deadline = '2020-01-01T00:00:00.000Z';
    const made = await request(polls.createFrame, { token: owner.token, params: { id: poll.id }, body: { deadline } });
    expect(made.status).toBe(422);
    const draft = await makeFrame(owner, poll, { published: false });
    await table.write(update(keys.run(draft.id), { set: { deadline }, add: { version: 1 } }));
    const opened = await request(polls.publishFrame, {
      token: owner.token,
      params: { id: draft.id },
      body: { published: true },
    });
    expect(opened.status).toBe(422);
  });
});
