import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { subjectSign } from '#functions/processing/subject-sign.ts';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Job } from '#data/job-item.ts';
import { keys } from '#data/keys.ts';
import { auth } from '#shared/contract/auth.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { deliver, DONE, failedAt } from '#tests/api/jobs/stream.ts';
import { polls } from '#shared/contract/polls.ts';
import { request, withKey } from '#tests/support/api.ts';
import {
  makeFrame,
  makeLink,
  makePerson,
  makePoll,
  makeResponse,
  makeSession,
  makeWorkspace,
  join,
  repos,
  table,
  type Person,
} from '#tests/support/factories.ts';
import { failCalls } from '#tests/support/intercept.ts';
import { storedItems } from '#tests/support/stored.ts';
import { makeHolder, nextAddress, PASSWORD } from '#tests/security/logins.ts';

afterEach(() => vi.restoreAllMocks());

const remove = ({ token }: Person, query?: Record<string, string>) => request(auth.deleteMe, { token, query });

/** Does every job that waits, and those these jobs write; no letter leaves here. */
async function work(): Promise<void> {
  for (;;) {
    const jobs = (await storedItems('JOBS#')).filter(
      ({ type, finishedAt, job }) => type === 'job' && !finishedAt && (job as Job).kind !== 'send-mail',
    );
    if (jobs.length === 0) return;
    expect(await deliver(...jobs)).toEqual(DONE);
  }
}

/** Somebody with something of everything: a workspace of their own, another's, a plan, sessions, links. */
async function makeFullAccount() {
  const [person, owner] = [await makeHolder(), await makePerson()];
  const [own, other] = [await makeWorkspace(person, 'Своя'), await makeWorkspace(owner, 'Чужая')];
  await join(own, await makePerson(), 'сотрудник');
  await join(other, person, 'hr');
  const poll = await makePoll(person, own);
  const frame = await makeFrame(person, poll);
  await makeResponse(poll, frame.public_token, ['9', 'Ничего']);
  await request(polls.duplicatePoll, withKey(polls.duplicatePoll, { token: person.token, params: { id: poll.id } }));
  await makeSession(person.id);
  await makeLink(person, 'email');
  await makeLink(person, 'password');
  const now = new Date().toISOString();
  await repos.plans.save(
    {
      userId: person.id,
      plan: 'premium',
      active: true,
      dueDate: new Date(Date.now() + 86_400_000).toISOString(),
      isTrial: true,
      trialUsed: true,
      ended: null,
      createdAt: now,
      updatedAt: now,
    },
    null,
  );
  const invoice = {
    id: randomUUID(),
    userId: person.id,
    plan: 'basic',
    period: 'year',
    people: 10,
    company: 'ООО «Ромашка»',
    inn: '7707083893',
    kpp: null,
    email: person.email,
    discount: 0,
    total: 100,
    createdAt: now,
    state: 'waiting',
  } as const;
  const values = { plan: 'Basic', period: 'year', people: 10, company: '', inn: '', total: 100 } as const;
  const letter = { kind: 'send-mail', to: person.email, mail: { template: 'invoice-request', values } } as const;
  await repos.invoices.create(invoice, letter, 'letter');
  // Sent, and with that forgotten.
  await table.removeMany([keys.job('letter', 'letter')]);
  return { person, owner, own, other, frame };
}

/** Everything stored in which the person is named. */
async function traces({ id, email }: Person) {
  const items = await storedItems();
  return items.filter((item) => [id, email].some((mark) => JSON.stringify(item).includes(mark)));
}

describe('works', () => {
  it('has no content, and closes the account at once (A7-24)', async () => {
    const person = await makeHolder();
    const other = await makeSession(person.id);
    expect(await remove(person)).toMatchObject({ status: 204, text: '' });
    for (const token of [person.token, other.token]) expect((await request(auth.me, { token })).status).toBe(401);
    const body = { email: person.email, password: PASSWORD };
    expect((await request(auth.login, { body, sourceAddress: nextAddress() })).status).toBe(401);
  });

  it('leaves no trace of the person in the whole table, and of the workspace they owned nothing', async () => {
    const { person, own, frame } = await makeFullAccount();
    expect((await traces(person)).length).toBeGreaterThan(10);
    expect(await storedItems(`IDEMPOTENCY#${person.id}`)).toHaveLength(1);
    expect((await remove(person, { with_workspaces: 'true' })).status).toBe(204);
    await work();
    expect(await traces(person)).toEqual([]);
    expect((await storedItems(own.id)).filter(({ type }) => type !== 'job')).toEqual([]);
    expect(await storedItems(frame.id)).toEqual([]);
  });

  it('leaves the workspaces of others as they are, with one member less', async () => {
    const { person, owner, other } = await makeFullAccount();
    const before = (await repos.workspaces.find(other.id))!.memberCount;
    await remove(person, { with_workspaces: 'true' });
    await work();
    const { acts } = await repos.destructions.list(other.id);
    const subject = subjectSign(other.id, person.id);
    expect(acts).toMatchObject([{ reason: 'account', by: null, subject, what: [{ kind: 'place', count: 1 }] }]);
    expect((await repos.workspaces.find(other.id))!.memberCount).toBe(before - 1);
    const list = await request(workspaces.listMembers, { token: owner.token, params: { id: other.id } });
    expect(list.body.members.map(({ user }) => user.id)).toEqual([owner.id]);
  });

  it('frees the address for a new account', async () => {
    const person = await makeHolder();
    await remove(person);
    const body = {
      first_name: 'Анна',
      last_name: 'Петрова',
      email: person.email,
      password: PASSWORD,
      password_confirm: PASSWORD,
    };
    expect((await request(auth.register, { body, sourceAddress: nextAddress() })).status).toBe(201);
  });
});

it('ends a session that began while the account was being deleted', async () => {
  const person = await makeHolder();
  await remove(person);
  const late = await makeSession(person.id);
  await work();
  expect((await request(auth.listSessions, { token: late.token })).status).toBe(401);
  expect(await traces(person)).toEqual([]);
});

describe('fails', () => {
  it('in the middle, asks to be done again, and then finishes', async () => {
    const { person } = await makeFullAccount();
    await remove(person, { with_workspaces: 'true' });
    const [job] = (await storedItems('delete-account')).filter((item) => JSON.stringify(item).includes(person.id));
    failCalls((command) => command instanceof BatchWriteCommand, 1);
    expect(await deliver(job!)).toEqual(failedAt(1));
    vi.restoreAllMocks();
    expect((await traces(person)).length).toBeGreaterThan(0);
    await work();
    expect(await traces(person)).toEqual([]);
  });
});

describe('refuses', () => {
  it('while workspaces are owned, names them, and changes nothing', async () => {
    const person = await makeHolder();
    await makeWorkspace(person, 'Ромашка «Юг»');
    const before = await storedItems();
    for (const query of [undefined, { with_workspaces: 'false' }]) {
      const reply = await remove(person, query);
      expect(reply.status).toBe(409);
      expect(reply.text).toContain('«Ромашка „Юг“»');
    }
    expect(await storedItems()).toEqual(before);
    expect((await remove(person, { with_workspaces: 'да' })).status).toBe(422);
  });
});
