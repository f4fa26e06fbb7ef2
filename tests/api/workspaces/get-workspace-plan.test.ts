import { afterEach, describe, expect, it, vi } from 'vitest';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makePlan, makeSession, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const STARTUP = {
  subscription_type: 'Startup',
  is_trial: false,
  due_date: null,
  days_remaining: null,
  limits: { people: 3, workspaces: 1, polls_per_month: 3 },
  features: [],
};

const planOf = async ({ token }: Pick<Person, 'token'>, { id }: { id: string }) =>
  (await request(workspaces.getWorkspacePlan, { token, params: { id } })).body;

afterEach(() => vi.useRealTimers());

describe('the plan of a workspace', () => {
  it('is its owner’s for every member, whatever plan they have themselves (A2.4-15, A3-15)', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const owner = await makePerson();
    const dueDate = new Date(Date.now() + 112 * DAY_MS).toISOString();
    await makePlan(owner, 'premium', { dueDate });
    const workspace = await makeWorkspace(owner);
    const employee = await makeMember(workspace, 'сотрудник', { plan: 'startup' });
    expect(await planOf(employee, workspace)).toEqual({
      subscription_type: 'Premium',
      is_trial: false,
      due_date: dueDate,
      days_remaining: 112,
      limits: { people: null, workspaces: null, polls_per_month: null },
      features: ['bitrix24', 'ai', 'finance'],
    });
    expect(await planOf(owner, workspace)).toEqual(await planOf(employee, workspace));
  });

  it('is the trial the moment after it was started, and Startup the moment it ends', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const owner = await makePerson({ plan: 'startup' });
    const workspace = await makeWorkspace(owner);
    expect(await planOf(owner, workspace)).toEqual(STARTUP);
    const { body } = await request(subscriptions.startTrial, { token: owner.token });
    expect(await planOf(owner, workspace)).toMatchObject({
      subscription_type: 'Premium',
      is_trial: true,
      due_date: body.due_date,
      days_remaining: 14,
    });
    vi.setSystemTime(Date.parse(body.due_date!) - 1);
    const lastDay = await makeSession(owner.id);
    expect(await planOf(lastDay, workspace)).toMatchObject({ subscription_type: 'Premium', days_remaining: 1 });
    vi.setSystemTime(Date.parse(body.due_date!));
    expect(await planOf(lastDay, workspace)).toEqual(STARTUP);
  });

  it('is Startup while the owner’s plan is recorded but not active', async () => {
    const owner = await makePerson();
    await makePlan(owner, 'premium', { active: false });
    expect(await planOf(owner, await makeWorkspace(owner))).toEqual(STARTUP);
  });
});
