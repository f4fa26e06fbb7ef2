import { ai } from '#shared/contract/ai.ts';
import type { Analyst, PollRecommendations, PollSummary } from '#shared/models/analysis.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi } from '#web/lib/use-api.ts';
import { READ_ONCE } from '../api.ts';
import type { AnalysisQuestion } from '../lib/analysis-question.ts';
import { useAnalysis, type AnalysisReading } from '../lib/use-analysis.ts';

/** What people have written in the newest runs of a poll; null as poll means "not yet". */
export function usePollSummary(pollId: string | null, frames: number, analyst: Analyst): AnalysisReading<PollSummary> {
  return useAnalysis(pollQuestion(pollId, 'summary', frames, analyst), (refresh) =>
    callApi(ai.getPollAiSummary, { ...byId(pollId ?? ''), query: pollQuery(frames, analyst, refresh) }),
  );
}

/** What to do about it. */
export function usePollRecommendations(
  pollId: string | null,
  frames: number,
  analyst: Analyst,
): AnalysisReading<PollRecommendations> {
  return useAnalysis(pollQuestion(pollId, 'recommendations', frames, analyst), (refresh) =>
    callApi(ai.getPollAiRecommendations, { ...byId(pollId ?? ''), query: pollQuery(frames, analyst, refresh) }),
  );
}

/** The answers behind a chip; null as id means "none". */
export function usePollEvidence(pollId: string, evidenceId: string | null, frames: number, analyst: Analyst) {
  const query = { frames: String(frames), ai_provider: analyst };
  const input = { params: { id: pollId, evidence_id: evidenceId ?? '' }, query };
  return useApi(ai.getPollEvidence, evidenceId === null ? null : input, READ_ONCE);
}

const byId = (id: string) => ({ params: { id } });

function pollQuestion(
  id: string | null,
  part: AnalysisQuestion['part'],
  frames: number,
  analyst: Analyst,
): AnalysisQuestion | null {
  return id === null ? null : { subject: { kind: 'poll', id }, part, frames, analyst };
}

function pollQuery(frames: number, analyst: Analyst, refresh: boolean) {
  return { frames: String(frames), ai_provider: analyst, refresh: refresh ? 'true' : 'false' } as const;
}
