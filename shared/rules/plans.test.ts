import { describe, expect, it } from 'vitest';
import {
  annualSaving,
  invoiceTotal,
  PLAN_IDS,
  PLANS,
  planThatLifts,
  planToPayFor,
  planWith,
  pricesFor,
} from './plans.ts';

describe('the plans of the service', () => {
  it('Startup: free, 3 people, 3 polls a month, 1 workspace (A3-02)', () => {
    expect(PLANS.startup).toMatchObject({ name: 'Startup', monthly: 0, annual: 0 });
    expect(PLANS.startup.limits).toEqual({ people: 3, workspaces: 1, pollsPerMonth: 3 });
    expect(PLANS.startup.features).toEqual([]);
  });

  it('Basic: 250 a month or 2500 a year, 20 people, 5 workspaces, polls without limit, Bitrix24, popular (A3-03, A3-04, A3-05)', () => {
    expect(PLANS.basic).toMatchObject({ name: 'Basic', monthly: 250, annual: 2500, popular: true });
    expect(PLANS.basic.limits).toEqual({ people: 20, workspaces: 5, pollsPerMonth: null });
    expect(PLANS.basic.features).toEqual(['bitrix24']);
    expect(PLAN_IDS.filter((id) => PLANS[id].popular)).toEqual(['basic']);
  });

  it('Premium: 490 a month or 4900 a year, no limits, AI, a trial of 14 days (A3-06, A3-07, A3-08)', () => {
    expect(PLANS.premium).toMatchObject({ name: 'Premium', monthly: 490, annual: 4900, trialDays: 14 });
    expect(PLANS.premium.limits).toEqual({ people: null, workspaces: null, pollsPerMonth: null });
    expect(PLANS.premium.features).toEqual(['bitrix24', 'ai', 'finance']);
    expect(PLAN_IDS.filter((id) => PLANS[id].trialDays > 0)).toEqual(['premium']);
  });
});

it('finds the cheapest plan that lifts a limit', () => {
  expect(planThatLifts('people', 3)?.id).toBe('basic');
  expect(planThatLifts('people', 20)?.id).toBe('premium');
  expect(planThatLifts('pollsPerMonth', 3)?.id).toBe('basic');
  expect(planThatLifts('workspaces', 0)?.id).toBe('startup');
});

it('finds the cheapest plan with a feature', () => {
  expect(planWith('bitrix24').id).toBe('basic');
  expect(planWith('ai').id).toBe('premium');
});

it('an invoice is price times people less the discount, to the kopeck', () => {
  expect(invoiceTotal(PLANS.basic, 'month', 7, 0)).toBe(1750);
  expect(invoiceTotal(PLANS.basic, 'month', 7, 7)).toBe(1627.5);
  expect(invoiceTotal(PLANS.premium, 'year', 25, 10)).toBe(110_250);
  expect(invoiceTotal(PLANS.premium, 'year', 1, 33)).toBe(3283);
});

it('a year saves a whole percentage against twelve months, nothing where all is free (A5-01)', () => {
  expect(annualSaving({ monthly: 100, annual: 1200 })).toBe(0);
  expect(annualSaving({ monthly: 100, annual: 600 })).toBe(50);
  expect(annualSaving(PLANS.basic)).toBe(17);
  expect(annualSaving(PLANS.premium)).toBe(17);
  expect(annualSaving(PLANS.startup)).toBe(0);
});

it('proposes the cheapest plan to pay for that has room for the people and the workspaces', () => {
  expect(planToPayFor({ people: 0, workspaces: 0 })).toBe('basic');
  expect(planToPayFor({ people: 20, workspaces: 5 })).toBe('basic');
  expect(planToPayFor({ people: 21, workspaces: 1 })).toBe('premium');
  expect(planToPayFor({ people: 4, workspaces: 6 })).toBe('premium');
});

it('says what each plan costs for so many people, and which have room for them (A3-02, A3-03, A3-06)', () => {
  const table = (people: number) =>
    pricesFor(people).map(({ plan, fits, month, year }) => [plan.name, fits, month, year]);
  expect(table(60)).toEqual([
    ['Startup', false, 0, 0],
    ['Basic', false, 15_000, 150_000],
    ['Premium', true, 29_400, 294_000],
  ]);
  expect(pricesFor(3).map(({ fits }) => fits)).toEqual([true, true, true]);
  expect(pricesFor(4).map(({ fits }) => fits)).toEqual([false, true, true]);
});
