import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { AnalysisJob } from '#shared/models/analysis.ts';
import { paths } from '#web/lib/paths.ts';
import { hideToast, showToast } from '#web/ui/toast-list.ts';
import { useJob } from './job-api.ts';
import { isUnderWay } from './lib/job-state.ts';
import { PENDING_ANALYSES, withoutPending, type PendingAnalysis } from './lib/pending-analyses.ts';
import { analysisText } from '#text/analysis.ts';

const text = analysisText.notice;

/** Follows the analyses that are waited for, wherever the person is, and tells of those that have ended elsewhere. */
export default function AnalysisWatcher({ pending }: { readonly pending: readonly PendingAnalysis[] }) {
  return pending.map((one) => <Watched key={one.jobId} {...one} />);
}

function Watched({ subject, jobId }: PendingAnalysis) {
  const { mutate } = useSWRConfig();
  const { pathname } = useLocation();
  const { data: job } = useJob(subject, jobId);
  useEffect(() => {
    if (!job || isUnderWay(job)) return;
    void mutate(PENDING_ANALYSES, withoutPending(job.id), { revalidate: false });
    const place = placeOf(job);
    // The page of the analysis shows it by itself.
    if (pathname !== new URL(place, location.origin).pathname) tell(job, place);
  }, [job, pathname, mutate]);
  return null;
}

function placeOf({ subject, subject_id: id, ai_provider: analyst }: AnalysisJob): string {
  if (subject === 'workload') return paths.workloadOf(analyst);
  return subject === 'survey' ? paths.surveyResults(id) : paths.pollAnalysis(id);
}

/** Stays until it is read: nobody watches a corner for three seconds of one minute. */
function tell(job: AnalysisJob, place: string): void {
  if (job.state === 'cancelled') return;
  const { id } = job;
  const isDone = job.state === 'done';
  showToast({
    id,
    message: (
      <>
        {isDone ? text.ready : text.failed}.{' '}
        <Link to={place} onClick={() => hideToast(id)}>
          {text.open}
        </Link>
      </>
    ),
    tone: isDone ? 'good' : 'attention',
    lasting: true,
  });
}
