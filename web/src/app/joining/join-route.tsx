import { useNavigate, useParams } from 'react-router-dom';
import { workspaces } from '#shared/contract/workspaces.ts';
import { callApi } from '#web/lib/api-client.ts';
import { storeCurrentWorkspaceId } from '#web/lib/current-workspace.ts';
import { formatDate } from '#web/lib/dates.ts';
import { paths } from '#web/lib/paths.ts';
import { readingRules, useApi } from '#web/lib/use-api.ts';
import { joiningText } from '#text/common/joining.ts';
import { useDocumentTitle } from '#web/ui/document-title.ts';
import { MessagePage } from '#web/ui/message-page.tsx';
import { LoadingScreen } from '../loading-screen.tsx';
import { DeadLink } from './dead-link.tsx';
import { AcceptWithAccount } from './accept-with-account.tsx';
import { EnterWorkspace } from './enter-workspace.tsx';
import styles from './joining.module.css';
import { useOwnWorkspace } from './use-own-workspace.ts';

const text = joiningText.link;

/** Where the joining link of a workspace leads: who invites where, the login if it is needed, and the door. */
export default function JoinRoute() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const own = useOwnWorkspace(token);
  const { data, error, mutate } = useApi(workspaces.openJoinLink, { params: { token } }, readingRules);
  useDocumentTitle(text.title);
  // Whoever is in is shown in, whatever has become of the link.
  if (own) return <EnterWorkspace workspace={own} />;
  if (own === undefined || (!data && error === undefined)) return <LoadingScreen />;
  if (!data) return <DeadLink title={text.invalidTitle} error={error} onRetry={() => void mutate()} />;
  const { workspace_name: workspace, inviter, role, expires_at: until } = data;
  return (
    <MessagePage title={joiningText.heading(inviter, workspace, role)} text={joiningText.what}>
      <p className={styles.account}>{text.text(formatDate(until))}</p>
      <AcceptWithAccount
        words={text}
        accept={() => callApi(workspaces.acceptJoinLink, { params: { token } })}
        onAccepted={(entered) => {
          storeCurrentWorkspaceId(entered.id);
          return navigate(paths.app);
        }}
      />
    </MessagePage>
  );
}
