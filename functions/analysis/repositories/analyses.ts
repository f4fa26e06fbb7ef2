import { ANALYSTS, type Analyst } from '#shared/analysts/index.ts';
import type { Words } from '#shared/text/said.ts';
import { DAY_SECONDS } from '#shared/rules/durations.ts';
import { OVERTAKEN, untilNotOvertaken } from '#data/attempts.ts';
import { say } from '../jobs/say.ts';
import { seconds } from '#shared/rules/seconds.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import {
  isAlive,
  pack,
  toJob,
  toMeasurement,
  toState,
  unpack,
  type AnalysisState,
  type KeptEvidence,
  type Measurement,
  type NewestResult,
  type Outcome,
  type Step,
  type StoredAnalysisJob,
  type StoredResult,
} from './analysis-items.ts';
import {
  analysisJobKey,
  analysisKey,
  metricsKey,
  ownerKeys,
  resultKey,
  type AnalysisSubject,
} from './analysis-place.ts';
import { unlessChanged } from '#data/conditions.ts';
import { jobItem } from '#data/job-item.ts';
import { keys, ranges, type Key } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { check, insert, put, remove, update } from '#data/writes.ts';

/** A job that is over is told of for so long. */
const KEEP_JOB_SECONDS = 30 * DAY_SECONDS;
/** Somewhat more than a year, to compare with. */
const KEEP_METRICS_SECONDS = 400 * DAY_SECONDS;
/** Evidence is written anew with every result; what a result that was never finished has left goes by itself. */
const KEEP_EVIDENCE_SECONDS = KEEP_METRICS_SECONDS;

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
      runId: string | null,
      options: { consistent?: boolean } = {},
    ): Promise<StoredResult | null> {
      const key = resultKey(subject, analyst, runId);
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
                  { set: { state: 'failed', finishedAt: at, problem: say('silent') } },
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
    progress: (job: StoredAnalysisJob, steps: readonly Step[], now: Date): Promise<boolean> =>
      unlessChanged(table.write(change(job, { steps, heardAt: now.toISOString() }))),

    /** Notes that the model is about to be asked; false when that is not for this execution any more. */
    markAsked: (job: StoredAnalysisJob, now: Date): Promise<boolean> =>
      unlessChanged(table.write(change(job, { modelAskedAt: now.toISOString(), heardAt: now.toISOString() }))),

    /** Ends a job without a result; one before stays. */
    async fail(job: StoredAnalysisJob, problem: Words, now: Date): Promise<boolean> {
      const at = now.toISOString();
      return unlessChanged(table.write(change(job, { state: 'failed', finishedAt: at, heardAt: at, problem })));
    },

    /** Keeps the tasks behind the findings of a workload; they are shown as soon as the result of this job is. */
    async keepEvidence(
      job: StoredAnalysisJob,
      evidence: Readonly<Record<string, KeptEvidence>>,
      now: Date,
    ): Promise<void> {
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
    async evidence(
      workspaceId: string,
      { jobId }: Pick<NewestResult, 'jobId'>,
      id: string,
    ): Promise<KeptEvidence | null> {
      const item = await table.get(keys.workloadEvidence(workspaceId, jobId, id));
      return item ? (unpack(item['content']) as KeptEvidence) : null;
    },

    /** Puts a result in the place of the one before; false when the job was called off, or its subject is gone. */
    async finish(
      job: StoredAnalysisJob,
      steps: readonly Step[],
      { result, newest, metrics, scores, smallTeams, runId }: Outcome,
      now: Date,
    ): Promise<boolean> {
      const { subject, id: jobId, ai_provider: analyst, fingerprint } = job;
      const at = now.toISOString();
      const before = await find(subject, analyst, { consistent: true });
      const key = resultKey(subject, analyst, runId);
      const measured = metricsKey(subject, runId, moscowDay(now));
      if (!before || !key || !measured) return false;
      const known = { ...newest, jobId, fingerprint, at };
      // What was measured in a run goes with the run.
      const expiry = subject.kind === 'workload' ? { ttl: seconds(now) + KEEP_METRICS_SECONDS } : {};
      const done = await unlessChanged(
        table.transact([
          update(
            analysisKey(subject, analyst),
            { set: { jobId: null, newest: known, version: before.version + 1 } },
            { equals: { jobId, version: before.version } },
          ),
          put({ ...key, type: 'analysis-result', content: pack(result), at }),
          put({ ...measured, type: 'analysis-metrics', metrics, scores, smallTeams, at, ...expiry }),
          change(job, { state: 'done', steps, finishedAt: at, heardAt: at }),
          ...ownerKeys(subject, runId).map((owner) => check(owner, { exists: true })),
        ]),
      );
      if (done && before.newest && subject.kind === 'workload') {
        const old = await table.queryAll(ranges.workloadEvidence(subject.workspaceId, before.newest.jobId));
        await table.removeMany(old as unknown as Key[]);
      }
      return done;
    },

    /**
     * Takes away what is said of the workload of a workspace, where the names of its people stand, and calls off what
     * is being said with them; the next request begins anew.
     */
    async forgetNames(workspaceId: string, now: Date): Promise<void> {
      const subject = { kind: 'workload', workspaceId } as const;
      for (const analyst of ANALYSTS) {
        await untilNotOvertaken('The analysis', async () => {
          const state = await find(subject, analyst, { consistent: true });
          if (!state) return null;
          const job = state.jobId && (await table.get(analysisJobKey(subject, state.jobId), { consistent: true }));
          if (job && isAlive(toJob(job))) await this.cancel(toJob(job), now);
          const set = { newest: null, version: state.version + 1 };
          const forgotten = await unlessChanged(
            table.transact([
              update(analysisKey(subject, analyst), { set }, { equals: { version: state.version } }),
              remove(keys.workloadResult(workspaceId, analyst)),
            ]),
          );
          return forgotten ? null : OVERTAKEN;
        });
      }
    },

    /** What was measured of the workload of a workspace; the newest. */
    async workloadMeasured(workspaceId: string): Promise<Measurement | null> {
      const { items } = await table.query(ranges.workloadMetrics(workspaceId), { limit: 1, newestFirst: true });
      return items[0] ? toMeasurement(items[0]) : null;
    },

    /** The newest of what was measured of the workload from one day to another, both included. */
    async workloadMeasuredBetween(workspaceId: string, from: string, to: string): Promise<Measurement | null> {
      const range = ranges.workloadMetrics(workspaceId);
      const { items } = await table.query(range, { limit: 1, newestFirst: true, from, to });
      return items[0] ? toMeasurement(items[0]) : null;
    },

    /** What was measured of the workload of a workspace from a day on, the oldest first; at most one a day. */
    async workloadMeasuredSince(workspaceId: string, day: string): Promise<Measurement[]> {
      return (await table.queryAll(ranges.workloadMetrics(workspaceId), { from: day, to: '9' })).map(toMeasurement);
    },

    /** What was last measured in a run of a poll. */
    async runMeasured(runId: string): Promise<Measurement | null> {
      const item = await table.get(keys.pollMetrics(runId));
      return item && toMeasurement(item);
    },
  };
}

/** So many items of evidence are written side by side. */
const EVIDENCE_AT_ONCE = 10;
