import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { auth } from '#shared/contract/auth.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { endSession, sessionEnd } from '#web/lib/session.ts';
import { readingRules, useApi, useApiCache } from '#web/lib/use-api.ts';
import { useHasSession } from '#web/lib/use-session.ts';
import { appText } from '#web/text/app.ts';
import { Kit } from '#web/ui/kit.tsx';
import { paths } from './paths.ts';
import { Shell } from './shell/shell.tsx';
import { Waiting } from './waiting.tsx';
import { WorkspaceProvider } from './workspace-context.tsx';

/** Everything behind the login: the kit, the reading rules, the guard, the shell. */
export default function GuardedApp() {
  return (
    <Kit>
      <SWRConfig value={readingRules}>
        <Guard />
      </SWRConfig>
      <Notifications position="bottom-right" limit={3} />
    </Kit>
  );
}

function Guard() {
  return useHasSession() ? <SessionCheck /> : <Leave />;
}

/** Lets in whoever the server answers with any success. User and workspaces are asked for at the same moment. */
function SessionCheck() {
  const me = useApi(auth.me, {});
  useApi(workspaces.listWorkspaces, {});
  const refused = me.data === undefined && me.error !== undefined;
  useEffect(() => {
    if (refused) endSession('unconfirmed');
  }, [refused]);
  if (me.data === undefined && (me.isLoading || refused)) return <Waiting>{appText.checkingAccess}</Waiting>;
  return (
    <WorkspaceProvider>
      <Shell />
    </WorkspaceProvider>
  );
}

/** The session is over: nothing read stays in memory for the next person at this screen. */
function Leave() {
  const { clear } = useApiCache();
  const { pathname, search } = useLocation();
  useEffect(() => {
    void clear();
  }, [clear]);
  const end = sessionEnd();
  // Whoever chose to leave starts afresh next time; whoever had to log in first goes on to where they were going.
  const wanted = end === 'left' ? null : pathname + search;
  return <Navigate to={paths.home} replace state={{ expired: end === 'expired', wanted }} />;
}
