import { describe, expect, it } from 'vitest';
import { annualSaving, PLANS } from './plans.ts';

describe('annualSaving', () => {
  it('is what a year saves against twelve months, rounded to a percent (A5-01)', () => {
    expect(annualSaving({ monthly: 250, annual: 2500 })).toBe(17);
    expect(annualSaving({ monthly: 100, annual: 1200 })).toBe(0);
    expect(annualSaving({ monthly: 100, annual: 600 })).toBe(50);
  });

  it('is zero for the free plan (A5-01)', () => {
    expect(annualSaving({ monthly: 0, annual: 0 })).toBe(0);
  });
});

describe('PLANS', () => {
  it('carry the prices per person of the price list (A3-02, A3-03, A3-06)', () => {
    expect(PLANS.map(({ id, monthly, annual }) => [id, monthly, annual])).toEqual([
      ['startup', 0, 0],
      ['basic', 250, 2500],
      ['premium', 490, 4900],
    ]);
  });

  it('mark Basic as popular and give Premium a trial of 14 days (A3-05, A3-08)', () => {
    expect(PLANS.filter((plan) => plan.popular).map((plan) => plan.id)).toEqual(['basic']);
    expect(PLANS.filter((plan) => plan.trialDays > 0).map((plan) => [plan.id, plan.trialDays])).toEqual([
      ['premium', 14],
    ]);
  });
});
