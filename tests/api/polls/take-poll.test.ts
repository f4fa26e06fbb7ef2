import { randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { named } from '#functions/runs/repositories/responses.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Poll } from '#shared/models/poll.ts';
import { request } from '#tests/support/api.ts';
import {
  answersTo,
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeResponse,
  makeWorkspace,
  leave,
  repos,
  type Person,
} from '#tests/support/factories.ts';
import { breakCall } from '#tests/support/broken-calls.ts';
import { failCalls } from '#tests/support/intercept.ts';
import { storedItems } from '#tests/support/stored.ts';
import { deliver } from '#tests/api/jobs/stream.ts';

const SESSION = '5b9f6f0e-6c1f-4c9b-9d6e-2f6f3a1b7c8d';
const TOO_LONG = { path: 'answers.1.content', message: 'Ответ не длиннее 5\u00a0000 символов' };
const CLOSED = { status: 409, body: { code: 'run_closed' } };
const ANSWERED = { status: 409, body: { code: 'already_answered' } };

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
let anna: Person;
let open: Poll;
let secret: Poll;
beforeAll(async () => {
  anna = await makeMember(workspace, 'сотрудник');
  [open, secret] = [
    await makePoll(owner, workspace, { is_anonymous: false, allow_anonymous_link: false }),
    await makePoll(owner, workspace, { allow_anonymous_link: false }),
  ];
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const send = (who: Person, runId: string, body: object) =>
  request(polls.takePoll, { token: who.token, params: { id: runId }, body });
const take = (who: Person, run: { id: string }, poll: Poll, texts: readonly string[], session?: string | null) =>
  send(who, run.id, {
    answers: answersTo(poll, texts),
    ...(session === undefined ? {} : { anonymous_session_id: session }),
  });
const publish = (runId: string, published: boolean) =>
  request(polls.publishFrame, { token: owner.token, params: { id: runId }, body: { published } });
const ofType = async (runId: string, type: string) =>
  (await storedItems(runId)).filter((item) => item['type'] === type);
const stored = async (runId: string) => (await ofType(runId, 'response')).map((item) => item['answers']);

describe('a run with names', () => {
  it('keeps a member’s answers under their name, and replaces them by later ones (B6-03, B7-18)', async () => {
    const run = await makeFrame(owner, open);
    const reply = await take(anna, run, open, ['9', ' Шум ', 'Команда']);
    expect(reply).toMatchObject({ status: 200, body: { anonymous_session_id: null } });
    expect(await repos.responses.find(run.id, named(anna.id))).toMatchObject({ answers: ['9', 'Шум', 'Команда'] });
    await take(anna, run, open, ['10', 'Ничего', '']);
    expect(await stored(run.id)).toEqual([['10', 'Ничего', null]]);
    expect(await repos.responses.answeredBy(anna.id)).toContain(run.id);
  });

  it('tells the members apart, and shows their names first in the results (B3-31)', async () => {
    const poll = await makePoll(owner, workspace, { is_anonymous: false });
    const run = await makeFrame(owner, poll);
    for (let n = 0; n < 5; n++) await makeResponse(poll, run.public_token, ['1', `гость ${n}`]);
    const boris = await makeMember(workspace, 'hr');
    await take(anna, run, poll, ['9', 'Анна']);
    await take(boris, run, poll, ['9', 'Борис']);
    const { body } = await request(polls.getResults, { token: owner.token, params: { id: run.id } });
    const records = body.by_question[poll.questions[1]!.id]!;
    expect(records.map(({ user_id: id }) => id !== null)).toEqual([true, true, false, false, false, false, false]);
    expect(new Map(records.slice(0, 2).map(({ user_id: id, content }) => [id, content]))).toEqual(
      new Map([
        [anna.id, 'Анна'],
        [boris.id, 'Борис'],
      ]),
    );
    for (const one of records.slice(0, 2)) expect(one.anonymous_session_id).toBeNull();
  });

  it('has no use for a session: nothing of it is kept, and it leads to nobody else’s answers', async () => {
    const run = await makeFrame(owner, open);
    expect((await take(anna, run, open, ['9', 'Шум'], SESSION)).body.anonymous_session_id).toBeNull();
    const boris = await makeMember(workspace, 'сотрудник');
    await take(boris, run, open, ['1', 'Дым'], SESSION);
    expect(await stored(run.id)).toHaveLength(2);
    expect(await storedItems(SESSION)).toEqual([]);
  });

  it('of two devices at once one wins whole', async () => {
    const run = await makeFrame(owner, open);
    const texts = [
      ['9', 'Ничего', 'Стол'],
      ['1', 'Шум', 'Стул'],
    ];
    const replies = await Promise.all(texts.map((one) => take(anna, run, open, one)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const [kept, ...more] = await stored(run.id);
    expect(more).toEqual([]);
    expect(texts).toContainEqual(kept);
  });
});

describe('an anonymous run', () => {
  it('keeps the answers apart from the mark that somebody has answered', async () => {
    const run = await makeFrame(owner, secret);
    expect(await take(anna, run, secret, ['9', 'Шум'], SESSION)).toMatchObject({
      status: 200,
      body: { anonymous_session_id: SESSION },
    });
    const [answer] = await ofType(run.id, 'response');
    const [mark] = await ofType(run.id, 'mark');
    expect(Object.keys(answer!).toSorted()).toEqual(['answeredAt', 'answers', 'pk', 'sk', 'type']);
    expect(answer!['answeredAt']).toMatch(/T\d\d:00:00\.000Z$/);
    expect(Object.keys(mark!).toSorted()).toEqual(['pk', 'proof', 'sk', 'type']);
    expect(mark!.pk).not.toBe(answer!.pk);
    for (const item of [answer, mark]) expect(JSON.stringify(item)).not.toMatch(new RegExp(`${anna.id}|${SESSION}`));
    expect(await repos.responses.answeredBy(anna.id)).not.toContain(run.id);
  });

  it('takes the same session twice as one respondent, who may change the answers (B4-33)', async () => {
    const run = await makeFrame(owner, secret);
    const first = await take(anna, run, secret, ['9', 'Шум', 'Стол']);
    const session = first.body.anonymous_session_id!;
    expect(await take(anna, run, secret, ['3', 'Дым', ''], session)).toMatchObject({ status: 200 });
    expect(await stored(run.id)).toEqual([['3', 'Дым', null]]);
    expect(await ofType(run.id, 'mark')).toHaveLength(1);
  });

  it('refuses a second answer of the same member from elsewhere, with or without a session', async () => {
    const run = await makeFrame(owner, secret);
    await take(anna, run, secret, ['9', 'Шум'], SESSION);
    for (const session of [randomUUID(), undefined, null]) {
      expect(await take(anna, run, secret, ['1', 'Ещё раз'], session)).toMatchObject(ANSWERED);
    }
    expect(await stored(run.id)).toEqual([['9', 'Шум', null]]);
  });

  it('lets nobody change another’s answers by their session number', async () => {
    const run = await makeFrame(owner, secret);
    await take(anna, run, secret, ['9', 'Шум'], SESSION);
    const boris = await makeMember(workspace, 'сотрудник');
    // The number is a secret of 122 random bits; whoever has it can do what its owner can, but answers only once.
    await take(boris, run, secret, ['1', 'Дым'], randomUUID());
    expect(await take(boris, run, secret, ['2', 'Чужое'], SESSION)).toMatchObject(ANSWERED);
    expect((await stored(run.id)).toSorted()).toEqual([
      ['1', 'Дым', null],
      ['9', 'Шум', null],
    ]);
  });

  it('of two devices at once one is taken and the other told so; the same form twice at once is one answer', async () => {
    const run = await makeFrame(owner, secret);
    const replies = await Promise.all(
      [SESSION, randomUUID()].map((session) => take(anna, run, secret, ['9', 'Шум'], session)),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await stored(run.id)).toHaveLength(1);
    const boris = await makeMember(workspace, 'сотрудник');
    const hers = randomUUID();
    const twice = await Promise.all([1, 2, 3].map(() => take(boris, run, secret, ['8', 'Дым'], hers)));
    expect(twice.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await ofType(run.id, 'mark')).toHaveLength(2);
    expect(await stored(run.id)).toHaveLength(2);
  });

  it('takes the same form again after the answers could not be written: the mark does not stand in the way', async () => {
    for (const session of [SESSION, undefined]) {
      const run = await makeFrame(owner, secret);
      failAt((item) => item['type'] === 'response');
      expect((await take(anna, run, secret, ['9', 'Шум'], session)).status).toBe(500);
      vi.restoreAllMocks();
      expect(await stored(run.id)).toEqual([]);
      expect((await take(anna, run, secret, ['9', 'Шум'], session)).status).toBe(200);
      expect(await stored(run.id)).toHaveLength(1);
      expect(await ofType(run.id, 'mark')).toHaveLength(1);
    }
  });

  it('keeps answers whose word was lost, and takes back a mark whose word was lost: without a session, too', async () => {
    for (const [type, status] of [
      ['response', 200],
      ['mark', 500],
    ] as const) {
      const run = await makeFrame(owner, secret);
      const isMeant = (command: object) => command instanceof PutCommand && command.input.Item?.['type'] === type;
      const { result } = await breakCall(isMeant, 'lost', () => take(anna, run, secret, ['9', 'Шум'], undefined));
      expect(result.status).toBe(status);
      const answered = { status: type === 'response' ? 409 : 200 };
      expect(await take(anna, run, secret, ['9', 'Шум'], undefined)).toMatchObject(answered);
      expect(await stored(run.id)).toHaveLength(1);
      expect(await ofType(run.id, 'mark')).toHaveLength(1);
    }
  });

  it('leaves the mark of another session when the mark cannot be written', async () => {
    const run = await makeFrame(owner, secret);
    await take(anna, run, secret, ['9', 'Шум'], SESSION);
    failAt((item) => item['type'] === 'mark');
    expect((await take(anna, run, secret, ['1', 'Дым'], undefined)).status).toBe(500);
    vi.restoreAllMocks();
    expect(await take(anna, run, secret, ['1', 'Дым'], undefined)).toMatchObject(ANSWERED);
    expect(await stored(run.id)).toHaveLength(1);
  });

  it('writes no answer when the mark cannot be written', async () => {
    const run = await makeFrame(owner, secret);
    failAt((item) => item['type'] === 'mark');
    expect((await take(anna, run, secret, ['9', 'Шум'], SESSION)).status).toBe(500);
    expect([...(await stored(run.id)), ...(await ofType(run.id, 'mark'))]).toEqual([]);
  });

  it('opened again knows nobody any more: a new secret, old marks forgotten, new ones kept, all answers kept', async () => {
    const run = await makeFrame(owner, secret);
    await take(anna, run, secret, ['9', 'Шум'], SESSION);
    const [key] = await ofType(run.id, 'mark-key');
    await publish(run.id, false);
    expect(await ofType(run.id, 'mark-key')).toEqual([]);
    const jobs = await ofType(run.id, 'job');
    await publish(run.id, true);
    expect((await ofType(run.id, 'mark-key'))[0]!['secret']).not.toBe(key!['secret']);
    const boris = await makeMember(workspace, 'сотрудник');
    await take(boris, run, secret, ['1', 'Дым'], randomUUID());
    expect(await ofType(run.id, 'mark')).toHaveLength(2);
    // The job comes late, when the run is open again and others have answered.
    await deliver(...jobs);
    expect(await ofType(run.id, 'mark')).toHaveLength(1);
    expect(await take(boris, run, secret, ['2', 'Снова'], randomUUID())).toMatchObject(ANSWERED);
    // From the same device as before: the earlier answers are replaced; from another one nobody could tell.
    expect((await take(anna, run, secret, ['10', 'Тихо'], SESSION)).status).toBe(200);
    expect((await stored(run.id)).toSorted()).toEqual([
      ['1', 'Дым', null],
      ['10', 'Тихо', null],
    ]);
  });
});

describe('refuses', () => {
  it.each(['open', 'secret'] as const)('a draft, a closed run, one past its deadline, at once (%s)', async (which) => {
    const poll = which === 'open' ? open : secret;
    const run = await makeFrame(owner, poll, { published: false });
    expect(await take(anna, run, poll, ['9', 'Шум'], SESSION)).toMatchObject(CLOSED);
    await publish(run.id, true);
    await publish(run.id, false);
    expect(await take(anna, run, poll, ['9', 'Шум'], SESSION)).toMatchObject(CLOSED);
    const past = await makeFrame(owner, poll, { deadline: new Date(Date.now() - 1).toISOString() });
    expect(await take(anna, past, poll, ['9', 'Шум'], SESSION)).toMatchObject(CLOSED);
    for (const { id } of [run, past]) {
      expect([...(await stored(id)), ...(await ofType(id, 'mark'))]).toEqual([]);
    }
  });

  it('answers from the very moment of the deadline on, whatever the schedule has done', async () => {
    const at = Date.now() + 60_000;
    const run = await makeFrame(owner, open, { deadline: new Date(at).toISOString() });
    vi.useFakeTimers({ toFake: ['Date'], now: at });
    expect((await take(anna, run, open, ['9', 'Шум'])).status).toBe(200);
    vi.setSystemTime(at + 1);
    expect(await take(anna, run, open, ['1', 'Поздно'])).toMatchObject(CLOSED);
    expect(await stored(run.id)).toEqual([['9', 'Шум', null]]);
  });

  it.each<[string, (ids: string[]) => object, string]>([
    [
      'a required answer that is blank (B5-22)',
      ([first, second]) => [
        { question_id: first, content: '9' },
        { question_id: second, content: ' \n ' },
      ],
      'answers.1',
    ],
    ['a required question left out (B5-22)', ([first]) => [{ question_id: first, content: '9' }], 'answers.1'],
    ['nothing at all (B5-22)', () => [], 'answers.0'],
    [
      'a question answered twice',
      ([a, b]) => [a, b, a].map((question_id) => ({ question_id, content: '9' })),
      'answers.2.question_id',
    ],
    [
      'a question of another poll',
      ([a, b]) => [a, b, '5b9f6f0e-6c1f-4c9b-9d6e-2f6f3a1b7c8d'].map((question_id) => ({ question_id, content: '9' })),
      'answers.2.question_id',
    ],
    [
      'an answer of 5001 characters',
      ([a, b]) => [a, b].map((question_id) => ({ question_id, content: 'я'.repeat(5001) })),
      'answers.0.content',
    ],
  ])('%s, and keeps neither answer nor mark', async (_, make, path) => {
    for (const poll of [open, secret]) {
      const run = await makeFrame(owner, poll);
      const ids = poll.questions.map(({ id }) => id);
      const reply = await send(anna, run.id, { answers: make(ids), anonymous_session_id: SESSION });
      expect(reply.status).toBe(422);
      const expected = path.replace(/^answers\.(\d)$/, (_all, index) => `answers.${ids[Number(index)]}`);
      expect(reply.body.errors!.map((issue) => issue.path)).toContain(expected);
      expect([...(await stored(run.id)), ...(await ofType(run.id, 'mark'))]).toEqual([]);
    }
  });

  it.each(['', ' ', 'null', '123', 0, {}])('the session «%s»', async (session) => {
    const run = await makeFrame(owner, secret);
    const reply = await send(anna, run.id, { answers: answersTo(secret, ['9', 'Шум']), anonymous_session_id: session });
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: 'anonymous_session_id' }] } });
    expect(await stored(run.id)).toEqual([]);
  });

  it('100 kB of an answer with 422, 300 kB with 413, and stores nothing', async () => {
    const run = await makeFrame(owner, open);
    const long = (bytes: number) => ({ answers: answersTo(open, ['9', 'x'.repeat(bytes)]) });
    expect(await send(anna, run.id, long(100 * 1024))).toMatchObject({
      status: 422,
      body: { errors: expect.arrayContaining([TOO_LONG]) },
    });
    expect(await send(anna, run.id, long(300 * 1024))).toMatchObject({ status: 413, body: { code: 'too_large' } });
    expect(await stored(run.id)).toEqual([]);
  });

  it('somebody from another company, and somebody who has left, like a run that never was', async () => {
    const run = await makeFrame(owner, open);
    const [stranger, former] = [await makePerson(), await makeMember(workspace, 'сотрудник')];
    await leave(workspace, former);
    for (const who of [stranger, former]) {
      expect((await take(who, run, open, ['9', 'Шум'])).status).toBe(404);
    }
    expect(await stored(run.id)).toEqual([]);
  });
});

/** The table refuses to write such an item, for good: also when the client tries again. */
function failAt(isIt: (item: Record<string, unknown>) => boolean): void {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  failCalls((command) => command instanceof PutCommand && isIt(command.input.Item ?? {}));
}
