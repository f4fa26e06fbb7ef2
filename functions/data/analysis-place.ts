import type { Analyst } from '#shared/models/analysis.ts';
import { keys, type Key } from './keys.ts';

/** What is analysed. */
export type AnalysisSubject =
  | { readonly kind: 'workload'; readonly workspaceId: string }
  /** So many of its newest runs. */
  | { readonly kind: 'poll'; readonly workspaceId: string; readonly pollId: string; readonly frames: number };

/** Where the analysis of a subject by one analyst lies. */
export function analysisKey(subject: AnalysisSubject, analyst: Analyst): Key {
  return subject.kind === 'workload'
    ? keys.workloadAnalysis(subject.workspaceId, analyst)
    : keys.pollAnalysis(subject.pollId, analyst, subject.frames);
}

/** Where its jobs lie: with the workspace, or with the poll. */
export function analysisJobKey(subject: AnalysisSubject, jobId: string): Key {
  return subject.kind === 'workload'
    ? keys.workloadJob(subject.workspaceId, jobId)
    : keys.pollJob(subject.pollId, jobId);
}

/** Where its result lies; `frameId` is the newest run that is analysed. Null for a poll without runs. */
export function resultKey(subject: AnalysisSubject, analyst: Analyst, frameId: string | null): Key | null {
  if (subject.kind === 'workload') return keys.workloadResult(subject.workspaceId, analyst);
  return frameId === null ? null : keys.pollResult(frameId, analyst, subject.frames);
}

/** Where what was measured lies: of workload on each day, of a run for the last time. */
export function metricsKey(subject: AnalysisSubject, frameId: string | null, date: string): Key | null {
  if (subject.kind === 'workload') return keys.workloadMetrics(subject.workspaceId, date);
  return frameId === null ? null : keys.pollMetrics(frameId);
}

/** What must be there for an analysis to be kept: of what is deleted nothing comes back. */
export function ownerKeys(subject: AnalysisSubject, frameId: string | null): Key[] {
  if (subject.kind === 'workload') return [keys.workspace(subject.workspaceId)];
  return [keys.pollRef(subject.pollId), ...(frameId === null ? [] : [keys.frame(frameId)])];
}
