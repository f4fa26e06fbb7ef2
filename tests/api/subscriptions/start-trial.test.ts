import { afterEach, describe, expect, it, vi } from 'vitest';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { timesAtOnce } from '#tests/support/at-once.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makePlan, makeSession, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const start = ({ token }: Person) => request(subscriptions.startTrial, { token });

afterEach(() => vi.useRealTimers());

describe('works', () => {
  it('gives Premium for 14 days, at once (A3-08)', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const owner = await makePerson({ plan: 'startup' });
    await makeWorkspace(owner);
    const reply = await start(owner);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      subscription_type: 'Premium',
      is_active: true,
      days_remaining: 14,
      due_date: new Date(Date.now() + 14 * DAY_MS).toISOString(),
      is_trial: true,
      trial_used: true,
      limits: { people: null, workspaces: null, polls_per_month: null },
    });
    expect((await makeWorkspace(owner)).id).toBeDefined();
    expect((await request(subscriptions.getMySubscription, { token: owner.token })).body.usage.workspaces).toBe(2);
  });
});

describe('fails', () => {
  it('once ever: also after it has ended (A3-08)', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const owner = await makePerson({ plan: 'startup' });
    await start(owner);
    vi.setSystemTime(Date.now() + 15 * DAY_MS);
    const { token } = await makeSession(owner.id);
    const reply = await start({ ...owner, token });
    expect(reply).toMatchObject({ status: 409, body: { detail: 'Пробный период уже использован' } });
    const { body } = await request(subscriptions.getMySubscription, { token });
    expect(body).toMatchObject({ days_remaining: -1, limits: { people: 3 } });
  });

  it('for nineteen of twenty that start it at once', async () => {
    const owner = await makePerson({ plan: 'startup' });
    const replies = await timesAtOnce(20, () => start(owner));
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
  });

  it('while a plan is paid for, which stays as it is', async () => {
    const owner = await makePerson();
    await makePlan(owner, 'basic', { dueDate: new Date(Date.now() + 30 * DAY_MS).toISOString() });
    const before = await storedItems(owner.id);
    const reply = await start(owner);
    expect(reply.status).toBe(409);
    expect(reply.body.detail).toContain('Basic');
    expect(await storedItems(owner.id)).toEqual(before);
  });
});
