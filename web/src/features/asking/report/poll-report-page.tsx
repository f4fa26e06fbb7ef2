import { useParams, useSearchParams } from 'react-router-dom';
import { isUuid } from '#shared/rules/ids.ts';
import { useRuns } from '#web/features/asking/runs/api.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { ReportPage } from './report-page.tsx';

/** What those whom a run of a poll asked are told. */
export default function PollReportPage() {
  const { pollId = '' } = useParams();
  const [query] = useSearchParams();
  const { can } = useWorkspace();
  const runId = query.get('frame') ?? '';
  const { runs } = useRuns(pollId);
  const newest = runs?.find(({ was_opened: opened }) => opened);
  return (
    <ReportPage
      kind="run"
      subject={isUuid(pollId) && isUuid(runId) ? { kind: 'run', id: runId, askedId: pollId } : null}
      mayWrite={can('runs.edit')}
      back={isUuid(pollId) ? paths.pollResults(pollId) : paths.polls}
      hasThemes={newest?.id === runId}
    />
  );
}
