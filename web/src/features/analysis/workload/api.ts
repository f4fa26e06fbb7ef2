import { ai } from '#shared/contract/ai.ts';
import type { Analyst } from '#shared/analysts/index.ts';
import type { WorkloadRecommendations, WorkloadSummary } from '#shared/models/analysis.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi } from '#web/lib/use-api.ts';
import { READ_ONCE } from '../api.ts';
import type { AnalysisQuestion } from '../lib/analysis-question.ts';
import { useAnalysis, type AnalysisReading } from '../lib/use-analysis.ts';

/** What was found out about the workload of a workspace. */
export function useWorkloadSummary(workspaceId: string | null, analyst: Analyst): AnalysisReading<WorkloadSummary> {
  const question = workloadQuestion(workspaceId, 'summary', analyst);
  return useAnalysis(question, (refresh) =>
    callApi(ai.getWorkloadSummary, { ...byId(workspaceId ?? ''), body: { ai_provider: analyst, refresh } }),
  );
}

/** What to do about it. */
export function useWorkloadRecommendations(
  workspaceId: string | null,
  analyst: Analyst,
): AnalysisReading<WorkloadRecommendations> {
  const question = workloadQuestion(workspaceId, 'recommendations', analyst);
  return useAnalysis(question, (refresh) =>
    callApi(ai.getWorkloadRecommendations, { ...byId(workspaceId ?? ''), body: { ai_provider: analyst, refresh } }),
  );
}

/** The tasks behind a chip; null as id means "none". */
export function useWorkloadEvidence(workspaceId: string, evidenceId: string | null, analyst: Analyst) {
  const input = { params: { id: workspaceId, evidence_id: evidenceId ?? '' }, query: { ai_provider: analyst } };
  return useApi(ai.getWorkloadEvidence, evidenceId === null ? null : input, READ_ONCE);
}

const byId = (id: string) => ({ params: { id } });

function workloadQuestion(
  id: string | null,
  part: AnalysisQuestion['part'],
  analyst: Analyst,
): AnalysisQuestion | null {
  return id === null ? null : { subject: { kind: 'workload', id }, part, runs: 1, analyst };
}
