import useSWR, { type SWRConfiguration } from 'swr';
import type { AnalysisSubject } from './analysis-question.ts';

/** An analysis that somebody is waiting for, on its page or elsewhere. */
export interface PendingAnalysis {
  readonly subject: AnalysisSubject;
  readonly jobId: string;
}

/** Kept with what is read: it ends with the session. */
export const PENDING_ANALYSES = ['analyses under way'] as const;
const NONE: readonly PendingAnalysis[] = [];
const NEVER: SWRConfiguration = { revalidateOnMount: false };

/** The analyses that are waited for. */
export function usePendingAnalyses(): readonly PendingAnalysis[] {
  return useSWR<readonly PendingAnalysis[]>(PENDING_ANALYSES, null, NEVER).data ?? NONE;
}

/** With one more; each is waited for once. */
export function withPending(one: PendingAnalysis) {
  return (known: readonly PendingAnalysis[] = NONE): readonly PendingAnalysis[] =>
    known.some(({ jobId }) => jobId === one.jobId) ? known : [...known, one];
}

/** Without those of this job. */
export function withoutPending(jobId: string) {
  return (known: readonly PendingAnalysis[] = NONE): readonly PendingAnalysis[] =>
    known.filter((one) => one.jobId !== jobId);
}
