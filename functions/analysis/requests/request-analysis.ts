import { conflict } from '#core/http/errors.ts';
import {
  isAlive,
  type NewestResult,
  type StoredAnalysisJob,
  type StoredResult,
} from '../repositories/analysis-items.ts';
import type { AnalysisSubject } from '../repositories/analysis-place.ts';
import type { Repositories } from '#data/repositories.ts';
import type { Analyst } from '#shared/analysts/index.ts';
import { analysisRequests } from '#text/analysis/requests.ts';
import type { WaitingClock } from './clock.ts';

/** What is to be analysed, as it stands at this moment. */
export interface WantedAnalysis {
  readonly subject: AnalysisSubject;
  readonly analyst: Analyst;
  /** Of all that the result depends on, as far as it can be known without reading tasks or answers. */
  readonly fingerprint: string;
  /** A result is fresh for so long even where its fingerprint is the same. */
  readonly freshMilliseconds: number;
  /** Of a poll: the newest run that is analysed. */
  readonly runId: string | null;
}

export type AnalysisAnswer =
  | { readonly kind: 'ready'; readonly result: StoredResult }
  | { readonly kind: 'preparing'; readonly job: StoredAnalysisJob };

interface Context {
  readonly repos: Pick<Repositories, 'analyses'>;
  readonly now: Date;
  readonly newId: () => string;
}

interface Options {
  /** Prepares a new result whatever there is. */
  readonly refresh?: boolean;
  /** Until when the result is waited for, and by which clock; left out, nobody waits. */
  readonly wait?: { readonly until: Date; readonly clock: WaitingClock };
}

/** Longer than the worker may be silent between two deliveries: it ends after 300 s, the queue hands over again after 360. */
const LEASE_MILLISECONDS = 10 * 60_000;
/** Whoever loses a race reads again, and meets the job of who won it. */
const ATTEMPTS = 5;
/** So soon the model is asked again where it did not answer. */
const FALLBACK_FRESH_MILLISECONDS = 15 * 60_000;
const PAUSE_MILLISECONDS = 250;
const PAUSE_GROWTH = 1.5;
const PAUSE_MAX_MILLISECONDS = 2_000;

/**
 * Answers with a fresh result at once; otherwise there is one job, however many ask: its result is waited for, then
 * the job itself is the answer. A job that has not been heard of for longer than its lease is replaced.
 */
export async function requestAnalysis(
  context: Context,
  wanted: WantedAnalysis,
  { refresh = false, wait }: Options = {},
): Promise<AnalysisAnswer> {
  const { repos, now, newId } = context;
  const { subject, analyst, fingerprint } = wanted;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const state = await repos.analyses.find(subject, analyst, { consistent: attempt > 0 });
    if (!refresh && state?.newest && isFresh(state.newest, wanted, now)) {
      const result = await repos.analyses.result(subject, analyst, wanted.runId);
      if (result) return { kind: 'ready', result };
    }
    const running = state?.jobId ? await repos.analyses.findJob(subject, state.jobId, { consistent: true }) : null;
    const isWorking = running !== null && isAlive(running);
    if (isWorking && !isSilent(running, now)) return await awaited(running, context, wanted, wait);
    const job = { id: newId(), subject, ai_provider: analyst, fingerprint };
    const begun = await repos.analyses.request(job, state, isWorking ? running : null, { workerJobId: newId(), now });
    if (!begun) continue;
    const queued = await repos.analyses.findJob(subject, job.id, { consistent: true });
    if (queued) return await awaited(queued, context, wanted, wait);
  }
  return conflict(analysisRequests.notBegun);
}

/** What a job has come to when it is over, or nobody waits any longer. */
async function awaited(
  asked: StoredAnalysisJob,
  { repos }: Context,
  { subject, analyst, runId }: WantedAnalysis,
  wait: Options['wait'],
): Promise<AnalysisAnswer> {
  const job = wait
    ? await lastSeen(asked, wait, (id) => repos.analyses.findJob(subject, id, { consistent: true }))
    : asked;
  if (job.state === 'done') {
    const result = await repos.analyses.result(subject, analyst, runId, { consistent: true });
    if (result) return { kind: 'ready', result };
  }
  return { kind: 'preparing', job };
}

/** A job as it was last seen: looked at with growing pauses until it is over, gone, or the time is up. */
async function lastSeen(
  asked: StoredAnalysisJob,
  { until, clock }: NonNullable<Options['wait']>,
  look: (jobId: string) => Promise<StoredAnalysisJob | null>,
): Promise<StoredAnalysisJob> {
  let job = asked;
  let pause = PAUSE_MILLISECONDS;
  while (isAlive(job) && clock.now() + pause <= until.getTime()) {
    await clock.sleep(pause);
    pause = Math.min(PAUSE_MAX_MILLISECONDS, pause * PAUSE_GROWTH);
    const known = await look(job.id);
    if (!known) break;
    job = known;
  }
  return job;
}

function isFresh(
  { at, ...newest }: NewestResult,
  { fingerprint, freshMilliseconds }: WantedAnalysis,
  now: Date,
): boolean {
  const fresh = newest.fellBack ? Math.min(FALLBACK_FRESH_MILLISECONDS, freshMilliseconds) : freshMilliseconds;
  return newest.fingerprint === fingerprint && now.getTime() - Date.parse(at) < fresh;
}

function isSilent({ heardAt }: StoredAnalysisJob, now: Date): boolean {
  return now.getTime() - Date.parse(heardAt) > LEASE_MILLISECONDS;
}
