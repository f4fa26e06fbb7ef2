import { PLANS, type Plan, type PlanId } from './plans.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** From so many days before the end on, people are warned. */
export const WARNING_DAYS = 7;

/** What the rules need to know of a subscription; null stands for none at all. */
export interface Term {
  readonly plan: PlanId;
  readonly active: boolean;
  /** Null = without end. */
  readonly dueDate: string | null;
}

/** The plan whose limits hold at this moment: one past its due date counts as Startup, whether or not it was tidied away. */
export function planInForce(term: Term | null, now: Date): Plan {
  return term && term.active && !isPastDue(term, now) ? PLANS[term.plan] : PLANS.startup;
}

/** Whole days to the end, the last one counted as a day; 0 or less after it, null without an end. */
export function daysRemaining(dueDate: string | null, now: Date): number | null {
  return dueDate === null ? null : Math.ceil((Date.parse(dueDate) - now.getTime()) / DAY_MILLISECONDS);
}

export type SubscriptionState = 'inactive' | 'expired' | 'expiring' | 'active';

/** How a subscription is shown. */
export function subscriptionState(subscription: {
  readonly is_active: boolean;
  readonly days_remaining: number | null;
}): SubscriptionState {
  const { is_active: isActive, days_remaining: days } = subscription;
  if (!isActive) return 'inactive';
  if (days === null || days > WARNING_DAYS) return 'active';
  return days <= 0 ? 'expired' : 'expiring';
}

/** Of an owner's workspaces, oldest first, those that are too many for the plan: they can be read, not changed. */
export function readOnlyWorkspaces<Workspace>(oldestFirst: readonly Workspace[], { limits }: Plan): Workspace[] {
  return limits.workspaces === null ? [] : oldestFirst.slice(limits.workspaces);
}

function isPastDue({ dueDate }: Term, now: Date): boolean {
  return dueDate !== null && Date.parse(dueDate) <= now.getTime();
}
