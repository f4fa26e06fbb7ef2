import { randomUUID } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { request } from '#tests/support/api.ts';
import { makeFrame, makeMember, makePerson, makePoll, makeWorkspace } from '#tests/support/factories.ts';
import { failCalls, intercept } from '#tests/support/intercept.ts';
import { storedItems } from '#tests/support/stored.ts';
import {
  create,
  createAndDie,
  isReplyBeingKept,
  newTitle,
  owner,
  pollBody,
  pollsNamed,
  recordsOf,
  workspace,
} from './keyed-polls.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

/** Longer than any function of the API may run. */
const TIMEOUT_MILLISECONDS = 30_000;

/** Lets the time of the service pass. */
const later = (milliseconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });

let title: string;
beforeEach(() => {
  title = newTitle();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('what is kept', () => {
  it('is one record of the person for a day; nothing of request and reply can be read in it', async () => {
    const person = await makePerson();
    const { id } = await makeWorkspace(person);
    const { body } = await create(randomUUID(), pollBody(title, id), { token: person.token });
    const [record, ...others] = await recordsOf(person.id);
    expect(others).toEqual([]);
    const expires = Number(record!['ttl']) * 1000 - Date.now();
    expect(expires).toBeLessThanOrEqual(DAY_MS);
    expect(expires).toBeGreaterThan(DAY_MS - 60_000);
    const kept = Object.values(record!).map((value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value),
    );
    for (const said of [title, body.id, id, Buffer.from(title).toString('latin1')])
      expect(kept.join()).not.toContain(said);
  });

  it('does not grow like the reply', async () => {
    const questions = Array.from({ length: 20 }, (_, n) => ({
      text: `Насколько хорошо ${n}`.padEnd(900, ' очень'),
      order_index: n,
    }));
    const key = randomUUID();
    const first = await create(key, { ...pollBody(title), questions });
    expect(first.status).toBe(201);
    expect((await create(key, { ...pollBody(title), questions })).text).toBe(first.text);
    const [record] = await storedItems(key);
    expect((record!['reply'] as Uint8Array).length).toBeLessThan(first.text.length / 5);
  });

  it('is nothing of a request without a key, nor of a refused one', async () => {
    const before = (await recordsOf(owner.id)).length;
    await request(polls.createPoll, { token: owner.token, body: pollBody(title) });
    const key = randomUUID();
    const frame = {
      token: owner.token,
      params: { id: (await pollsNamed(title))[0]!['id'] as string },
      headers: { 'idempotency-key': key },
    };
    const past = await request(polls.createFrame, { ...frame, body: { deadline: '2020-01-01T00:00:00Z' } });
    expect(past.status).toBe(422);
    expect(await recordsOf(owner.id)).toHaveLength(before);
    expect((await request(polls.createFrame, { ...frame, body: { deadline: null } })).status).toBe(201);
  });

  it('is nothing of an answer, with or without a key: no record joins a person and what they said', async () => {
    const member = await makeMember(workspace, 'сотрудник');
    const poll = await makePoll(owner, workspace);
    const frame = await makeFrame(owner, poll);
    const answers = poll.questions.map(({ id }) => ({ question_id: id, content: '9' }));
    const taken = await request(polls.takePoll, {
      token: member.token,
      params: { id: frame.id },
      body: { answers },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(taken.status).toBe(200);
    expect(await recordsOf(member.id)).toEqual([]);
  });
});

describe('a function that dies', () => {
  it('before the effect leaves nothing: the repeated request does the work', async () => {
    const key = randomUUID();
    const spy = failCalls((command) => command instanceof TransactWriteCommand);
    expect((await create(key, pollBody(title))).status).toBe(500);
    spy.mockRestore();
    expect((await create(key, pollBody(title))).status).toBe(201);
    expect(await pollsNamed(title)).toHaveLength(1);
  });

  it('right after it has counted an attempt leaves nothing: a counted attempt is not the effect', async () => {
    const { token } = await makePerson();
    const headers = { 'idempotency-key': randomUUID() };
    const body = { plan: 'basic', period: 'year', people: 12, company: 'Ромашка', inn: '7707083893' };
    const spy = failCalls((command) => JSON.stringify(command.input).includes('INVOICE#'));
    expect((await request(subscriptions.requestInvoice, { token, body, headers })).status).toBe(500);
    spy.mockRestore();
    expect((await request(subscriptions.requestInvoice, { token, body, headers })).status).toBe(201);
  });

  it('after the effect leaves one poll, and the repeated request is told that the reply is lost', async () => {
    const key = randomUUID();
    await createAndDie(key, title);
    later(TIMEOUT_MILLISECONDS);
    const again = await create(key, pollBody(title));
    expect(again).toMatchObject({ status: 409, body: { code: 'reply_lost' } });
    expect(await pollsNamed(title)).toHaveLength(1);
  });

  it('does not take the reply from whoever still waits for it', async () => {
    const key = randomUUID();
    failCalls(isReplyBeingKept);
    expect((await create(key, pollBody(title))).status).toBe(201);
  });
});

describe('whoever comes while the first is at work', () => {
  it('waits for its reply', async () => {
    const key = randomUUID();
    let go = () => {};
    const held = new Promise<undefined>((resolve) => (go = () => resolve(undefined)));
    let reached = () => {};
    const effect = new Promise<void>((resolve) => (reached = resolve));
    intercept((command) => {
      if (!isReplyBeingKept(command)) return undefined;
      reached();
      return held;
    });
    const first = create(key, pollBody(title));
    await effect;
    const second = create(key, pollBody(title));
    setTimeout(go, 300);
    expect((await second).text).toBe((await first).text);
    expect(await pollsNamed(title)).toHaveLength(1);
  });
});
