export type PlanId = 'startup' | 'basic' | 'premium';
export type Period = 'monthly' | 'annually';

/** A plan as its card shows it; prices in roubles per person. */
export interface Plan {
  readonly id: PlanId;
  readonly monthly: number;
  readonly annual: number;
  readonly popular: boolean;
  /** Days of the free trial; 0 without one. */
  readonly trialDays: number;
}

export const PLANS: readonly Plan[] = [
  { id: 'startup', monthly: 0, annual: 0, popular: false, trialDays: 0 },
  { id: 'basic', monthly: 250, annual: 2500, popular: true, trialDays: 0 },
  { id: 'premium', monthly: 490, annual: 4900, popular: false, trialDays: 14 },
];

/** What paying for a year saves against twelve months, in whole percent; 0 for a free plan. */
export function annualSaving({ monthly, annual }: Pick<Plan, 'monthly' | 'annual'>): number {
  return monthly === 0 ? 0 : Math.round(100 * (1 - annual / 12 / monthly));
}
