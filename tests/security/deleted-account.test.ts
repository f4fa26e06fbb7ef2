import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOfEndpoint } from '#functions/notifications/push/subscription.ts';
import { answers } from '#shared/contract/answers.ts';
import { auth } from '#shared/contract/auth.ts';
import { factors } from '#shared/contract/factors.ts';
import { signIn } from '#shared/contract/sign-in.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Job } from '#data/job-item.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { makeApiKey } from '#tests/support/api-keys.ts';
import { request } from '#tests/support/api.ts';
import { makeBot, makeChat } from '#tests/support/chats.ts';
import { join, makeFrame, makePerson, makePoll, makeVerified, makeWorkspace, table } from '#tests/support/factories.ts';
import { answerOf, codeOf, makePasskey, makeTicket, makeTotp } from '#tests/support/factors.ts';
import { makeKiosk } from '#tests/support/kiosks.ts';
import { makePushDevice, newSubscription } from '#tests/support/push.ts';
import { answerAt, goThrough, newBrowserSecret, startOwnProviders, type OwnProviders } from '#tests/support/sign-in.ts';
import { storedItems } from '#tests/support/stored.ts';
import { makeHolder, nextAddress, PASSWORD } from './logins.ts';

/*
 * Every way into an account and every way by which it is told something, tried after its deletion: at once, before the job
 * that clears up has begun, and when it is done.
 */

let providers: OwnProviders;
beforeAll(async () => {
  providers = await startOwnProviders();
});
afterAll(() => providers.stop());

/** Somebody with every way in and every way to be told, and the only one of that name. */
async function makeEverything() {
  const [owner, person] = [
    await makePerson(),
    await makeHolder(undefined, { firstName: 'Евстолия', lastName: 'Чудакова' }),
  ];
  await makeVerified(person);
  const workspace = await makeWorkspace(owner);
  await join(workspace, person, 'hr');
  const endpoint = newSubscription();
  await makePushDevice(person, endpoint);
  for (const messenger of ['telegram', 'max'] as const) {
    await makeBot(workspace, messenger);
    await makeChat(workspace, messenger, person, `chat-${messenger}-${person.id.slice(0, 8)}`);
  }
  providers.vk.person = { id: randomUUID(), firstName: 'Евстолия', lastName: 'Чудакова', email: person.email };
  const browser_secret = newBrowserSecret();
  const begun = await request(signIn.startIdentity, { token: person.token, body: { provider: 'vk', browser_secret } });
  const linked = answerAt(await providers.vk.visit(begun.body.url), 'vk', browser_secret);
  expect((await request(signIn.completeIdentity, { token: person.token, body: linked })).status).toBe(200);
  const key = await makeApiKey(person, workspace);
  const frame = await makeFrame(person, await makePoll(person, workspace));
  const kiosk = await makeKiosk(person, frame);
  const passkey = await makePasskey(person);
  const { secret, recoveryCode } = await makeTotp(person);
  const ticket = await makeTicket(person.email);
  const marks = [
    person.id,
    person.sessionId,
    person.email,
    person.firstName,
    person.lastName,
    hashOfEndpoint(endpoint.endpoint),
    `-${person.id.slice(0, 8)}`,
    passkey.credential,
  ];
  return { person, workspace, key, kiosk, passkey, secret, recoveryCode, ticket, marks };
}

type Everything = Awaited<ReturnType<typeof makeEverything>>;

/** Each way in as somebody would try it who has kept what opens it: what it is answered. */
const WAYS: Readonly<Record<string, (held: Everything) => Promise<{ status: number; body: unknown }>>> = {
  password: ({ person: { email } }) =>
    request(auth.login, { body: { email, password: PASSWORD }, sourceAddress: nextAddress() }),
  session: ({ person: { token } }) => request(auth.me, { token }),
  'session in a workspace': ({ person: { token }, workspace }) =>
    request(workspaces.getWorkspace, { token, params: { id: workspace.id } }),
  'key of the API': ({ key: { token }, workspace }) =>
    request(workspaces.getWorkspace, { token, params: { id: workspace.id } }),
  passkey: async ({ passkey }) => {
    const { challenge } = (await request(factors.askPasskey, {})).body;
    const body = { passkey: answerOf(passkey, challenge) };
    return request(factors.loginByFactor, { body, sourceAddress: nextAddress() });
  },
  'app for codes': ({ ticket, secret }) =>
    request(factors.loginByFactor, { body: { ticket, code: codeOf(secret) }, sourceAddress: nextAddress() }),
  'recovery code': ({ ticket, recoveryCode }) =>
    request(factors.loginByFactor, { body: { ticket, recovery_code: recoveryCode }, sourceAddress: nextAddress() }),
};
/** Codes open once, so they are not tried beforehand. */
const OPEN_BEFORE = ['session', 'session in a workspace', 'key of the API', 'passkey'];

/** Does every job that waits; letters are as if they were sent, and with that forgotten. */
async function finishJobs(): Promise<void> {
  for (;;) {
    const waiting = (await storedItems('JOBS#')).filter(({ type, finishedAt }) => type === 'job' && !finishedAt);
    const letters = waiting.filter(({ job }) => (job as Job).kind === 'send-mail');
    await table.removeMany(letters);
    const jobs = waiting.filter((item) => !letters.includes(item));
    if (jobs.length === 0) return;
    expect(await deliver(...jobs)).toEqual(DONE);
  }
}

/** What whoever comes by the provider of the account is offered. */
const byProvider = async () => {
  const body = await goThrough('vk', providers.vk);
  return (await request(signIn.completeSignIn, { body, sourceAddress: nextAddress() })).body;
};

describe('after the deletion of an account', () => {
  it.each([
    ['before its job has begun', async () => {}, { code: 'conflict' }],
    ['when its job is done', finishJobs, { kind: 'registration' }],
  ])('no way in opens anything: %s', async (_, wait, offered) => {
    const held = await makeEverything();
    for (const name of OPEN_BEFORE) expect([name, (await WAYS[name]!(held)).status]).toEqual([name, 200]);
    expect((await WAYS['password']!(held)).body).toMatchObject({ code: 'second_factor_wanted' });
    expect((await request(auth.deleteMe, { token: held.person.token, query: {} })).status).toBe(204);
    await wait();
    for (const [name, open] of Object.entries(WAYS)) {
      expect([name, await open(held)]).toMatchObject([name, { status: 401, body: { code: 'unauthorized' } }]);
    }
    expect(await byProvider()).toMatchObject(offered);
  });

  it('nothing in a dump of the table tells of the person, and the kiosk they made stays the company’s', async () => {
    const held = await makeEverything();
    expect((await request(auth.deleteMe, { token: held.person.token, query: {} })).status).toBe(204);
    await finishJobs();
    const left = (await storedItems()).filter((item) => held.marks.some((mark) => JSON.stringify(item).includes(mark)));
    expect(left).toEqual([]);
    expect((await request(answers.getKiosk, { params: { token: held.kiosk.token } })).status).toBe(200);
  });
});
