import { presentPackPlan } from '../present-packs.ts';
import type { OverviewOperation } from '../operation.ts';

/** How reports look, and to whom a link to them is sent; whoever sees their own teams alone is told the former. */
export const getPackSettings: OverviewOperation<'getPackSettings'> = async ({ repos, workspaceId, reach }) => {
  const [brand, plan] = await Promise.all([
    repos.packs.brandOf(workspaceId),
    reach.all ? repos.packs.planOf(workspaceId) : null,
  ]);
  return { brand, plan: plan && presentPackPlan(plan) };
};
