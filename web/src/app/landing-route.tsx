import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Landing } from '#web/features/landing/landing.tsx';
import type { LoginCallbacks } from '#web/features/landing/use-login.ts';
import { useReadSiteFacts } from '#web/lib/read-site-facts.ts';
import { SiteFactsContext } from '#web/lib/site-facts.ts';
import { appText } from '#text/common/app.ts';
import { landingText } from '#text/site/landing.ts';
import { loadLoginDialog } from './login.ts';
import { paths } from '#web/lib/paths.ts';

/** The landing for those who come to it from inside the app; everybody else gets it as a document (web/src/site). */
export default function LandingRoute() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { expired, wanted, login } = useArrival();
  useScrollToAnchor(hash);
  useEffect(() => {
    document.title = landingText.title;
  }, []);
  // Whoever comes in by a provider leaves this page: where they were going goes along.
  const loadLogin = useCallback(async () => {
    const create = await loadLoginDialog();
    return (callbacks: LoginCallbacks) => create(callbacks, wanted ?? undefined);
  }, [wanted]);
  const enter = useCallback(() => void navigate(wanted ?? paths.app), [navigate, wanted]);
  return (
    <SiteFactsContext.Provider value={useReadSiteFacts()}>
      <Landing
        loadLogin={loadLogin}
        onEnter={enter}
        onLogin={enter}
        loginAtOnce={login}
        notice={expired ? appText.sessionExpired : undefined}
      />
    </SiteFactsContext.Provider>
  );
}

/** The page arrives after its address: the browser's own jump to #pricing has found nothing. */
function useScrollToAnchor(hash: string): void {
  useEffect(() => {
    if (hash.length > 1) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
}

interface Arrival {
  /** Whether this visit began with a session that ran out. */
  readonly expired: boolean;
  /** The page behind the login that was asked for; null when the visitor came for the landing itself. */
  readonly wanted: string | null;
  /** Whether the visitor comes to log in, from the page of a new password, say. */
  readonly login: boolean;
}

/** What the guard said when it sent somebody here; told once, not again after a reload. */
function useArrival(): Arrival {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [arrival] = useState(() => readArrival(state));
  useEffect(() => {
    if (state !== null) navigate(pathname, { replace: true, state: null });
  }, [state, pathname, navigate]);
  return arrival;
}

function readArrival(state: unknown): Arrival {
  if (typeof state !== 'object' || state === null) return { expired: false, wanted: null, login: false };
  return {
    expired: 'expired' in state && state.expired === true,
    wanted: 'wanted' in state && typeof state.wanted === 'string' ? state.wanted : null,
    login: 'login' in state && state.login === true,
  };
}
