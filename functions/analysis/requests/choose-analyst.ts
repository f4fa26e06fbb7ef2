import { planOf } from '#functions/subscriptions/plan.ts';
import { notFound, planLimit } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { analystOf, describeAnalyst, type Analyst } from '#shared/analysts/index.ts';
import { featureText } from '#shared/rules/plan-texts.ts';
import type { Plan } from '#shared/rules/plans.ts';

type Context = Pick<OperationContext<'integrations' | 'plans' | 'workspaces'>, 'repos' | 'now'> & {
  readonly workspaceId: string;
};

/** The plan of the workspace's owner. */
export async function governingPlan({ repos, workspaceId, now }: Context): Promise<Plan> {
  const workspace = (await repos.workspaces.find(workspaceId)) ?? notFound('workspace');
  return planOf(repos, workspace.ownerId, now);
}

/**
 * Who prepares an analysis: whoever is asked for; where nobody is, the model if it is connected and lets us in. The
 * model is for plans with AI: 402 for whoever asks for it on another one.
 */
export async function chooseAnalyst(context: Context, plan: Plan, asked: Analyst | undefined): Promise<Analyst> {
  const allowed = plan.features.includes('ai');
  if (asked && describeAnalyst(asked).asksModel && !allowed) planLimit(featureText(plan, 'ai'));
  if (asked) return asked;
  if (!allowed) return 'builtin';
  const access = await context.repos.integrations.findAi(context.workspaceId);
  return (access && access.problem === null && analystOf(access.provider)) || 'builtin';
}
