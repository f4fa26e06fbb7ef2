import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INVITATION_LIMITS } from '#functions/workspaces/invitation-limits.ts';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { makePortal } from '#tests/support/portal-factory.ts';
import { makeMember, makePerson, makeSession, makeWorkspace, join, type Person } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { nextAddress } from './logins.ts';
import '#tests/support/one-window.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

/*
 * A stranger got 25 letters by «invite, withdraw, invite again», and a fresh account wrote to 60 strangers. What is
 * counted here are letters that were written, whatever the calls that caused them. The limits of those who do not pay
 * are made smaller here, so that they are met sooner; import-bitrix24-members.test.ts meets the real one.
 */
const RECIPIENT_DAY = 5;
const RECIPIENT_MONTH = 15;
const UNPAID_DAY = 4;
const UNPAID_MONTH = 6;
const UNPAID_SOURCE_DAY = 9;
/** At which a day and a period of thirty days begin, as the limits count them. */
const START = new Date(690 * 30 * DAY_MS);

Object.assign(INVITATION_LIMITS.unpaidInviter, { limit: UNPAID_DAY });
Object.assign(INVITATION_LIMITS.unpaidWorkspace, { limit: UNPAID_DAY });
Object.assign(INVITATION_LIMITS.unpaidOwner, { limit: UNPAID_DAY });
Object.assign(INVITATION_LIMITS.unpaidOwnerMonth, { limit: UNPAID_MONTH });
Object.assign(INVITATION_LIMITS.unpaidSource, { limit: UNPAID_SOURCE_DAY });

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: START }));
afterEach(() => vi.useRealTimers());

const stranger = () => `${randomUUID()}@example.com`;
/** A day later; whoever goes on logs in again. */
async function inOneDay(person: Person): Promise<Person> {
  vi.setSystemTime(Date.now() + DAY_MS);
  return { ...person, ...(await makeSession(person.id, new Date())) };
}
/** An invitation may be sent again after a minute. */
const inTwoMinutes = () => vi.setSystemTime(Date.now() + 120_000);

async function invite(by: Person, where: Workspace, email: string, sourceAddress?: string) {
  return request(workspaces.inviteMember, {
    token: by.token,
    params: { id: where.id },
    body: { email, role: 'сотрудник' },
    ...(sourceAddress ? { sourceAddress } : {}),
  });
}

async function withdraw(by: Person, where: Workspace, invitation: string) {
  await request(workspaces.withdrawInvitation, { token: by.token, params: { id: where.id, invitation } });
}

/** Sends one and takes it back at once, so that neither a seat nor a living invitation is in the way of the next. */
async function inviteAndWithdraw(by: Person, where: Workspace, email: string, sourceAddress?: string) {
  const reply = await invite(by, where, email, sourceAddress);
  if (reply.status === 202) await withdraw(by, where, reply.body.id);
  return reply;
}

/** An account of today with the free trial and a workspace. */
async function makeNewcomer(): Promise<{ owner: Person; workspace: Workspace }> {
  const owner = await makePerson({ plan: 'startup' });
  expect((await request(subscriptions.startTrial, { token: owner.token })).status).toBe(200);
  return { owner, workspace: await makeWorkspace(owner) };
}

async function makeCustomer(): Promise<{ owner: Person; workspace: Workspace }> {
  const owner = await makePerson({ plan: 'premium' });
  return { owner, workspace: await makeWorkspace(owner) };
}

/** How many invitations were mailed to addresses that contain this. */
async function lettersTo(address: string): Promise<number> {
  const jobs = await storedItems('"template":"invitation"');
  return jobs.filter(({ job }) => (job as { to: string }).to.includes(address)).length;
}

async function several<T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let index = 0; index < times; index++) results.push(await work(index));
  return results;
}

