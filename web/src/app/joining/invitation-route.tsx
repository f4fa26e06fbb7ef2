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

const text = joiningText.invitation;

/** Where the link of an invitation leads: who invites where, the login if it is needed, and the door. */
export default function InvitationRoute() {
  const { token = '' } = useParams();
  const navigate = useNavigate();
  const own = useOwnWorkspace(token);
  const { data, error, mutate } = useApi(workspaces.openInvitation, { params: { token } }, readingRules);
  useDocumentTitle(text.title);
  if (data) {
    const { workspace_name: workspace, inviter, role, email, expires_at: until } = data;
    return (
      <MessagePage title={joiningText.heading(inviter, workspace, role)} text={joiningText.what}>
        <p className={styles.account}>{text.text(email, formatDate(until))}</p>
        <AcceptWithAccount
          words={text}
          accept={() => callApi(workspaces.acceptInvitation, { params: { token } })}
          onAccepted={(entered) => {
            storeCurrentWorkspaceId(entered.id);
            return navigate(paths.app);
          }}
        />
      </MessagePage>
    );
  }
  if (error === undefined || own === undefined) return <LoadingScreen />;
  // Used, withdrawn or expired: whoever is in is shown in.
  if (own) return <EnterWorkspace workspace={own} />;
  return <DeadLink title={text.invalidTitle} error={error} onRetry={() => void mutate()} />;
}
