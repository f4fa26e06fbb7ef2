import type { Analyst } from '#shared/analysts/index.ts';
import type { RunKind } from '#shared/rules/run-kinds.ts';
import { keys, type Key } from '#data/keys.ts';
import { OF_KIND } from '#functions/runs/repositories/run-kinds.ts';

/** What is analysed. */
export type AnalysisSubject = { readonly kind: 'workload'; readonly workspaceId: string } | AnswersSubject;

/** So many of the newest runs of a poll; or a survey, which lies where a poll of its id would, as its one run does. */
export interface AnswersSubject {
  readonly kind: RunKind;
  readonly workspaceId: string;
  readonly pollId: string;
  readonly runs: number;
}

/** A survey, which is one run. */
export function surveySubject({
  id: pollId,
  workspaceId,
}: {
  readonly id: string;
  readonly workspaceId: string;
}): AnswersSubject {
  return { kind: 'survey', workspaceId, pollId, runs: 1 };
}

/** What a subject is the analysis of: the workspace, the poll or the survey. */
export function subjectId(subject: AnalysisSubject): string {
  return subject.kind === 'workload' ? subject.workspaceId : subject.pollId;
}

/** Where the analysis of a subject by one analyst lies. */
export function analysisKey(subject: AnalysisSubject, analyst: Analyst): Key {
  if (subject.kind === 'workload') return keys.workloadAnalysis(subject.workspaceId, analyst);
  return keys.pollAnalysis(subject.pollId, analyst, subject.runs);
}

/** Where its jobs lie: with the workspace, with the poll or the survey. */
export function analysisJobKey(subject: AnalysisSubject, jobId: string): Key {
  return subject.kind === 'workload'
    ? keys.workloadJob(subject.workspaceId, jobId)
    : keys.pollJob(subject.pollId, jobId);
}

/** Where its result lies; `runId` is the newest run that is analysed. Null for a poll without runs. */
export function resultKey(subject: AnalysisSubject, analyst: Analyst, runId: string | null): Key | null {
  if (subject.kind === 'workload') return keys.workloadResult(subject.workspaceId, analyst);
  return runId === null ? null : keys.pollResult(runId, analyst, subject.runs);
}

/** Where what was measured lies: of workload on each day, of a run for the last time. */
export function metricsKey(subject: AnalysisSubject, runId: string | null, date: string): Key | null {
  if (subject.kind === 'workload') return keys.workloadMetrics(subject.workspaceId, date);
  return runId === null ? null : keys.pollMetrics(runId);
}

/** What must be there for an analysis to be kept: of what is deleted nothing comes back. */
export function ownerKeys(subject: AnalysisSubject, runId: string | null): Key[] {
  if (subject.kind === 'workload') return [keys.workspace(subject.workspaceId)];
  return [OF_KIND[subject.kind].refOf(subject.pollId), ...(runId === null ? [] : [keys.run(runId)])];
}
