import { randomUUID } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { timesAtOnce } from '#tests/support/at-once.ts';
import { request, withKey } from '#tests/support/api.ts';
import { measure } from '#tests/support/calls.ts';
import { makeMember, makePerson, makePoll, makeSession, leave } from '#tests/support/factories.ts';
import { intercept } from '#tests/support/intercept.ts';
import { create, isOfRecord, newTitle, owner, pollBody, pollsNamed, workspace } from './keyed-polls.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

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

describe('a repeated request', () => {
  it('gets the same status and body and creates nothing more', async () => {
    const key = randomUUID();
    const first = await create(key, pollBody(title));
    const again = await create(key, pollBody(title));
    expect(first.status).toBe(201);
    expect([again.status, again.text, again.headers]).toEqual([201, first.text, first.headers]);
    expect(await pollsNamed(title)).toHaveLength(1);
  });

  it('is the same whatever the order of its fields, its spaces and defaults', async () => {
    const key = randomUUID();
    const first = await create(key, pollBody(title));
    const { questions, ...rest } = pollBody(` ${title} `);
    expect((await create(key, { questions, is_anonymous: false, ...rest })).text).toBe(first.text);
  });

  it('makes one poll of twenty at once and gets twenty equal replies', async () => {
    const key = randomUUID();
    const replies = await timesAtOnce(20, () => create(key, pollBody(title)));
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replies[0]!.status).toBe(201);
    expect(await pollsNamed(title)).toHaveLength(1);
  });

  it('does none of the work again', async () => {
    const key = randomUUID();
    await create(key, pollBody(title));
    // Session and member, and the record.
    expect(await measure(() => create(key, pollBody(title)))).toEqual({ calls: 2, reads: 2, writes: 0 });
  });

  it('gets the reply of the one that was done while it looked for a record, not a refusal because of it', async () => {
    const { token } = await makePerson({ plan: 'startup' });
    const trial = withKey(subscriptions.startTrial, { token });
    const first = await request(subscriptions.startTrial, trial);
    expect(first.status).toBe(200);
    missOnce((command) => command instanceof GetCommand && isOfRecord(command.input.Key));
    expect((await request(subscriptions.startTrial, trial)).text).toBe(first.text);
    expect((await request(subscriptions.startTrial, { token })).status).toBe(409);
  });

  it('is refused like any other once the person may not act there any more', async () => {
    const hr = await makeMember(workspace, 'hr');
    const key = randomUUID();
    expect((await create(key, pollBody(title), { token: hr.token })).status).toBe(201);
    await leave(workspace, hr);
    expect((await create(key, pollBody(title), { token: hr.token })).status).toBe(404);
  });

  it('a day later is a new request, whether or not the table has cleared the record', async () => {
    const key = randomUUID();
    const first = await create(key, pollBody(title));
    later(DAY_MS + 1000);
    const { token } = await makeSession(owner.id);
    const next = await create(key, pollBody(title), { token });
    expect(next.status).toBe(201);
    expect(next.body.id).not.toBe(first.body.id);
    expect((await create(key, pollBody(title), { token })).text).toBe(next.text);
  });
});

describe('one key', () => {
  it('with another request is refused and changes nothing', async () => {
    const key = randomUUID();
    const first = await create(key, pollBody(title));
    const other = await create(key, pollBody(`${title}!`));
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    expect(await pollsNamed(title)).toHaveLength(1);
    expect((await create(key, pollBody(title))).text).toBe(first.text);
  });

  it('of two people are two requests', async () => {
    const colleague = await makeMember(workspace, 'hr');
    const key = randomUUID();
    const [mine, theirs] = [await create(key, pollBody(title)), await create(key, pollBody(title), colleague)];
    expect(theirs.status).toBe(201);
    expect(theirs.body.id).not.toBe(mine.body.id);
  });

  it('at two routes are two requests', async () => {
    const poll = await makePoll(owner, workspace);
    const headers = { 'idempotency-key': randomUUID() };
    const ofPoll = { token: owner.token, params: { id: poll.id }, headers };
    expect((await request(polls.duplicatePoll, ofPoll)).status).toBe(201);
    expect((await request(polls.createFrame, { ...ofPoll, body: {} })).status).toBe(201);
  });

  it.each([
    ['empty', ''],
    ['of 129 characters', 'x'.repeat(129)],
    ['with a space', 'a b'],
    ['of other letters', 'ключ'],
    ['with a control character', 'a\u0001'],
  ])('%s is refused with 422', async (_, key) => {
    expect(await create(key, pollBody(title))).toMatchObject({
      status: 422,
      body: { code: 'invalid', errors: [{ path: 'Idempotency-Key' }] },
    });
    expect(await pollsNamed(title)).toEqual([]);
  });

  it.each(['x', '~'.repeat(128), '"8e03978e-40d5-43dd-bc93-6894a57f9324"', 'a#b/../c'])('may be %s', async (key) => {
    const first = await create(key, pollBody(title));
    expect(first.status).toBe(201);
    expect((await create(key, pollBody(title))).text).toBe(first.text);
  });
});

/** The first of these reads comes too early: it finds nothing. */
function missOnce(isMeant: (command: unknown) => boolean): void {
  let missed = false;
  intercept((command) => {
    if (missed || !isMeant(command)) return undefined;
    missed = true;
    return {};
  });
}
