import type { StoredAnalysisJob } from '../repositories/analysis-items.ts';
import { subjectId } from '../repositories/analysis-place.ts';
import type { AnalysisJob } from '#shared/models/analysis.ts';
import { inWords } from '#shared/text/said.ts';
import { jobsSaid } from '#text/analysis/jobs-said.ts';
import { told } from '../kept.ts';

/** A job in the words of the API. */
export function presentJob({ subject, ...job }: StoredAnalysisJob): AnalysisJob {
  return {
    id: job.id,
    subject: subject.kind,
    subject_id: subjectId(subject),
    ai_provider: job.ai_provider,
    state: job.state,
    steps: told<AnalysisJob['steps']>(jobsSaid, job.steps),
    requested_at: job.requested_at,
    finished_at: job.finished_at,
    problem: job.problem === null ? null : inWords(jobsSaid, job.problem),
  };
}
