import { useMemo } from 'react';
import type { SWRResponse } from 'swr';
import { ai } from '#shared/contract/ai.ts';
import type { AnalysisJob } from '#shared/models/analysis.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';
import type { AnalysisSubject } from './lib/analysis-question.ts';
import { askAgainAfter } from './lib/job-state.ts';

/** A job, asked after while it is under way and the page is in sight; null as id means "none". */
export function useJob({ kind, id }: AnalysisSubject, jobId: string | null): SWRResponse<AnalysisJob, unknown> {
  return useApi(jobRoutes[kind].get, jobId === null ? null : jobInput(id, jobId), {
    refreshInterval: (job) => askAgainAfter(job, new Date()),
  });
}

interface JobActions {
  readonly cancel: (jobId: string) => Promise<void>;
  /** Begins one that is over anew; the reply may name another job. */
  readonly retry: (jobId: string) => Promise<AnalysisJob>;
}

/** What can be done with the jobs of a subject. */
export function useJobActions({ kind, id }: AnalysisSubject): JobActions {
  const { put } = useApiCache();
  return useMemo(() => {
    const { get, cancel, retry } = jobRoutes[kind];
    return {
      async cancel(jobId) {
        await put(get, jobInput(id, jobId), await callApi(cancel, jobInput(id, jobId)));
      },
      async retry(jobId) {
        const job = await callApi(retry, jobInput(id, jobId));
        await put(get, jobInput(id, job.id), job);
        return job;
      },
    };
  }, [put, kind, id]);
}

const jobInput = (id: string, jobId: string) => ({ params: { id, job_id: jobId } });

interface JobRoutes {
  readonly get: typeof ai.getWorkloadJob;
  readonly cancel: typeof ai.cancelWorkloadJob;
  readonly retry: typeof ai.retryWorkloadJob;
}
const jobRoutes: Readonly<Record<AnalysisSubject['kind'], JobRoutes>> = {
  workload: { get: ai.getWorkloadJob, cancel: ai.cancelWorkloadJob, retry: ai.retryWorkloadJob },
  // Border: the same but for their paths.
  poll: { get: ai.getPollJob, cancel: ai.cancelPollJob, retry: ai.retryPollJob } as unknown as JobRoutes,
  survey: { get: ai.getSurveyJob, cancel: ai.cancelSurveyJob, retry: ai.retrySurveyJob } as unknown as JobRoutes,
};
