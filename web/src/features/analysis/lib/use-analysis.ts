import { useCallback, useEffect, useRef } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { AnalysisAccepted, AnalysisJob } from '#shared/models/analysis.ts';
import { useAction } from '#web/lib/use-action.ts';
import { useJob, useJobActions } from '../job-api.ts';
import { isSibling, replyKey, shownKey, type AnalysisQuestion } from './analysis-question.ts';
import { isUnderWay } from './job-state.ts';
import { PENDING_ANALYSES, withPending, type PendingAnalysis } from './pending-analyses.ts';

export interface AnalysisReading<Result> {
  /** The newest that is known; while another is prepared, or did not turn out, the one before. */
  readonly result: Result | undefined;
  /** What prepares the next one, or did not manage to; null when nothing does. */
  readonly job: AnalysisJob | null;
  /** The last look at the job failed. */
  readonly unreachable: boolean;
  /** A reply is waited for. */
  readonly asking: boolean;
  readonly error: unknown;
  /** Asks again for what was refused or did not come. */
  readonly ask: () => void;
  /** Has the analysis made anew. */
  readonly refresh: () => void;
  readonly cancel: () => Promise<void>;
  /** Begins a job that is over anew. */
  readonly retry: () => void;
}

/** An analysis costs work: it is made when a person asks, not when a window comes into sight. */
const WHEN_ASKED = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false } as const;
const NOWHERE: AnalysisQuestion = {
  subject: { kind: 'workload', id: '' },
  part: 'summary',
  runs: 1,
  analyst: 'builtin',
};

/**
 * An analysis as its page shows it. The server answers with the result or, while that is prepared, with a job, which
 * is followed until the result can be asked for. What is known is kept with all that is read: whoever leaves the page
 * and comes back finds the job where it is. Null as question means "not yet".
 */
export function useAnalysis<Result extends object>(
  question: AnalysisQuestion | null,
  call: (refresh: boolean) => Promise<Result | AnalysisAccepted>,
): AnalysisReading<Result> {
  const asked = question ?? NOWHERE;
  const { mutate } = useSWRConfig();
  const refreshing = useAction();
  const retrying = useAction();
  const jobs = useJobActions(asked.subject);

  async function ask(refresh: boolean): Promise<Result | AnalysisAccepted> {
    const reply = await call(refresh);
    if (isAccepted(reply)) await wait(reply.job);
    else await mutate(shownKey(asked), reply, { revalidate: false });
    return reply;
  }
  const wait = ({ id: jobId }: AnalysisJob) =>
    mutate<readonly PendingAnalysis[]>(PENDING_ANALYSES, withPending({ subject: asked.subject, jobId }), {
      revalidate: false,
    });

  const reading = useSWR<Result | AnalysisAccepted, unknown>(
    question && replyKey(question),
    () => ask(false),
    WHEN_ASKED,
  );
  const shown = useSWR<Result>(question && shownKey(question), null).data;
  const { data: reply, mutate: setReply } = reading;
  const accepted = reply !== undefined && isAccepted(reply) ? reply.job : null;
  const looked = useJob(asked.subject, accepted?.id ?? null);
  const job = accepted && (looked.data ?? accepted);

  const isDone = job?.state === 'done';
  const fetchedOf = useRef<string | null>(null);
  const doneId = isDone ? job.id : null;
  useEffect(() => {
    if (doneId === null || fetchedOf.current === doneId) return;
    fetchedOf.current = doneId;
    void setReply();
  }, [doneId, setReply]);

  /** What else the same job prepares is asked for again where it is shown. */
  const forgetSiblings = () =>
    mutate((key) => question !== null && isSibling(key, question), undefined, { revalidate: true });

  const cancel = useCallback(async () => {
    if (accepted) await jobs.cancel(accepted.id);
  }, [accepted, jobs]);

  return {
    result: reply !== undefined && !isAccepted(reply) ? reply : shown,
    job,
    unreachable: looked.error !== undefined,
    asking: (reading.isValidating && !(job && isUnderWay(job))) || refreshing.busy || retrying.busy,
    error: reading.error ?? refreshing.error ?? retrying.error ?? undefined,
    ask: () => void setReply(),
    refresh: () =>
      void refreshing.run(
        () => ask(true),
        async (next) => {
          await setReply(next, { revalidate: false });
          await forgetSiblings();
        },
      ),
    cancel,
    retry: () =>
      void retrying.run(async () => {
        if (!job) return;
        const next = await jobs.retry(job.id);
        await wait(next);
        await setReply({ job: next }, { revalidate: false });
      }),
  };
}

/** Whether a reply says that the result is being prepared. */
export function isAccepted(reply: object): reply is AnalysisAccepted {
  return 'job' in reply;
}
