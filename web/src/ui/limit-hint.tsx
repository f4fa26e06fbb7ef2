import { Link } from 'react-router-dom';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import type { Reply } from '#shared/contract/route.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Subscription } from '#shared/models/subscription.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import { featureText, limitText } from '#shared/rules/plan-texts.ts';
import { takenSeats } from '#shared/rules/seats.ts';
import { PLAN_IDS, planNamed, PLANS, type Plan, type PlanFeature, type PlanLimit } from '#shared/rules/plans.ts';
import { useApi } from '#web/lib/use-api.ts';
import { useWorkspacePlan } from '#web/lib/use-workspace-plan.ts';
import { planLimitsText } from '#text/common/plan-limits.ts';
import { Note } from './note.tsx';
import { paths } from '#web/lib/paths.ts';
import { useAccount } from '#web/lib/workspace-context.tsx';
import { Caption } from '#web/ui/layout/layout.tsx';

/**
 * How much of a limit is left, before a person runs into it. Shown to owners alone: the plan of somebody else's
 * workspace is not ours to read. Nothing stands here where there is no limit, or while it is not known.
 */
export function LimitHint({ limit }: { readonly limit: PlanLimit }) {
  const { workspace } = useAccount();
  // A new workspace belongs to whoever makes it; everything else falls under the plan of the current one's owner.
  const governs = limit === 'workspaces' || workspace?.user_role === OWNER_ROLE;
  const { data } = useApi(subscriptions.getMySubscription, governs ? {} : null);
  // The subscription counts the people of the largest workspace; here it is about this one.
  const stats = useApi(
    workspaces.getStats,
    governs && limit === 'people' && workspace ? { params: { id: workspace.id } } : null,
  );
  const taken = limit === 'people' ? stats.data && seatsIn(stats.data) : data && usedOf(data, limit);
  if (!data || taken === undefined) return null;
  const max = maxOf(data, limit);
  if (max === null) return null;
  if (taken < max) return <Caption tone="ink-3">{planLimitsText.hints[limit](taken, max)}</Caption>;
  return (
    <Note tone="warning">
      {limitText(planInForce(data), limit)} <Link to={paths.subscription}>{planLimitsText.toPlans}</Link>
    </Note>
  );
}

/** That the plan of the workspace does not open something, before a person has worked at it in vain. */
export function FeatureHint({ feature }: { readonly feature: PlanFeature }) {
  const { workspace } = useAccount();
  const { data } = useWorkspacePlan(workspace?.id ?? null);
  if (!data || data.features.includes(feature)) return null;
  const own = workspace?.user_role === OWNER_ROLE;
  return (
    <Note tone="warning">
      {featureText(planNamed(data.subscription_type), feature)}{' '}
      {own ? <Link to={paths.subscription}>{planLimitsText.toPlans}</Link> : planLimitsText.ownerChanges}
    </Note>
  );
}

/** Whoever is invited or expected has their place as well: at the last one the next is refused. */
function seatsIn({ members, invitations }: Reply<typeof workspaces.getStats>): number {
  return takenSeats({ members, pending: invitations });
}

function usedOf({ usage }: Subscription, limit: 'workspaces' | 'pollsPerMonth'): number {
  return limit === 'pollsPerMonth' ? usage.polls_this_month : usage.workspaces;
}

function maxOf({ limits }: Subscription, limit: PlanLimit): number | null {
  return limit === 'pollsPerMonth' ? limits.polls_per_month : limits[limit];
}

/** The plan whose limits hold; past its due date that is no longer the one subscribed to. */
function planInForce(subscription: Subscription): Plan {
  const inForce = PLAN_IDS.map((id) => PLANS[id]).find(({ limits }) => limits.people === subscription.limits.people);
  return inForce ?? PLANS.startup;
}
