import { afterEach, expect, it, vi } from 'vitest';
import { keys } from '#data/keys.ts';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { automationLogOf } from '#tests/support/automation-log.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makePlan, makeWorkspace, repos, table, type Person } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { fire as fireSchedule } from './clock.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const NOW = new Date('2026-11-17T21:05:00.000Z');
const fire = (name = 'expire-subscriptions') => fireSchedule(name);
const mine = async ({ token }: Person) => (await request(subscriptions.getMySubscription, { token })).body;
const at = (days: number) => new Date(NOW.getTime() + days * DAY_MS).toISOString();

async function makeOwner(dueDate: string, more: object = {}): Promise<Person> {
  const owner = await makePerson({ plan: 'startup' });
  await makePlan(owner, 'premium', { dueDate, ...more });
  return owner;
}

afterEach(() => vi.useRealTimers());

it('turns plans past their due date back to Startup, and says which ended when', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const [ended, trial, today, running] = [
    await makeOwner(at(-0.1)),
    await makeOwner(at(-2), { isTrial: true, trialUsed: true }),
    await makeOwner(new Date(NOW.getTime() + 60_000).toISOString()),
    await makeOwner(at(5)),
  ];
  await fire();
  expect(await mine(ended)).toMatchObject({
    subscription_type: 'Startup',
    is_active: true,
    days_remaining: null,
    due_date: null,
    ended: { subscription_type: 'Premium', due_date: at(-0.1) },
  });
  expect(await mine(trial)).toMatchObject({ subscription_type: 'Startup', is_trial: false, trial_used: true });
  expect(await mine(today)).toMatchObject({ subscription_type: 'Premium', due_date: expect.any(String), ended: null });
  expect(await mine(running)).toMatchObject({ subscription_type: 'Premium', days_remaining: 5 });
  expect((await storedItems('DUE#')).map((item) => item['id']).toSorted()).toEqual([today.id, running.id].toSorted());
});

it('leaves a plan that was prolonged since, and its new note', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const owner = await makeOwner(at(-1));
  await makePlan(owner, 'basic', { dueDate: at(30) });
  await fire();
  expect(await mine(owner)).toMatchObject({ subscription_type: 'Basic', days_remaining: 30, ended: null });
  const notes = (await storedItems(owner.id)).filter(({ pk }) => pk.startsWith('DUE#'));
  expect(notes).toMatchObject([{ dueAt: at(30) }]);
});

it('finds what ended while it did not run, does it once, and twice does no harm', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const owner = await makeOwner(at(-300));
  await fire();
  const after = await storedItems();
  expect(await mine(owner)).toMatchObject({ subscription_type: 'Startup' });
  await fire();
  expect(await storedItems()).toEqual(after);
});

it('loses to a plan that is set at the same moment', async () => {
  const owner = await makeOwner(at(-1));
  const read = await repos.plans.find(owner.id, { consistent: true });
  await repos.plans.end({ userId: owner.id, dueDate: at(-1) }, NOW);
  expect(await repos.plans.save({ ...read!, plan: 'basic' }, read)).toBe(false);
  expect(await table.get(keys.due('expire-subscriptions', at(-1), owner.id))).toBeNull();
});

it('fails for a job nobody knows, so that the schedule leaves a dead letter', async () => {
  await expect(fire('expire-everything')).rejects.toThrow('expire-everything');
});

it('says so in the log of every workspace of the owner, once, and in no other', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const [owner, other] = [await makeOwner(at(-1)), await makeOwner(at(5))];
  const [first, foreign] = [await makeWorkspace(owner), await makeWorkspace(other)];
  await fire();
  await fire();
  const log = (id: string) => automationLogOf(id, 'plan_expiry');
  expect((await log(first.id)).map(({ text }) => text)).toEqual(['Оплаченный срок закончился, тариф теперь Startup']);
  expect(await log(foreign.id)).toEqual([]);
});
