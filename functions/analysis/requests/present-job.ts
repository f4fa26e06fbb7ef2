import type { StoredAnalysisJob } from '../repositories/analysis-items.ts';
import { subjectId } from '../repositories/analysis-place.ts';
import type { AnalysisJob } from '#shared/models/analysis.ts';

/** A job in the words of the API. */
export function presentJob({ subject, ...job }: StoredAnalysisJob): AnalysisJob {
  return {
    id: job.id,
    subject: subject.kind,
    subject_id: subjectId(subject),
    ai_provider: job.ai_provider,
    state: job.state,
    steps: job.steps,
    requested_at: job.requested_at,
    finished_at: job.finished_at,
    problem: job.problem,
  };
}
