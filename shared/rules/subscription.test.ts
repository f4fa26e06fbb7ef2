import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLANS } from './plans.ts';
import { daysRemaining, isInForce, planInForce, readOnlyWorkspaces, subscriptionState } from './subscription.ts';
import { HOUR_MS } from './durations.ts';

const NOW = new Date('2026-11-17T09:00:00.000Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS).toISOString();

describe('the plan in force', () => {
  it('is Startup for those who never subscribed', () => {
    expect(planInForce(null, NOW)).toBe(PLANS.startup);
  });

  it('is what was subscribed to, up to the due date and not a moment longer', () => {
    const term = { plan: 'basic', active: true, dueDate: NOW.toISOString() } as const;
    expect(planInForce(term, new Date(NOW.getTime() - 1))).toBe(PLANS.basic);
    expect(planInForce(term, NOW)).toBe(PLANS.startup);
  });

  it('has no end without a due date, and does not count while inactive', () => {
    expect(planInForce({ plan: 'premium', active: true, dueDate: null }, NOW)).toBe(PLANS.premium);
    expect(planInForce({ plan: 'premium', active: false, dueDate: null }, NOW)).toBe(PLANS.startup);
  });
});

describe('days remaining', () => {
  it.each([
    [14 * 24, 14],
    [14 * 24 - 1, 14],
    [24, 1],
    [1, 1],
  ])('in %d hours: %d', (hours, days) => {
    expect(daysRemaining(inHours(hours), NOW)).toBe(days);
  });

  it('are 0 or less from the due moment on, and none without an end', () => {
    expect(daysRemaining(inHours(0), NOW)).toBe(0);
    expect(daysRemaining(inHours(-48), NOW)).toBe(-2);
    expect(daysRemaining(null, NOW)).toBeNull();
  });
});

describe('a subscription is shown as', () => {
  it.each([
    ['inactive, whatever is left (A4-23)', false, 20, 'inactive'],
    ['expired with 0 days or less (A4-24)', true, 0, 'expired'],
    ['expired with 0 days or less (A4-24)', true, -3, 'expired'],
    ['expiring with 7 days or fewer (A4-25)', true, 7, 'expiring'],
    ['expiring with 7 days or fewer (A4-25)', true, 1, 'expiring'],
    ['active otherwise (A4-26)', true, 8, 'active'],
    ['active without an end (A4-26)', true, null, 'active'],
  ] as const)('%s', (_, isActive, days, state) => {
    expect(subscriptionState({ is_active: isActive, days_remaining: days })).toBe(state);
  });
});

describe('read-only workspaces', () => {
  it('are the newest beyond the plan', () => {
    const [a, b, c] = [
      { memberCount: 1, contactCount: 0 },
      { memberCount: 1, contactCount: 0 },
      { memberCount: 1, contactCount: 0 },
    ];
    expect(readOnlyWorkspaces([a, b, c], PLANS.startup)).toEqual([b, c]);
    expect(readOnlyWorkspaces([a], PLANS.startup)).toEqual([]);
    expect(readOnlyWorkspaces([a, b, c], PLANS.premium)).toEqual([]);
  });

  it('are those with more people than the plan has room for, whichever they are', () => {
    const [crowded, full] = [
      { memberCount: 21, contactCount: 0 },
      { memberCount: 20, contactCount: 0 },
    ];
    expect(readOnlyWorkspaces([crowded, full], PLANS.basic)).toEqual([crowded]);
    expect(readOnlyWorkspaces([crowded, full], PLANS.premium)).toEqual([]);
  });

  it('count people without an account as members', () => {
    const [crowded, full] = [
      { memberCount: 15, contactCount: 6 },
      { memberCount: 15, contactCount: 5 },
    ];
    expect(readOnlyWorkspaces([crowded, full], PLANS.basic)).toEqual([crowded]);
  });

  it('leave exactly as many to be changed as the plan allows, the oldest ones', () => {
    fc.assert(
      fc.property(fc.array(fc.constant(1).map((memberCount) => ({ memberCount, contactCount: 0 }))), (owned) => {
        const readOnly = readOnlyWorkspaces(owned, PLANS.basic);
        expect(owned.length - readOnly.length).toBe(Math.min(owned.length, 5));
        expect([...owned.slice(0, owned.length - readOnly.length), ...readOnly]).toEqual(owned);
      }),
    );
  });
});

it('holds as the API tells it as long as it is active and a day of it is left', () => {
  expect(isInForce({ is_active: true, days_remaining: null })).toBe(true);
  expect(isInForce({ is_active: true, days_remaining: 1 })).toBe(true);
  expect(isInForce({ is_active: true, days_remaining: 0 })).toBe(false);
  expect(isInForce({ is_active: false, days_remaining: 9 })).toBe(false);
});
