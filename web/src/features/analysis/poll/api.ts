import { ai } from '#shared/contract/ai.ts';
import type { Analyst } from '#shared/analysts/index.ts';
import type { PollRecommendations, PollSummary } from '#shared/models/analysis.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi } from '#web/lib/use-api.ts';
import { READ_ONCE } from '../api.ts';
import type { AnalysisQuestion } from '../lib/analysis-question.ts';
import { useAnalysis, type AnalysisReading } from '../lib/use-analysis.ts';

/** What people have written in the newest runs of a poll; null as poll means "not yet". */
export function usePollSummary(pollId: string | null, runs: number, analyst: Analyst): AnalysisReading<PollSummary> {
  return useAnalysis(pollQuestion(pollId, 'summary', runs, analyst), (refresh) =>
    callApi(ai.getPollAiSummary, { ...byId(pollId ?? ''), query: pollQuery(runs, analyst, refresh) }),
  );
}

/** What to do about it. */
export function usePollRecommendations(
  pollId: string | null,
  runs: number,
  analyst: Analyst,
): AnalysisReading<PollRecommendations> {
  return useAnalysis(pollQuestion(pollId, 'recommendations', runs, analyst), (refresh) =>
    callApi(ai.getPollAiRecommendations, { ...byId(pollId ?? ''), query: pollQuery(runs, analyst, refresh) }),
  );
}

/** What people have written in a survey; null as survey means "not yet". */
export function useSurveySummary(surveyId: string | null, analyst: Analyst): AnalysisReading<PollSummary> {
  return useAnalysis(surveyQuestion(surveyId, 'summary', analyst), (refresh) =>
    callApi(ai.getSurveyAiSummary, { ...byId(surveyId ?? ''), body: { ai_provider: analyst, refresh } }),
  );
}

/** What to do about it. */
export function useSurveyRecommendations(
  surveyId: string | null,
  analyst: Analyst,
): AnalysisReading<PollRecommendations> {
  return useAnalysis(surveyQuestion(surveyId, 'recommendations', analyst), (refresh) =>
    callApi(ai.getSurveyAiRecommendations, { ...byId(surveyId ?? ''), body: { ai_provider: analyst, refresh } }),
  );
}

/** What answers were analysed: those of a poll's newest runs, or of a survey. */
export type AnsweredSubject =
  | { readonly kind: 'poll'; readonly id: string; readonly runs: number }
  | { readonly kind: 'survey'; readonly id: string };

/** The answers behind a chip; null as id means "none". */
export function useEvidence(subject: AnsweredSubject, evidenceId: string | null, analyst: Analyst) {
  const params = { id: subject.id, evidence_id: evidenceId ?? '' };
  const query = { frames: String(subject.kind === 'poll' ? subject.runs : 1), ai_provider: analyst };
  const asked = evidenceId === null ? null : subject.kind;
  const ofPoll = useApi(ai.getPollEvidence, asked === 'poll' ? { params, query } : null, READ_ONCE);
  const ofSurvey = useApi(ai.getSurveyEvidence, asked === 'survey' ? { params } : null, READ_ONCE);
  return subject.kind === 'poll' ? ofPoll : ofSurvey;
}

const byId = (id: string) => ({ params: { id } });

function pollQuestion(
  id: string | null,
  part: AnalysisQuestion['part'],
  runs: number,
  analyst: Analyst,
): AnalysisQuestion | null {
  return id === null ? null : { subject: { kind: 'poll', id }, part, runs, analyst };
}

function surveyQuestion(id: string | null, part: AnalysisQuestion['part'], analyst: Analyst): AnalysisQuestion | null {
  return id === null ? null : { subject: { kind: 'survey', id }, part, runs: 1, analyst };
}

function pollQuery(runs: number, analyst: Analyst, refresh: boolean) {
  return { frames: String(runs), ai_provider: analyst, refresh: refresh ? 'true' : 'false' } as const;
}
