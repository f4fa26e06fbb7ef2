import { planLimit } from '#core/http/errors.ts';
import { requireWritable, type Governed } from '#functions/subscriptions/plan.ts';
import { featureText } from '#shared/rules/plan-texts.ts';

/** Asked before the money of a workspace is changed: what the plan opens, and that the workspace can be changed at all. */
export async function requireFinance(context: Parameters<typeof requireWritable>[0]): Promise<Governed> {
  const governed = await requireWritable(context);
  if (!governed.plan.features.includes('finance')) planLimit(featureText(governed.plan, 'finance'));
  return governed;
}
