import { useParams, useSearchParams } from 'react-router-dom';
import { isUuid } from '#shared/rules/ids.ts';
import { useFrames } from '#web/features/asking/frames/api.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { ReportPage } from './report-page.tsx';

/** What those whom a run of a poll asked are told. */
export default function PollReportPage() {
  const { pollId = '' } = useParams();
  const [query] = useSearchParams();
  const { can } = useWorkspace();
  const frameId = query.get('frame') ?? '';
  const { frames } = useFrames(pollId);
  const newest = frames?.find(({ was_opened: opened }) => opened);
  return (
    <ReportPage
      kind="run"
      subject={isUuid(pollId) && isUuid(frameId) ? { kind: 'run', id: frameId, askedId: pollId } : null}
      mayWrite={can('runs.edit')}
      back={isUuid(pollId) ? paths.pollResults(pollId) : paths.polls}
      hasThemes={newest?.id === frameId}
    />
  );
}
