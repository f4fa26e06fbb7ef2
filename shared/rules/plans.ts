/** What can be subscribed to. */
export const PLAN_IDS = ['startup', 'basic', 'premium'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** What a plan opens besides numbers. */
export type PlanFeature = 'bitrix24' | 'ai' | 'finance';

export interface Plan {
  readonly id: PlanId;
  readonly name: 'Startup' | 'Basic' | 'Premium';
  /** Roubles per person and month. */
  readonly monthly: number;
  /** Roubles per person and year. */
  readonly annual: number;
  readonly popular: boolean;
  /** Days of the free trial; 0 without one. */
  readonly trialDays: number;
  /** Null = as many as needed. */
  readonly limits: {
    /** People in one workspace, the owner included. */
    readonly people: number | null;
    /** Workspaces of one owner. */
    readonly workspaces: number | null;
    /** Polls and surveys created in one calendar month (UTC), all workspaces of the owner together. */
    readonly pollsPerMonth: number | null;
  };
  readonly features: readonly PlanFeature[];
}

/** The plans of the service (specification, part 1, section 3); the owner's plan governs a workspace. */
export const PLANS: Readonly<Record<PlanId, Plan>> = {
  startup: {
    id: 'startup',
    name: 'Startup',
    monthly: 0,
    annual: 0,
    popular: false,
    trialDays: 0,
    limits: { people: 3, workspaces: 1, pollsPerMonth: 3 },
    features: [],
  },
  basic: {
    id: 'basic',
    name: 'Basic',
    monthly: 250,
    annual: 2500,
    popular: true,
    trialDays: 0,
    limits: { people: 20, workspaces: 5, pollsPerMonth: null },
    features: ['bitrix24'],
  },
  premium: {
    id: 'premium',
    name: 'Premium',
    monthly: 490,
    annual: 4900,
    popular: false,
    trialDays: 14,
    limits: { people: null, workspaces: null, pollsPerMonth: null },
    features: ['bitrix24', 'ai', 'finance'],
  },
};

/** The plan that is called so; the free one for a name that is no plan's. */
export function planNamed(name: string): Plan {
  return PLAN_IDS.map((id) => PLANS[id]).find((plan) => plan.name === name) ?? PLANS.startup;
}

export type PlanLimit = keyof Plan['limits'];

/** The cheapest plan that allows more than `count` of this; null when none does. */
export function planThatLifts(limit: PlanLimit, count: number): Plan | null {
  return (
    PLAN_IDS.map((id) => PLANS[id]).find((plan) => plan.limits[limit] === null || plan.limits[limit] > count) ?? null
  );
}

export type PaidPlanId = Exclude<PlanId, 'startup'>;

/** Whether a plan has room for so many people in one workspace. */
export function hasRoomFor({ limits }: Plan, people: number): boolean {
  return limits.people === null || people <= limits.people;
}

/** The cheapest plan that is paid for and has room for so many people in a workspace, and so many workspaces. */
export function planToPayFor({ people, workspaces }: { people: number; workspaces: number }): PaidPlanId {
  const { basic } = PLANS;
  const enough = basic.limits.workspaces === null || workspaces <= basic.limits.workspaces;
  return hasRoomFor(basic, people) && enough ? 'basic' : 'premium';
}

/** The cheapest plan with this feature. */
export function planWith(feature: PlanFeature): Plan {
  return PLAN_IDS.map((id) => PLANS[id]).find((plan) => plan.features.includes(feature)) ?? PLANS.premium;
}

/** For how long a plan is paid at a time. */
export const PERIODS = ['month', 'year'] as const;
export type Period = (typeof PERIODS)[number];

/** Roubles for so many people and one period, less a promo code's percent; to the kopeck. */
export function invoiceTotal(plan: Plan, period: Period, people: number, discountPercent: number): number {
  const full = (period === 'year' ? plan.annual : plan.monthly) * people;
  return Math.round(full * (100 - discountPercent)) / 100;
}

/** An invoice is written for so many people at most; more is a talk, not a form. */
export const INVOICE_MOST_PEOPLE = 10_000;

/** What a plan costs for a number of people, in roubles, and whether it has room for them in one workspace. */
export interface PlanPrice {
  readonly plan: Plan;
  readonly fits: boolean;
  readonly month: number;
  readonly year: number;
}

/** What each plan costs for so many people, the cheapest first. */
export function pricesFor(people: number): readonly PlanPrice[] {
  return PLAN_IDS.map((id) => PLANS[id]).map((plan) => ({
    plan,
    fits: hasRoomFor(plan, people),
    month: invoiceTotal(plan, 'month', people, 0),
    year: invoiceTotal(plan, 'year', people, 0),
  }));
}

/** What paying for a year saves against twelve months, in whole percent; 0 for a free plan. */
export function annualSaving({ monthly, annual }: Pick<Plan, 'monthly' | 'annual'>): number {
  return monthly === 0 ? 0 : Math.round(100 * (1 - annual / 12 / monthly));
}
