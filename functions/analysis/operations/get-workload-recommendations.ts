import { Accepted } from '#shared/contract/route.ts';
import type { WorkloadRecommendations } from '#shared/models/analysis.ts';
import { replyWithWorkloadAnalysis } from '../requests/reply-with-workload-analysis.ts';
import { workloadSaid } from '#text/analysis/workload-said.ts';
import { told, type Kept } from '../kept.ts';
import type { AiOperation } from '../operation.ts';

/** What could be done about the workload, or the job that is working it out. */
export const getWorkloadRecommendations: AiOperation<'getWorkloadRecommendations'> = async (context, { body }) => {
  const answer = await replyWithWorkloadAnalysis(context, body);
  return answer instanceof Accepted
    ? answer
    : told<WorkloadRecommendations>(workloadSaid, answer.recommendations as Kept<WorkloadRecommendations>);
};
