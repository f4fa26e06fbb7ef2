import type { AnalysisJob, Analyst, EvidenceTask, Metric } from '#shared/models/analysis.ts';
import { seconds } from '#shared/rules/seconds.ts';
import {
  analysisJobKey,
  analysisKey,
  metricsKey,
  ownerKeys,
  resultKey,
  type AnalysisSubject,
} from './analysis-place.ts';
import { unlessChanged } from './conditions.ts';
import { jobItem } from './job-item.ts';
import { keys, ranges, type Key } from './keys.ts';
import type { Item, Table } from './table.ts';
import { check, insert, put, update } from './writes.ts';

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
  readonly headline: string | null;
  readonly score: number | null;
  /** Whether anybody is responsible for anything. */
  readonly people: number | null;
}

/** A job as it is kept. */
export interface StoredAnalysisJob extends Pick<
  AnalysisJob,
  'id' | 'state' | 'steps' | 'requested_at' | 'finished_at' | 'problem' | 'ai_provider'
> {
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

/** Shares as they were measured. */
export interface Measurement {
  readonly at: string;
  readonly metrics: readonly Metric[];
}

/** What a job leaves when it is done. */
export interface Outcome {
  readonly result: StoredResult;
  readonly newest: Omit<NewestResult, 'jobId' | 'fingerprint' | 'at'>;
  readonly metrics: readonly Metric[];
  /** Of a poll: the newest run that was analysed. */
  readonly frameId: string | null;
}

type Evidence = { readonly tasks: readonly EvidenceTask[]; readonly total: number };

const DAY_SECONDS = 86_400;
/** A job that is over is told of for so long. */
const KEEP_JOB_SECONDS = 30 * DAY_SECONDS;
/** Somewhat more than a year, to compare with. */
const KEEP_METRICS_SECONDS = 400 * DAY_SECONDS;
/** Evidence is written anew with every result; what a result that was never finished has left goes by itself. */
const KEEP_EVIDENCE_SECONDS = KEEP_METRICS_SECONDS;
const DATE_LENGTH = '2026-11-22'.length;

/** Analyses of workload and of polls, and the jobs that prepare them. */
export function createAnalyses(table: Table) {
  async function find(
    subject: AnalysisSubject,
    analyst: Analyst,
    options: { consistent?: boolean } = {},
  ): Promise<AnalysisState | null> {
    const item = await table.get(analysisKey(subject, analyst), options);
    return item && toState(item);
  }

  /** Changes a job while this execution is the one at it. */
  const change = (job: StoredAnalysisJob, set: Item) =>
    update(analysisJobKey(job.subject, job.id), { set }, { equals: { state: 'running', runId: job.runId } });

  return {
    find,

    async findJob(
      subject: AnalysisSubject,
      jobId: string,
      options: { consistent?: boolean } = {},
    ): Promise<StoredAnalysisJob | null> {
      const item = await table.get(analysisJobKey(subject, jobId), options);
      return item && toJob(item);
    },

    async result(
      subject: AnalysisSubject,
      analyst: Analyst,
      frameId: string | null,
      options: { consistent?: boolean } = {},
    ): Promise<StoredResult | null> {
      const key = resultKey(subject, analyst, frameId);
      const item = key && (await table.get(key, options));
      return item ? (unpack(item['content']) as StoredResult) : null;
    },

    /**
     * Begins a job, with the message to whoever does it, in the place of the one that `known` names, which is over or
     * has not been heard of. False when somebody else was faster, or what is to be analysed is gone.
     */
    async request(
      job: Pick<StoredAnalysisJob, 'id' | 'subject' | 'ai_provider' | 'fingerprint'>,
      known: AnalysisState | null,
      silent: StoredAnalysisJob | null,
      { workerJobId, now }: { readonly workerJobId: string; readonly now: Date },
    ): Promise<boolean> {
      const at = now.toISOString();
      const { subject, id: jobId, ai_provider: analyst } = job;
      const key = analysisKey(subject, analyst);
      const { workspaceId } = subject;
      const ttl = seconds(now) + KEEP_JOB_SECONDS;
      const waiting = { state: 'queued', steps: [], requestedAt: at, heardAt: at, attempts: 0 };
      const stored = { subject, analyst, fingerprint: job.fingerprint, ...waiting, ttl };
      const worker = { kind: 'analyse', workspaceId, subject, analyst, jobId } as const;
      return unlessChanged(
        table.transact([
          known
            ? update(key, { set: { jobId, version: known.version + 1 } }, { equals: { version: known.version } })
            : insert({ ...key, type: 'analysis', analyst, jobId, version: 1 }),
          insert({ ...analysisJobKey(subject, jobId), type: 'analysis-job', jobId, ...stored }),
          insert(jobItem(worker, workerJobId, now)),
          ...(silent
            ? [
                update(
                  analysisJobKey(subject, silent.id),
                  { set: { state: 'failed', finishedAt: at, problem: SILENT } },
                  { equals: { state: silent.state, heardAt: silent.heardAt } },
                ),
              ]
            : []),
          ...ownerKeys(subject, null).map((owner) => check(owner, { exists: true })),
        ]),
      );
    },

    /** Calls a job off; false when it is over, or somebody was faster. What it does from here on is not kept. */
    async cancel(job: StoredAnalysisJob, now: Date): Promise<boolean> {
      const at = now.toISOString();
      const set = { state: 'cancelled', finishedAt: at, heardAt: at };
      return unlessChanged(
        table.write(update(analysisJobKey(job.subject, job.id), { set }, { equals: { state: job.state } })),
      );
    },

    /** Makes an execution the one that may write; null when the job is over or replaced. */
    async start(subject: AnalysisSubject, jobId: string, runId: string, now: Date): Promise<StoredAnalysisJob | null> {
      const item = await table.get(analysisJobKey(subject, jobId), { consistent: true });
      if (!item || !isAlive(toJob(item))) return null;
      const job = toJob(item);
      const state = await find(subject, job.ai_provider, { consistent: true });
      if (state?.jobId !== jobId) return null;
      const heardAt = now.toISOString();
      const attempts = job.attempts + 1;
      const started = { ...job, state: 'running' as const, steps: [], runId, heardAt, attempts };
      const set = { state: 'running', steps: [], runId, heardAt, attempts };
      const done = await unlessChanged(
        table.write(update(analysisJobKey(subject, jobId), { set }, { equals: { state: job.state } })),
      );
      return done ? started : null;
    },

    /** Notes what the job is at; false when it was called off, or another execution is at it. */
    progress: (job: StoredAnalysisJob, steps: StoredAnalysisJob['steps'], now: Date): Promise<boolean> =>
      unlessChanged(table.write(change(job, { steps, heardAt: now.toISOString() }))),

    /** Notes that the model is about to be asked; false when that is not for this execution any more. */
    markAsked: (job: StoredAnalysisJob, now: Date): Promise<boolean> =>
      unlessChanged(table.write(change(job, { modelAskedAt: now.toISOString(), heardAt: now.toISOString() }))),

    /** Ends a job without a result; one before stays. */
    async fail(job: StoredAnalysisJob, problem: string, now: Date): Promise<boolean> {
      const at = now.toISOString();
      return unlessChanged(table.write(change(job, { state: 'failed', finishedAt: at, heardAt: at, problem })));
    },

    /** Keeps the tasks behind the findings of a workload; they are shown as soon as the result of this job is. */
    async keepEvidence(job: StoredAnalysisJob, evidence: Readonly<Record<string, Evidence>>, now: Date): Promise<void> {
      const ttl = seconds(now) + KEEP_EVIDENCE_SECONDS;
      const items = Object.entries(evidence).map(([id, content]) => ({
        ...keys.workloadEvidence(job.subject.workspaceId, job.id, id),
        type: 'analysis-evidence',
        content: pack(content),
        ttl,
      }));
      for (let start = 0; start < items.length; start += EVIDENCE_AT_ONCE) {
        await Promise.all(items.slice(start, start + EVIDENCE_AT_ONCE).map((item) => table.write(put(item))));
      }
    },

    /** The tasks behind a finding of the newest result; null where there is none of this id. */
    async evidence(workspaceId: string, { jobId }: Pick<NewestResult, 'jobId'>, id: string): Promise<Evidence | null> {
      const item = await table.get(keys.workloadEvidence(workspaceId, jobId, id));
      return item ? (unpack(item['content']) as Evidence) : null;
    },

    /** Puts a result in the place of the one before; false when the job was called off, or its subject is gone. */
    async finish(
      job: StoredAnalysisJob,
      steps: StoredAnalysisJob['steps'],
      { result, newest, metrics, frameId }: Outcome,
      now: Date,
    ): Promise<boolean> {
      const { subject, id: jobId, ai_provider: analyst, fingerprint } = job;
      const at = now.toISOString();
      const before = await find(subject, analyst, { consistent: true });
      const key = resultKey(subject, analyst, frameId);
      const measured = metricsKey(subject, frameId, at.slice(0, DATE_LENGTH));
      if (!before || !key || !measured) return false;
      const known = { ...newest, jobId, fingerprint, at };
      const done = await unlessChanged(
        table.transact([
          update(
            analysisKey(subject, analyst),
            { set: { jobId: null, newest: known, version: before.version + 1 } },
            { equals: { jobId, version: before.version } },
          ),
          put({ ...key, type: 'analysis-result', content: pack(result), at }),
          put({ ...measured, type: 'analysis-metrics', metrics, at, ttl: seconds(now) + KEEP_METRICS_SECONDS }),
          change(job, { state: 'done', steps, finishedAt: at, heardAt: at }),
          ...ownerKeys(subject, frameId).map((owner) => check(owner, { exists: true })),
        ]),
      );
      if (done && before.newest && subject.kind === 'workload') {
        const old = await table.queryAll(ranges.workloadEvidence(subject.workspaceId, before.newest.jobId));
        await table.removeMany(old as unknown as Key[]);
      }
      return done;
    },

    /** What was measured of workload, or in a run of a poll; the newest. */
    async newestMeasurement(of: { readonly workspaceId: string } | { readonly frameId: string }) {
      const range = 'frameId' in of ? ranges.pollMetrics(of.frameId) : ranges.workloadMetrics(of.workspaceId);
      const { items } = await table.query(range, { limit: 1, newestFirst: true });
      return items[0] ? toMeasurement(items[0]) : null;
    },
  };
}

/** So many items of evidence are written side by side. */
const EVIDENCE_AT_ONCE = 10;

const SILENT = 'Анализ прервался: его начали заново';

/** Whether a job may still bring a result. */
export function isAlive({ state }: Pick<StoredAnalysisJob, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}

function toState(item: Item): AnalysisState {
  return {
    jobId: typeof item['jobId'] === 'string' ? item['jobId'] : null,
    newest: (item['newest'] as NewestResult | undefined) ?? null,
    version: Number(item['version']),
  };
}

function toJob(item: Item): StoredAnalysisJob {
  const text = (name: string): string | null => (typeof item[name] === 'string' ? item[name] : null);
  return {
    id: String(item['jobId']),
    subject: item['subject'] as AnalysisSubject,
    ai_provider: item['analyst'] as Analyst,
    state: item['state'] as StoredAnalysisJob['state'],
    steps: item['steps'] as StoredAnalysisJob['steps'],
    requested_at: String(item['requestedAt']),
    finished_at: text('finishedAt'),
    problem: text('problem'),
    fingerprint: String(item['fingerprint']),
    heardAt: String(item['heardAt']),
    attempts: Number(item['attempts']),
    runId: text('runId'),
    modelAskedAt: text('modelAskedAt'),
  };
}

function toMeasurement(item: Item): Measurement {
  return { at: String(item['at']), metrics: item['metrics'] as Metric[] };
}

/** Compressed: what is stored is paid for by its size, and an item holds 400 kB. Loaded when it is first needed. */
const zlib = () => process.getBuiltinModule('node:zlib');

function pack(content: unknown): Uint8Array {
  return zlib().deflateRawSync(JSON.stringify(content));
}

function unpack(content: unknown): unknown {
  return JSON.parse(
    zlib()
      .inflateRawSync(content as Uint8Array)
      .toString(),
  );
}
