import { Accepted } from '#shared/contract/route.ts';
import type { WorkloadSummary } from '#shared/models/analysis.ts';
import { replyWithWorkloadAnalysis } from '../requests/reply-with-workload-analysis.ts';
import { workloadSaid } from '#text/analysis/workload-said.ts';
import { told, type Kept } from '../kept.ts';
import type { AiOperation } from '../operation.ts';

/** What is found in the tasks of a workspace, or the job that is finding it. */
export const getWorkloadSummary: AiOperation<'getWorkloadSummary'> = async (context, { body }) => {
  const answer = await replyWithWorkloadAnalysis(context, body);
  // Checked when it was stored, and by the reply's own schema.
  return answer instanceof Accepted
    ? answer
    : told<WorkloadSummary>(workloadSaid, answer.summary as Kept<WorkloadSummary>);
};
