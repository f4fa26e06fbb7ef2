import { afterEach, describe, expect, it, vi } from 'vitest';
import { invitations } from '#shared/contract/invitations.ts';
import { polls } from '#shared/contract/polls.ts';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { takenSeats } from '#shared/rules/seats.ts';
import { subscriptionState } from '#shared/rules/subscription.ts';
import { request } from '#tests/support/api.ts';
import {
  makeInvitation,
  makeMember,
  makePerson,
  makePlan,
  makePoll,
  makeWorkspace,
  type Person,
} from '#tests/support/factories.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const mine = ({ token }: Person) => request(subscriptions.getMySubscription, { token });
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

afterEach(() => vi.useRealTimers());

describe('works', () => {
  it('shows those who never subscribed as active on Startup, without an end (A3-15)', async () => {
    const reply = await mine(await makePerson({ plan: 'startup' }));
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({
      subscription_type: 'Startup',
      is_active: true,
      days_remaining: null,
      due_date: null,
      created_at: null,
      updated_at: null,
      is_trial: false,
      trial_used: false,
      ended: null,
      usage: { people: 0, invited: 0, workspaces: 0, polls_this_month: 0 },
      limits: { people: 3, workspaces: 1, polls_per_month: 3 },
      read_only_workspaces: [],
    });
    expect(subscriptionState(reply.body)).toBe('active');
  });

  it('counts people as the page of the team does, with those who are invited and without those whose invitation ran out', async () => {
    const owner = await makePerson({ plan: 'basic' });
    const [space] = [await makeWorkspace(owner), await makeWorkspace(owner)];
    await makeMember(space, 'hr');
    const compare = async () => {
      const { seats } = (await request(invitations.listInvitations, { token: owner.token, params: { id: space.id } }))
        .body;
      const { usage } = (await mine(owner)).body;
      expect(usage).toMatchObject({ people: takenSeats(seats), invited: seats.pending });
      return usage;
    };
    expect(await compare()).toMatchObject({ people: 2, invited: 0 });
    await makeInvitation(space);
    await makeInvitation(space);
    await makeInvitation(space, { sentAt: new Date(inDays(-60)) });
    expect(await compare()).toMatchObject({ people: 4, invited: 2 });
  });

  it('counts what is used: people of the largest workspace, workspaces, polls of this month', async () => {
    const owner = await makePerson({ plan: 'basic' });
    const [first] = [await makeWorkspace(owner), await makeWorkspace(owner)];
    await makeMember(first, 'hr');
    await makeMember(first, 'сотрудник');
    const poll = await makePoll(owner, first);
    await makePoll(owner, first);
    await request(polls.deletePoll, { token: owner.token, params: { id: poll.id } });
    const { body } = await mine(owner);
    expect(body.usage).toEqual({ people: 3, invited: 0, workspaces: 2, polls_this_month: 2 });
    expect(body.limits).toEqual({ people: 20, workspaces: 5, polls_per_month: null });
  });

  it('does not count workspaces and polls of others', async () => {
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    const hr = await makeMember(workspace, 'hr');
    await makePoll(hr, workspace);
    expect((await mine(hr)).body.usage).toEqual({ people: 0, invited: 0, workspaces: 0, polls_this_month: 0 });
    expect((await mine(owner)).body.usage.polls_this_month).toBe(1);
  });

  it.each([
    ['active', { dueDate: inDays(30) }, true, 30, 'active'],
    ['expiring', { dueDate: inDays(7) }, true, 7, 'expiring'],
    ['expired', { dueDate: inDays(-0.5) }, true, 0, 'expired'],
    ['inactive', { dueDate: inDays(30), active: false }, false, 30, 'inactive'],
  ] as const)('tells what is %s', async (_, term, isActive, days, state) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const owner = await makePerson();
    await makePlan(owner, 'basic', term);
    const { body } = await mine(owner);
    expect(body).toMatchObject({
      subscription_type: 'Basic',
      is_active: isActive,
      days_remaining: days,
      due_date: term.dueDate,
    });
    expect(subscriptionState(body)).toBe(state);
  });

  it('shows the limits in force: of Startup once the due date is past', async () => {
    const owner = await makePerson();
    await makePlan(owner, 'premium', { dueDate: inDays(-1) });
    expect((await mine(owner)).body.limits).toEqual({ people: 3, workspaces: 1, polls_per_month: 3 });
  });

  it('names the workspaces that a smaller plan makes read-only', async () => {
    const owner = await makePerson();
    const [first, second] = [await makeWorkspace(owner), await makeWorkspace(owner)];
    expect((await mine(owner)).body.read_only_workspaces).toEqual([]);
    await makePlan(owner, 'startup');
    expect((await mine(owner)).body.read_only_workspaces).toEqual([second.id]);
    expect(first.id).not.toBe(second.id);
  });
});
