import type { Day } from '#shared/rules/working-days.ts';
import type { FactorOfGroup } from '#shared/rules/workload-level.ts';
import type { Analyst } from '#shared/analysts/index.ts';
import type { AnalysisJob, EvidenceTask } from '#shared/models/analysis.ts';
import type { Words } from '#shared/text/said.ts';
import type { Kept, KeptMetric } from '../kept.ts';
import type { AnalysisSubject } from './analysis-place.ts';
import type { Item } from '#data/writes.ts';
import { zlib } from '#data/zlib.ts';

/** What is known of the analysis of a subject by one analyst: of its newest result, and of what prepares the next. */
export interface AnalysisState {
  /** The job that prepares a result; null when none does. */
  readonly jobId: string | null;
  readonly newest: NewestResult | null;
  readonly version: number;
}

/** The newest result at a glance. */
export interface NewestResult {
  /** The job that prepared it. */
  readonly jobId: string;
  /** What it was made from; the same again needs no other result. */
  readonly fingerprint: string;
  readonly at: string;
  /** The model was to prepare it and did not: it is asked for again soon. */
  readonly fellBack: boolean;
  /** For whoever asks how it stands: of workload. */
  readonly headline: Words | null;
  readonly score: number | null;
  /** What the score may be; null where the data say nothing of it, or it was made before this was noted. */
  readonly range: { readonly low: number; readonly high: number } | null;
  /** Whether anybody is responsible for anything. */
  readonly people: number | null;
}

/** A job as it is kept. */
export interface StoredAnalysisJob extends Pick<
  AnalysisJob,
  'id' | 'state' | 'requested_at' | 'finished_at' | 'ai_provider'
> {
  readonly steps: Step[];
  /** Why it failed. */
  readonly problem: Words | null;
  readonly subject: AnalysisSubject;
  readonly fingerprint: string;
  /** When it was last heard of. */
  readonly heardAt: string;
  /** How often it was begun. */
  readonly attempts: number;
  /** Which execution is at it. */
  readonly runId: string | null;
  /** When the model was asked; it is never asked by another execution. */
  readonly modelAskedAt: string | null;
}

/** What is kept of a result besides what is shown: the model's own reply, for the same question again. */
export interface StoredResult {
  readonly summary: unknown;
  readonly recommendations: unknown;
  readonly reply: { readonly question: string; readonly value: unknown } | null;
}

/** The workload index of a team of at least five people, 0 to 100; of the company where the team is null. */
export interface GroupScore {
  readonly team: string | null;
  readonly score: number;
  /** What makes it; none of what was measured before it was kept. */
  readonly reason?: Words;
  /** Which part that is; null where none is. */
  readonly factor?: FactorOfGroup | null;
  /** The day from which on every measurement says that it is high; none of what is not. */
  readonly highSince?: Day;
  readonly people: number;
}

/** Shares as they were measured. */
export interface Measurement {
  readonly at: string;
  readonly metrics: readonly KeptMetric[];
  /** Of workload; none of answers, and of what was measured before they were kept. */
  readonly scores: readonly GroupScore[];
  /** In so many teams fewer than five people had tasks, or nobody; 0 where that was not kept. */
  readonly smallTeams: number;
}

/** What a job leaves when it is done. */
export interface Outcome {
  readonly result: StoredResult;
  readonly newest: Omit<NewestResult, 'jobId' | 'fingerprint' | 'at'>;
  readonly metrics: readonly KeptMetric[];
  readonly scores: readonly GroupScore[];
  readonly smallTeams: number;
  /** Of a poll: the newest run that was analysed. */
  readonly runId: string | null;
}

/** What a job has done, or is at. */
export type Step = Kept<AnalysisJob['steps'][number]>;
/** The tasks behind a finding. */
export type KeptEvidence = { readonly tasks: readonly EvidenceTask[]; readonly total: number };

/** Whether a job may still bring a result. */
export function isAlive({ state }: Pick<StoredAnalysisJob, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}

/** The state behind a stored item. */
export function toState(item: Item): AnalysisState {
  return {
    jobId: typeof item['jobId'] === 'string' ? item['jobId'] : null,
    newest: item['newest'] ? { range: null, ...(item['newest'] as Omit<NewestResult, 'range'>) } : null,
    version: Number(item['version']),
  };
}

/** The job behind a stored item. */
export function toJob(item: Item): StoredAnalysisJob {
  const text = (name: string): string | null => (typeof item[name] === 'string' ? item[name] : null);
  return {
    id: String(item['jobId']),
    subject: item['subject'] as AnalysisSubject,
    ai_provider: item['analyst'] as Analyst,
    state: item['state'] as StoredAnalysisJob['state'],
    steps: item['steps'] as StoredAnalysisJob['steps'],
    requested_at: String(item['requestedAt']),
    finished_at: text('finishedAt'),
    problem: (item['problem'] as Words | undefined) ?? null,
    fingerprint: String(item['fingerprint']),
    heardAt: String(item['heardAt']),
    attempts: Number(item['attempts']),
    runId: text('runId'),
    modelAskedAt: text('modelAskedAt'),
  };
}

/** What was measured, behind a stored item. */
export function toMeasurement(item: Item): Measurement {
  const scores = (item['scores'] as GroupScore[] | undefined) ?? [];
  return {
    at: String(item['at']),
    metrics: item['metrics'] as KeptMetric[],
    scores,
    smallTeams: Number(item['smallTeams'] ?? 0),
  };
}

/** Content as it is stored. */
export function pack(content: unknown): Uint8Array {
  return zlib().deflateRawSync(JSON.stringify(content));
}

/** Stored content. */
export function unpack(content: unknown): unknown {
  return JSON.parse(
    zlib()
      .inflateRawSync(content as Uint8Array)
      .toString(),
  );
}
