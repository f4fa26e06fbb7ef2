import type { AnalysisAnswer } from './request-analysis.ts';
import { conflict, notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { isAlive, type StoredAnalysisJob } from '../repositories/analysis-items.ts';
import type { AnalysisSubject } from '../repositories/analysis-place.ts';
import type { Poll } from '#functions/polls/repositories/polls.ts';
import type { AnalysisJob } from '#shared/models/analysis.ts';
import { analysisRequests } from '#text/analysis/requests.ts';
import { presentJob } from './present-job.ts';

type Context = Pick<OperationContext<'analyses'>, 'repos' | 'now' | 'newId'>;

/** Somebody else may change a job between reading and calling it off: it moves on at most a few times. */
const ATTEMPTS = 5;

/** The jobs of a poll lie together, however many runs each analyses. */
export function jobsOf({ id: pollId, workspaceId }: Pick<Poll, 'id' | 'workspaceId'>): AnalysisSubject {
  return { kind: 'poll', workspaceId, pollId, runs: 1 };
}

/** A job of this subject, as it is at this moment; 404 where there is none. */
export async function requireJob(
  { repos }: Context,
  subject: AnalysisSubject,
  jobId: string,
): Promise<StoredAnalysisJob> {
  return (await repos.analyses.findJob(subject, jobId, { consistent: true })) ?? notFound('analysisJob');
}

/** Calls a job off; one that is over stays as it ended. */
export async function cancelJob(context: Context, subject: AnalysisSubject, jobId: string): Promise<AnalysisJob> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const job = await requireJob(context, subject, jobId);
    if (!isAlive(job)) return presentJob(job);
    await context.repos.analyses.cancel(job, context.now);
  }
  return conflict(analysisRequests.notStopped);
}

/** The job that a request for a new result has begun, or joined. */
export function startedJob(answer: AnalysisAnswer): AnalysisJob {
  if (answer.kind === 'ready') throw new Error('A new result was asked for, and an old one given');
  return presentJob(answer.job);
}