describe('one person gets five invitations a day and fifteen in thirty days', () => {
  it('by inviting, withdrawing and inviting again', async () => {
    const { owner, workspace } = await makeCustomer();
    const email = stranger();
    const replies = await several(9, () => inviteAndWithdraw(owner, workspace, email));
    expect(replies.map(({ status }) => status)).toEqual([...Array(5).fill(202), ...Array(4).fill(429)]);
    expect(await lettersTo(email)).toBe(RECIPIENT_DAY);
    expect(replies.at(-1)!.headers['retry-after']).toBe(String(DAY_MS / 1000));
    expect(replies.at(-1)!.body).toMatchObject({
      code: 'too_many_requests',
      detail: 'На этот адрес недавно уже отправили несколько приглашений. Ещё одно можно отправить через 24 ч.',
    });
  });

  it('by sending again', async () => {
    const { owner, workspace } = await makeCustomer();
    const email = stranger();
    const { body } = await invite(owner, workspace, email);
    const again = { token: owner.token, params: { id: workspace.id, invitation: body.id } };
    const statuses = await several(6, async () => {
      inTwoMinutes();
      return (await request(workspaces.resendInvitation, again)).status;
    });
    expect(statuses).toEqual([202, 202, 202, 202, 429, 429]);
    expect(await lettersTo(email)).toBe(RECIPIENT_DAY);
  });

  it('from as many workspaces, owners and inviters as there are', async () => {
    const email = stranger();
    const statuses = await several(8, async () => {
      const { workspace } = await makeCustomer();
      return (await invite(await makeMember(workspace, 'hr'), workspace, email)).status;
    });
    expect(statuses).toEqual([...Array(5).fill(202), ...Array(3).fill(429)]);
    expect(await lettersTo(email)).toBe(RECIPIENT_DAY);
  });

  it('under as many spellings as their box has', async () => {
    const { owner, workspace } = await makeCustomer();
    const name = randomUUID().replaceAll('-', '');
    const spellings = [
      `${name}@gmail.com`,
      `${name.toUpperCase()}@GMAIL.com`,
      `${name}+1@gmail.com`,
      `${name}+2@gmail.com`,
      `${name.slice(0, 4)}.${name.slice(4)}@gmail.com`,
      `${name}@googlemail.com`,
      `${name}+3@gmail.com`,
    ];
    const replies = await several(spellings.length, (index) => inviteAndWithdraw(owner, workspace, spellings[index]!));
    expect(replies.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 429, 429]);
  });

  it('by import', async () => {
    const { owner, workspace } = await makeCustomer();
    const email = 'a.petrova@romashka.example';
    await several(RECIPIENT_DAY, () => inviteAndWithdraw(owner, workspace, email));
    await makePortal(workspace);
    const { body } = await request(bitrix24.importBitrix24Members, {
      token: owner.token,
      params: { id: workspace.id },
    });
    expect(body).toMatchObject({ imported_count: 1, failed_count: 1, failed_members: [{ email }] });
    expect(body.failed_members[0]!.reason).toMatch(/^На этот адрес недавно уже отправили/);
    expect(await lettersTo(email)).toBe(RECIPIENT_DAY);
  });

  it('day after day', async () => {
    const { owner, workspace } = await makeCustomer();
    const email = stranger();
    let who = owner;
    for (let day = 0; day < 4; day++) {
      const replies = await several(RECIPIENT_DAY, () => inviteAndWithdraw(who, workspace, email));
      expect(replies.map(({ status }) => status)).toEqual(Array(RECIPIENT_DAY).fill(day < 3 ? 202 : 429));
      who = await inOneDay(who);
    }
    expect(await lettersTo(email)).toBe(RECIPIENT_MONTH);
  });

  it('and of many at once exactly as many', async () => {
    const email = stranger();
    const places = await several(8, makeCustomer);
    const replies = await Promise.all(places.map(({ owner, workspace }) => invite(owner, workspace, email)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([...Array(5).fill(202), ...Array(3).fill(429)]);
    expect(await lettersTo(email)).toBe(RECIPIENT_DAY);
  });
});

describe('a fresh account writes to few strangers a day', () => {
  it('on the trial, which has no other limit', async () => {
    const { owner, workspace } = await makeNewcomer();
    const replies = await several(7, () => invite(owner, workspace, stranger(), nextAddress()));
    expect(replies.map(({ status }) => status)).toEqual([...Array(4).fill(202), ...Array(3).fill(429)]);
    expect(replies.at(-1)!.body.detail).toBe(
      'На бесплатном тарифе и в пробном периоде можно отправить 15 приглашений в сутки. Продолжите через 24 ч. или выберите платный тариф',
    );
  });

  it('on Startup, withdrawing to make room', async () => {
    const owner = await makePerson({ plan: 'startup' });
    const workspace = await makeWorkspace(owner);
    const replies = await several(UNPAID_DAY + 2, () => inviteAndWithdraw(owner, workspace, stranger(), nextAddress()));
    expect(replies.filter(({ status }) => status === 202)).toHaveLength(UNPAID_DAY);
  });

  it('with a new workspace for every letter, the old one deleted', async () => {
    const { owner } = await makeNewcomer();
    const statuses = await several(UNPAID_DAY + 2, async () => {
      const workspace = await makeWorkspace(owner);
      const { status } = await invite(owner, workspace, stranger(), nextAddress());
      await request(workspaces.deleteWorkspace, { token: owner.token, params: { id: workspace.id } });
      return status;
    });
    expect(statuses.filter((status) => status === 202)).toHaveLength(UNPAID_DAY);
  });

  it('with other members to send them', async () => {
    const { workspace } = await makeNewcomer();
    const statuses = await several(UNPAID_DAY + 2, async () => {
      const helper = await makeMember(workspace, 'hr');
      return (await invite(helper, workspace, stranger(), nextAddress())).status;
    });
    expect(statuses.filter((status) => status === 202)).toHaveLength(UNPAID_DAY);
  });

  it('with a new workspace and another inviter for every letter', async () => {
    const { owner } = await makeNewcomer();
    const statuses = await several(UNPAID_DAY + 2, async () => {
      const workspace = await makeWorkspace(owner);
      const helper = await makeMember(workspace, 'hr');
      return (await invite(helper, workspace, stranger(), nextAddress())).status;
    });
    expect(statuses.filter((status) => status === 202)).toHaveLength(UNPAID_DAY);
  });

  it('from a workspace that is handed over to another fresh account', async () => {
    const { owner, workspace } = await makeNewcomer();
    await several(UNPAID_DAY, () => invite(owner, workspace, stranger(), nextAddress()));
    const heir = await makePerson({ plan: 'startup' });
    await request(subscriptions.startTrial, { token: heir.token });
    await join(workspace, heir, 'сотрудник');
    const params = { id: workspace.id };
    await request(workspaces.offerOwnership, { token: owner.token, params, body: { email: heir.email } });
    expect((await request(workspaces.acceptOwnership, { token: heir.token, params })).status).toBe(200);
    expect((await invite(heir, workspace, stranger(), nextAddress())).status).toBe(429);
  });

  it('as a helper in the workspaces of other fresh accounts', async () => {
    const helper = await makePerson({ plan: 'startup' });
    const statuses = await several(UNPAID_DAY + 2, async () => {
      const { workspace } = await makeNewcomer();
      await join(workspace, helper, 'hr');
      return (await invite(helper, workspace, stranger(), nextAddress())).status;
    });
    expect(statuses.filter((status) => status === 202)).toHaveLength(UNPAID_DAY);
  });

  it('and to few in thirty days', async () => {
    const { owner, workspace } = await makeNewcomer();
    let who = owner;
    let sent = 0;
    for (let day = 0; day < 2; day++) {
      const replies = await several(UNPAID_DAY, () => inviteAndWithdraw(who, workspace, stranger(), nextAddress()));
      sent += replies.filter(({ status }) => status === 202).length;
      who = await inOneDay(who);
    }
    expect(sent).toBe(UNPAID_MONTH);
  });

  it('and with as many new accounts as one network registers', async () => {
    const place = nextAddress();
    const statuses: number[] = [];
    for (let account = 0; account < 3; account++) {
      const { owner, workspace } = await makeNewcomer();
      const replies = await several(UNPAID_DAY, () => invite(owner, workspace, stranger(), place));
      statuses.push(...replies.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(UNPAID_SOURCE_DAY);
    const { owner, workspace } = await makeCustomer();
    expect((await invite(owner, workspace, stranger(), place)).status).toBe(202);
  });

  it('and of many at once exactly as many', async () => {
    const { owner, workspace } = await makeNewcomer();
    const replies = await Promise.all(
      Array.from({ length: UNPAID_DAY + 3 }, () => invite(owner, workspace, stranger(), nextAddress())),
    );
    const statuses = replies.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(UNPAID_DAY).fill(202), ...Array(3).fill(429)]);
  });
});

describe('what is not sent does not count', () => {
  it('a sender who may send no more does not use up what the recipient may get', async () => {
    const { owner, workspace } = await makeNewcomer();
    await several(UNPAID_DAY, () => inviteAndWithdraw(owner, workspace, stranger(), nextAddress()));
    const email = stranger();
    await several(RECIPIENT_DAY, () => invite(owner, workspace, email, nextAddress()));
    const customer = await makeCustomer();
    expect((await invite(customer.owner, customer.workspace, email)).status).toBe(202);
  });

  it('an invitation that is refused for another reason leaves everything as it was', async () => {
    const { owner, workspace } = await makeCustomer();
    const email = stranger();
    const { body } = await invite(owner, workspace, email);
    const before = await storedItems();
    expect((await invite(owner, workspace, email)).status).toBe(409);
    const again = { token: owner.token, params: { id: workspace.id, invitation: body.id } };
    expect((await request(workspaces.resendInvitation, again)).status).toBe(429);
    expect(await storedItems()).toEqual(before);
  });

  it('keys hold neither addresses nor who sends', async () => {
    const { owner, workspace } = await makeNewcomer();
    const [email, place] = [stranger(), nextAddress()];
    await invite(owner, workspace, email, place);
    const counters = (await storedItems()).filter(({ type }) => type === 'throttle');
    expect(counters.length).toBeGreaterThan(5);
    for (const known of [email, email.split('@')[0]!, place, owner.id, workspace.id]) {
      expect(JSON.stringify(counters)).not.toContain(known);
    }
  });
});
