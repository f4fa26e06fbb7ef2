import type { Analyst } from '#shared/models/analysis.ts';
import { keys, type Key } from './keys.ts';

/** What is analysed. */
export type AnalysisSubject =
  | { readonly kind: 'workload'; readonly workspaceId: string }
  /** So many of its newest runs. */
  | { readonly kind: 'poll'; readonly workspaceId: string; readonly pollId: string; readonly runs: number }
  | { readonly kind: 'survey'; readonly workspaceId: string; readonly surveyId: string };

/** What is analysed of answers: a poll, or a survey, which lies where a poll of its id would, as its one run does. */
type AnswersSubject = Exclude<AnalysisSubject, { readonly kind: 'workload' }>;

function pollOf(subject: AnswersSubject): { readonly id: string; readonly runs: number } {
  return subject.kind === 'poll' ? { id: subject.pollId, runs: subject.runs } : { id: subject.surveyId, runs: 1 };
}

/** What a subject is the analysis of: the workspace, the poll or the survey. */
export function subjectId(subject: AnalysisSubject): string {
  return subject.kind === 'workload' ? subject.workspaceId : pollOf(subject).id;
}

/** Where the analysis of a subject by one analyst lies. */
export function analysisKey(subject: AnalysisSubject, analyst: Analyst): Key {
  if (subject.kind === 'workload') return keys.workloadAnalysis(subject.workspaceId, analyst);
  const { id, runs } = pollOf(subject);
  return keys.pollAnalysis(id, analyst, runs);
}

/** Where its jobs lie: with the workspace, with the poll or the survey. */
export function analysisJobKey(subject: AnalysisSubject, jobId: string): Key {
  return subject.kind === 'workload'
    ? keys.workloadJob(subject.workspaceId, jobId)
    : keys.pollJob(pollOf(subject).id, jobId);
}

/** Where its result lies; `runId` is the newest run that is analysed. Null for a poll without runs. */
export function resultKey(subject: AnalysisSubject, analyst: Analyst, runId: string | null): Key | null {
  if (subject.kind === 'workload') return keys.workloadResult(subject.workspaceId, analyst);
  return runId === null ? null : keys.pollResult(runId, analyst, pollOf(subject).runs);
}

/** Where what was measured lies: of workload on each day, of a run for the last time. */
export function metricsKey(subject: AnalysisSubject, runId: string | null, date: string): Key | null {
  if (subject.kind === 'workload') return keys.workloadMetrics(subject.workspaceId, date);
  return runId === null ? null : keys.pollMetrics(runId);
}

/** What must be there for an analysis to be kept: of what is deleted nothing comes back. */
export function ownerKeys(subject: AnalysisSubject, runId: string | null): Key[] {
  if (subject.kind === 'workload') return [keys.workspace(subject.workspaceId)];
  const owner = subject.kind === 'poll' ? keys.pollRef(subject.pollId) : keys.surveyRef(subject.surveyId);
  return [owner, ...(runId === null ? [] : [keys.run(runId)])];
}
