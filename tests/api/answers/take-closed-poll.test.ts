import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keys } from '#data/keys.ts';
import { update } from '#data/writes.ts';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import { request } from '#tests/support/api.ts';
import { answersTo, makeFrame, makePerson, makePoll, makeWorkspace, repos, table } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';

const SESSION = '5b9f6f0e-6c1f-4c9b-9d6e-2f6f3a1b7c8d';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const poll = await makePoll(owner, workspace);
const good = answersTo(poll, ['9', 'Ничего', 'Команда']);

/** Sends a form, in a session of its own unless another is named. */
const take = (token: string, body: object) =>
  request(answers.takePublicPoll, { params: { token }, body: { anonymous_session_id: randomUUID(), ...body } });
/** The answers stored for a run, one list a respondent. */
const stored = async (runId: string) =>
  (await storedItems(runId)).filter((item) => item['type'] === 'response').map((item) => item['answers']);

describe('refuses', () => {
  it('answers to a draft, and to a run that was closed while the form was open', async () => {
    const frame = await makeFrame(owner, poll, { published: false });
    const publish = (published: boolean) =>
      request(polls.publishFrame, { token: owner.token, params: { id: frame.id }, body: { published } });
    expect((await take(frame.public_token, { answers: good })).body).toMatchObject({ code: 'run_not_open' });
    await publish(true);
    expect((await take(frame.public_token, { answers: good, anonymous_session_id: SESSION })).status).toBe(200);
    await publish(false);
    const late = { answers: answersTo(poll, ['0', 'x']), anonymous_session_id: SESSION };
    expect(await take(frame.public_token, late)).toMatchObject({ status: 409, body: { code: 'run_closed' } });
    expect(await stored(frame.id)).toEqual([['9', 'Ничего', 'Команда']]);
  });

  it('answers after the deadline', async () => {
    const frame = await makeFrame(owner, poll, { deadline: new Date(Date.now() - 1).toISOString() });
    expect((await take(frame.public_token, { answers: good })).body).toMatchObject({ code: 'run_closed' });
    expect(await stored(frame.id)).toEqual([]);
  });

  it('answers by the token of another run, or with the secret of another run', async () => {
    const [mine, other] = [await makeFrame(owner, poll), await makeFrame(owner, poll)];
    const mixed = Buffer.concat([
      Buffer.from(mine.public_token, 'base64url').subarray(0, 16),
      Buffer.from(other.public_token, 'base64url').subarray(16),
    ]).toString('base64url');
    expect((await take(mixed, { answers: good })).status).toBe(404);
    await take(other.public_token, { answers: good });
    expect(await stored(mine.id)).toEqual([]);
    expect(await stored(other.id)).toHaveLength(1);
  });

  it('answers once public links are not allowed any more, and to a run that is gone', async () => {
    const frame = await makeFrame(owner, poll);
    await table.write(update(keys.run(frame.id), { set: { allowAnonymousLink: false }, add: { version: 1 } }));
    expect((await take(frame.public_token, { answers: good })).status).toBe(404);
    const gone = await makeFrame(owner, await makePoll(owner, workspace));
    await repos.removal.removeAllOf('poll', gone.poll_id, new Date());
    expect((await take(gone.public_token, { answers: good })).status).toBe(404);
    expect([...(await stored(frame.id)), ...(await stored(gone.id))]).toEqual([]);
  });
});
