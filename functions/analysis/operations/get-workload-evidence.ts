import { notFound } from '#core/http/errors.ts';
import { requireFeature } from '#functions/subscriptions/plan.ts';
import type { AiOperation } from '../operation.ts';

/** The tasks behind a finding of the newest analysis of workload, as they were when it was made. */
export const getWorkloadEvidence: AiOperation<'getWorkloadEvidence'> = async (context, { params, query }) => {
  const { repos, workspaceId } = context;
  await requireFeature(context, 'ai');
  const state = await repos.analyses.find({ kind: 'workload', workspaceId }, query.ai_provider);
  const found = state?.newest && (await repos.analyses.evidence(workspaceId, state.newest, params.evidence_id));
  if (!found) return notFound('evidence');
  return { tasks: [...found.tasks], total: found.total };
};
