import { describeAnalyst } from '#shared/analysts/index.ts';
import type { AnalysisJob } from '#shared/models/analysis.ts';
import { SECOND_MS } from '#shared/rules/durations.ts';

/** So long a job is asked after every second, then more and more rarely. */
const EAGER_SECONDS = 10;
const PATIENT_SECONDS = 60;

/** Whether a job still has something to do. */
export function isUnderWay({ state }: Pick<AnalysisJob, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}

/** After how many milliseconds a job is to be asked after again; 0 once it is over. */
export function askAgainAfter(job: Pick<AnalysisJob, 'state' | 'requested_at'> | undefined, now: Date): number {
  if (!job) return SECOND_MS;
  if (!isUnderWay(job)) return 0;
  const age = ageInSeconds(job, now);
  if (age < EAGER_SECONDS) return SECOND_MS;
  return (age < PATIENT_SECONDS ? 2 : 5) * SECOND_MS;
}

/** Whether a job takes longer than such jobs do. */
export function takesLong(job: Pick<AnalysisJob, 'ai_provider' | 'requested_at'>, now: Date): boolean {
  return ageInSeconds(job, now) > describeAnalyst(job.ai_provider).usualSeconds;
}

function ageInSeconds({ requested_at }: Pick<AnalysisJob, 'requested_at'>, now: Date): number {
  return (now.getTime() - new Date(requested_at).getTime()) / SECOND_MS;
}
