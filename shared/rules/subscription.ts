import { PLANS, type Plan, type PlanId } from './plans.ts';
import { DAY_MS } from './durations.ts';

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
  return dueDate === null ? null : Math.ceil((Date.parse(dueDate) - now.getTime()) / DAY_MS);
}

/** Whether a plan holds that is paid for: neither Startup nor the trial. */
export function isPaid(term: (Term & { readonly isTrial: boolean }) | null, now: Date): boolean {
  return term !== null && !term.isTrial && planInForce(term, now) !== PLANS.startup;
}

/** Whether a subscription, as the API tells it, holds at this moment: switched on and not past its last day. */
export function isInForce({ is_active: isActive, days_remaining: days }: Subscription): boolean {
  return isActive && (days === null || days > 0);
}

/** What the API tells of how a subscription stands. */
interface Subscription {
  readonly is_active: boolean;
  readonly days_remaining: number | null;
}

export type SubscriptionState = 'inactive' | 'expired' | 'expiring' | 'active';

/** How a subscription is shown. */
export function subscriptionState(subscription: Subscription): SubscriptionState {
  const { is_active: isActive, days_remaining: days } = subscription;
  if (!isActive) return 'inactive';
  if (days === null || days > WARNING_DAYS) return 'active';
  return days <= 0 ? 'expired' : 'expiring';
}

/** Of an owner's workspaces, oldest first, those beyond the number the plan has room for. */
export function surplusWorkspaces<Workspace>(
  oldestFirst: readonly Workspace[],
  { limits }: Plan,
): readonly Workspace[] {
  return limits.workspaces === null ? [] : oldestFirst.slice(limits.workspaces);
}

/** How many people a workspace has: members, and people without an account. */
interface Peopled {
  readonly memberCount: number;
  readonly contactCount: number;
}

/** All of them: each takes a place of the plan. */
export function peopleIn({ memberCount, contactCount }: Peopled): number {
  return memberCount + contactCount;
}

/** Whether more people are in a workspace than its plan has room for; it came from a larger plan. */
export function isOvercrowded(workspace: Peopled, { limits }: Plan): boolean {
  return limits.people !== null && peopleIn(workspace) > limits.people;
}

/** Of an owner's workspaces, oldest first, those that can only be read: one too many, or with too many people. */
export function readOnlyWorkspaces<Workspace extends Peopled>(
  oldestFirst: readonly Workspace[],
  plan: Plan,
): readonly Workspace[] {
  const surplus = surplusWorkspaces(oldestFirst, plan);
  return oldestFirst.filter((one) => surplus.includes(one) || isOvercrowded(one, plan));
}

function isPastDue({ dueDate }: Term, now: Date): boolean {
  return dueDate !== null && Date.parse(dueDate) <= now.getTime();
}
