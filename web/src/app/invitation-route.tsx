import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { workspaces } from '#shared/contract/workspaces.ts';
import { useVisitor } from '#web/features/landing/use-visitor.ts';
import { callApi, logout } from '#web/lib/api-client.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { storeCurrentWorkspaceId } from '#web/lib/current-workspace.ts';
import { formatDate } from '#web/lib/dates.ts';
import { useAction } from '#web/lib/use-action.ts';
import { readingRules, useApi } from '#web/lib/use-api.ts';
import { commonText } from '#web/text/common.ts';
import { workspacesText } from '#web/features/workspaces/text.ts';
import { useDocumentTitle } from '#web/ui/document-title.ts';
import { FailureNote } from '#web/ui/failure-note.tsx';
import styles from './invitation-route.module.css';
import { MessagePage } from '#web/ui/message-page.tsx';
import { paths } from '#web/lib/paths.ts';
import { LoadingScreen } from './loading-screen.tsx';

const AuthModal = lazy(() => import('#web/features/auth/auth-modal.tsx'));
const text = workspacesText.invitation;

/** Where the link of an invitation leads: who is invited where, the login if it is needed, and the door. */
export default function InvitationRoute() {
  const { token = '' } = useParams();
  const { data, error, mutate } = useApi(workspaces.openInvitation, { params: { token } }, readingRules);
  useDocumentTitle(text.title);
  if (data) {
    const { workspace_name: workspace, role, email, expires_at: until } = data;
    return (
      <MessagePage title={text.heading(workspace)} text={text.text(role, email, formatDate(until))}>
        <Door token={token} />
      </MessagePage>
    );
  }
  if (error === undefined) return <LoadingScreen />;
  const invalid = error instanceof ApiError && error.status < 500;
  return (
    <MessagePage title={text.invalidTitle} text={messageOf(error)}>
      {!invalid && (
        <button type="button" className="button" onClick={() => void mutate()}>
          {commonText.retry}
        </button>
      )}
      <Link to={paths.home} className={invalid ? 'button' : 'button button-outline'}>
        {commonText.toHome}
      </Link>
    </MessagePage>
  );
}

/** A guest logs in first; whoever is logged in says yes, or comes back with the account that was invited. */
function Door({ token }: { readonly token: string }) {
  const visitor = useVisitor();
  const [auth, setAuth] = useState<'unused' | 'open' | 'closed'>('unused');
  const acceptance = useAction();
  const navigate = useNavigate();

  const accept = () =>
    acceptance.run(
      () => callApi(workspaces.acceptInvitation, { params: { token } }),
      async (workspace) => {
        storeCurrentWorkspaceId(workspace.id);
        await navigate(paths.app);
      },
    );

  function change() {
    logout();
    acceptance.reset();
    setAuth('open');
  }

  return (
    <>
      {visitor ? (
        <>
          <p className={styles.account}>{text.asUser(visitor.email)}</p>
          {acceptance.error !== null && <FailureNote error={acceptance.error} />}
          <button type="button" className="button" onClick={() => void accept()} disabled={acceptance.busy}>
            {acceptance.busy ? text.accepting : text.accept}
          </button>
          <button type="button" className="button button-outline" onClick={change} disabled={acceptance.busy}>
            {text.otherAccount}
          </button>
        </>
      ) : (
        <>
          <p className={styles.account}>{text.guestText}</p>
          <button type="button" className="button" onClick={() => setAuth('open')}>
            {text.enter}
          </button>
        </>
      )}
      {auth !== 'unused' && (
        <Suspense fallback={null}>
          <AuthModal opened={auth === 'open'} onClose={() => setAuth('closed')} onSuccess={() => setAuth('closed')} />
        </Suspense>
      )}
    </>
  );
}
