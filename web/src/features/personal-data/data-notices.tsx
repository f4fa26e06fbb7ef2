import { Link } from 'react-router-dom';
import type { WorkspaceNotices } from '#shared/models/workspace.ts';
import { dataRequestsText as text } from '#text/personal-data/requests.ts';
import { ownRequestsText } from '#text/personal-data/own-requests.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { useNow } from '#web/lib/use-now.ts';
import { paths } from '#web/lib/paths.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';
import { Notice } from '#web/ui/notice.tsx';

/**
 * On the first screen: to those who answer, requests about personal data that cannot wait any longer; to whoever has
 * their data blocked, that they are asked nothing.
 */
export default function DataNotices({
  data_requests: requests,
  blocked,
}: Pick<WorkspaceNotices, 'data_requests' | 'blocked'>) {
  return (
    <>
      {blocked && <OwnBlock {...blocked} />}
      {requests && <UrgentRequests {...requests} />}
    </>
  );
}

function UrgentRequests({ count, due_on: dueOn }: NonNullable<WorkspaceNotices['data_requests']>) {
  const late = dueOn < moscowDay(useNow());
  return (
    <Notice tone="warning" actions={<Link to={paths.settingsData}>{text.openUrgent}</Link>}>
      {text.urgent(count, dueOn, late)}
    </Notice>
  );
}

function OwnBlock({ since, until }: NonNullable<WorkspaceNotices['blocked']>) {
  const { workspace } = useWorkspace();
  return (
    <Notice actions={<Link to={paths.settingsMyData}>{ownRequestsText.more}</Link>}>
      {ownRequestsText.blocked(workspace.name, since, until)}
    </Notice>
  );
}
