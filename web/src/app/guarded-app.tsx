import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SWRConfig, useSWRConfig } from 'swr';
import { auth } from '#shared/contract/auth.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { watchLostReplies } from '#web/lib/api-client.ts';
import { watchReturn } from '#web/lib/connection.ts';
import { followChoice } from './own-language.ts';
import { endSession, sessionEnd } from '#web/lib/session.ts';
import { readingRules, useApi } from '#web/lib/use-api.ts';
import { useHasSession } from '#web/lib/use-session.ts';
import { appText } from '#text/common/app.ts';
import { LANGUAGE } from '#text/format.ts';
import { ThemeProvider } from '#web/ui/theme-provider.tsx';
import { showToast } from '#web/ui/toast-list.ts';
import { Toasts } from '#web/ui/toasts.tsx';
import { paths } from '#web/lib/paths.ts';
import { Proofs } from './proofs.tsx';
import { Shell } from './shell/shell.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { keepOfflinePage } from './offline-page.ts';
import { WorkspaceProvider } from '#web/lib/workspace-context.tsx';

const SESSION_READING = { ...readingRules, provider: () => new Map() };

/** Everything behind the login: the theme, the reading rules, the guard, the shell. */
export default function GuardedApp() {
  return (
    <ThemeProvider>
      <Guard />
      <Toasts />
    </ThemeProvider>
  );
}

/** What is read lives as long as the session that read it: nothing stays for the next person at this screen. */
function Guard() {
  return useHasSession() ? (
    <SWRConfig value={SESSION_READING}>
      <SessionCheck />
    </SWRConfig>
  ) : (
    <Leave />
  );
}

/**
 * What was done although its reply is lost is read again, and all that is shown when the connection is back. Key by key:
 * a filter of keys passes over lists of pages.
 */
function useReadingAgain(): void {
  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    const readAgain = () => Promise.all([...cache.keys()].map((key) => mutate(key)));
    const stopReplies = watchLostReplies(() => void readAgain());
    const stopReturn = watchReturn(
      () => void readAgain().then(() => showToast({ id: 'connection', message: appText.connection.back })),
    );
    return () => {
      stopReplies();
      stopReturn();
    };
  }, [cache, mutate]);
}

/** Lets in whoever the server answers with any success. User and workspaces are asked for at the same moment. */
function SessionCheck() {
  const me = useApi(auth.me, {});
  useApi(workspaces.listWorkspaces, {});
  useReadingAgain();
  const refused = me.data === undefined && me.error !== undefined;
  const entered = me.data !== undefined;
  useEffect(() => {
    if (entered) keepOfflinePage();
  }, [entered]);
  useEffect(() => {
    if (refused) endSession('unconfirmed');
  }, [refused]);
  const language = me.data?.language;
  useEffect(() => followChoice(language), [language]);
  const isElsewhere = language !== undefined && language !== LANGUAGE;
  if (isElsewhere || (me.data === undefined && (me.isLoading || refused)))
    return <LoadingScreen>{appText.checkingAccess}</LoadingScreen>;
  return (
    <WorkspaceProvider>
      <Shell />
      <Proofs />
    </WorkspaceProvider>
  );
}

/** The session is over: back to the landing. */
function Leave() {
  const { pathname, search } = useLocation();
  const end = sessionEnd();
  // Whoever chose to leave starts afresh next time; whoever had to log in first goes on to where they were going.
  const wanted = end === 'left' ? null : pathname + search;
  return <Navigate to={paths.home} replace state={{ expired: end === 'expired', wanted }} />;
}
